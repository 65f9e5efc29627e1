import { describe, expect, it } from 'vitest';
import { exerciseProblems } from '../../well-formed/exercisable.ts';
import { domains } from './domains.ts';
import { themeOf } from './theme.ts';
import { wholeSchema } from './whole-schema.ts';

describe('the actions of a domain with all their conditions and effects', () => {
  it.each(domains.map((domain) => [domain.name, domain] as const))(
    '%s: can be exercised',
    (_, domain) => {
      const schema = wholeSchema(themeOf(domain));
      const problems = exerciseProblems(schema).map(({ path, message }) => {
        const [, entity, action] = /^entities\[(\d+)\]\.actions\[(\d+)\]/.exec(path) ?? [];
        const owner = schema.entities[Number(entity)];
        return `${owner?.name ?? ''}.${owner?.actions[Number(action)]?.name ?? ''}: ${message}`;
      });
      expect(problems).toEqual([]);
    },
    60_000,
  );
});
