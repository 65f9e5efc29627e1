/** The first sentence of a specification: how much there is of everything. */
import type { Schema } from '../../spec/schema.ts';
import { converted, word } from '../../spec/wording/choice.ts';
import { integer } from '../../spec/wording/literals.ts';
import type { Phrase } from '../../spec/wording/phrase.ts';
import { sentence } from '../../spec/wording/sentence.ts';

export interface Overview {
  readonly entities: number;
  readonly references: number;
  readonly enums: number;
  readonly analytics: number;
  readonly actions: number;
}

/** `1 entity`, `3 entities`. */
function counted(one: string, many: string): Phrase<number> {
  const noun = word([
    [many, 'many'],
    [one, 'one'],
  ]);
  const nounOf = (count: number): 'one' | 'many' => (count === 1 ? 'one' : 'many');
  return converted(sentence`${{ count: integer }} ${{ noun }}`, {
    said: (count: number) => ({ count, noun: nounOf(count) }),
    understood: (said) => (said.noun === nounOf(said.count) ? said.count : undefined),
    what: `1 ${one} or another number of ${many}`,
  });
}

export const overview: Phrase<Overview> = sentence`The API has ${{
  entities: counted('entity', 'entities'),
}}, ${{
  references: counted('field that refers to an entity', 'fields that refer to an entity'),
}}, ${{ enums: counted('enum', 'enums') }}, ${{
  analytics: counted('analytics endpoint', 'analytics endpoints'),
}} and ${{ actions: counted('action', 'actions') }}.`;

/** What the overview of a schema counts. */
export function overviewOf({ enums, entities, analytics }: Schema): Overview {
  const fields = entities.flatMap((entity) => entity.fields);
  return {
    entities: entities.length,
    references: fields.filter(({ type }) => type === 'reference' || type === 'reference_list')
      .length,
    enums: enums.length,
    analytics: analytics.length,
    actions: entities.flatMap(({ actions }) => actions).length,
  };
}
