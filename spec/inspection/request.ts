/** What a turn of a scenario asks for, sentence by sentence, for people who read many of them. */
import { describeChange } from '../changes/table.ts';
import { must } from '../lookup.ts';
import type { Scenario } from '../scenario.ts';

export interface TurnRequest {
  readonly scenario: string;
  readonly turn: number;
  readonly sentences: readonly string[];
}

/** The request of a turn, from 1 to the last one. */
export function requestOf(
  { name, turns }: Pick<Scenario, 'name' | 'turns'>,
  turn: number,
): TurnRequest {
  const { changes } = must(turns[turn - 1], `a turn ${String(turn)} of ${name}`);
  return { scenario: name, turn, sentences: changes.map((change) => `${describeChange(change)}.`) };
}

/** The requests as a text: a paragraph for each, which begins with the name of its scenario. */
export function requestsText(requests: readonly TurnRequest[]): string {
  const paragraphs = requests.map(({ scenario, sentences }) =>
    [scenario, ...sentences.map((sentence) => `- ${sentence}`)].join('\n'),
  );
  return `${paragraphs.join('\n\n')}\n`;
}
