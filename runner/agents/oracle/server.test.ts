import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { kennel } from '../../../spec/fixtures/edit-kennel.ts';
import { must } from '../../../spec/lookup.ts';
import { sampleScenario } from '../../../spec/samplers/sample.ts';
import type { Schema } from '../../../spec/schema.ts';
import { replay } from '../../../spec/trajectory.ts';
import { schemaProblems } from '../../../spec/well-formed.ts';
import { awkward } from './fixtures/awkward-schema.ts';
import { writeOracleServer } from './server.ts';

const checkSources = fileURLToPath(new URL('fixtures/check_sources.py', import.meta.url));

/** What a Python compiler and a check of names have to say about the modules of a server. */
function faultsOf(files: ReadonlyMap<string, string>): unknown {
  const modules = [...files].filter(([path]) => path.endsWith('.py'));
  const input = JSON.stringify(Object.fromEntries(modules));
  return JSON.parse(execFileSync('python3', [checkSources], { input, encoding: 'utf8' }));
}

describe('writeOracleServer', () => {
  test('writes an entity as in the golden file', async () => {
    const text = must(writeOracleServer(kennel).get('app/entities/dog.py'), 'the module of Dog');
    await expect(text).toMatchFileSnapshot('golden/dog.py');
  });

  test('writes a module per entity beside the common ones', () => {
    expect([...writeOracleServer(kennel).keys()].sort()).toEqual([
      'app/__init__.py',
      'app/analytics.py',
      'app/entities/__init__.py',
      'app/entities/dog.py',
      'app/entities/person.py',
      'app/entities/toy.py',
      'app/enums.py',
      'app/errors.py',
      'app/messages.py',
      'app/routes.py',
      'app/store.py',
      'app/validation.py',
      'app/web.py',
      'run_server.sh',
      'server.py',
    ]);
  });

  test('leaves out what an empty schema does not need', () => {
    const files = writeOracleServer({ enums: [], entities: [], analytics: [] });
    expect(files.has('app/enums.py')).toBe(false);
    expect(files.has('app/analytics.py')).toBe(false);
    expect(faultsOf(files)).toEqual([]);
  });

  test('does not depend on the order of entities, fields, actions and guards', () => {
    const reversed: Schema = {
      enums: kennel.enums.toReversed(),
      entities: kennel.entities.toReversed().map((entity) => ({
        ...entity,
        fields: entity.fields.toReversed(),
        actions: entity.actions
          .toReversed()
          .map((action) => ({ ...action, guards: action.guards.toReversed() })),
      })),
      analytics: kennel.analytics.toReversed(),
    };
    expect(writeOracleServer(reversed)).toEqual(writeOracleServer(kennel));
  });

  test('copes with names that mean something in Python', () => {
    expect(schemaProblems(awkward)).toEqual([]);
    expect(faultsOf(writeOracleServer(awkward))).toEqual([]);
  });

  test.each(['a', 'b'])('writes sound Python at each turn, seed %s', (seed) => {
    const snapshots = [...replay(sampleScenario({ seed, turns: 12 }))];
    const files = snapshots.flatMap(({ turn, schema }) =>
      [...writeOracleServer(schema)].map(([path, text]): [string, string] => [
        `turn-${String(turn)}/${path}`,
        text,
      ]),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(faultsOf(new Map(files))).toEqual([]);
    // A text that stands alone on its line cannot be broken any further.
    const isText = (line: string): boolean => /^ *(?:"[^"]*"|'[^']*')$/.test(line);
    const long = files.flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line) => (line.length > 100 && !isText(line) ? [`${path}: ${line}`] : [])),
    );
    expect(long).toEqual([]);
  });
});
