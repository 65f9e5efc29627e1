/** The texts that the authors of the independent servers worked from: those of an agent, and nothing else. */
import { agentReadme } from '../../generator/texts/agent-readme.ts';
import { changeRequest } from '../../generator/texts/change-request.ts';
import { initialSpecification } from '../../generator/texts/initial-specification.ts';
import type { Language } from '../../generator/texts/language.ts';
import type { Scenario } from '../../spec/scenario.ts';

/** `README.md` as it is for authors of that language, in profile `paper`. */
export function readmeFor(language: Language): string {
  return agentReadme('paper', language);
}

/** The specification and, in order, the change requests of a scenario, by the names of their files. */
export function scenarioTexts({ initial, turns }: Scenario): ReadonlyMap<string, string> {
  return new Map([
    ['initial_specification.md', initialSpecification(initial)],
    ...turns.map(
      ({ changes }, index) =>
        [
          `change_request_${String(index + 1).padStart(3, '0')}.md`,
          changeRequest(changes),
        ] as const,
    ),
  ]);
}
