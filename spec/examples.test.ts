import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleBody, exampleId, validValues } from './examples.ts';
import { kennel } from './fixtures/edit-kennel.ts';
import { workshop } from './fixtures/workshop.ts';
import { emptyDatabase } from './semantics/database.ts';
import { create } from './semantics/model.ts';

const source = { schema: kennel, lineage: {}, seed: '1' };

describe('exampleBody', () => {
  it.each(
    [kennel, workshop([])].flatMap((schema) =>
      schema.entities.map(({ name }) => ({ schema, name })),
    ),
  )('is a create that is accepted: $name', ({ schema, name }) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const body = exampleBody({ schema, lineage: {}, seed }, name);
        expect(create({ schema, database: emptyDatabase(schema) }, name, body).ok).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
  it('has the first id, required references as null, and neither optional references nor lists', () => {
    const body = exampleBody({ schema: workshop([]), lineage: {}, seed: '1' }, 'Job');
    expect(body).toMatchObject({ id: 'job-1', helper: null });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['worker']));
    expect(body).not.toHaveProperty('parts');
    expect(exampleId('UserProfile', 2)).toBe('userprofile-2');
  });
  it('differs from every default', () => {
    expect(exampleBody(source, 'Dog')).toMatchObject({ active: false });
    expect(exampleBody(source, 'Dog')['phase']).not.toBe('planning');
    expect(exampleBody(source, 'Person')['dogs_approved']).not.toBe(0);
  });
  it('is the same for the same seed and another for another', () => {
    expect(exampleBody(source, 'Dog')).toEqual(exampleBody(source, 'Dog'));
    expect(exampleBody(source, 'Dog')).not.toEqual(exampleBody({ ...source, seed: '2' }, 'Dog'));
  });
  it('keeps its data through renames', () => {
    const renamed = {
      ...kennel,
      entities: kennel.entities.map((entity) =>
        entity.name !== 'Dog'
          ? entity
          : {
              ...entity,
              name: 'Hound',
              fields: entity.fields.map((field) =>
                field.name === 'rank' ? { ...field, name: 'grade' } : field,
              ),
            },
      ),
    };
    const paths = kennel.entities.flatMap(({ name, fields }) =>
      name === 'Dog'
        ? fields.map((field) => [
            `Hound.${field.name === 'rank' ? 'grade' : field.name}`,
            `Dog.${field.name}`,
          ])
        : [],
    );
    const body = exampleBody(
      { schema: renamed, lineage: Object.fromEntries(paths) as Record<string, string>, seed: '1' },
      'Hound',
    );
    const { rank, ...rest } = exampleBody(source, 'Dog');
    expect(body).toEqual({ ...rest, grade: rank, id: 'hound-1' });
  });
});

describe('validValues', () => {
  it('are others in the held-out stream, except where there is no choice', () => {
    const held = { ...source, data: 'heldout' } as const;
    for (const { name, fields } of kennel.entities)
      for (const field of fields) {
        if ('target' in field || field.name === 'id') continue;
        const [main, other, drawn] = [source, held, { ...held, draw: 1 }].map((one) =>
          validValues(one, name, field, 3),
        );
        expect(other).toHaveLength(main?.length ?? 0);
        if (field.type === 'boolean' || field.type === 'enum') expect(other).toEqual(main);
        else {
          expect(other?.filter((value) => main?.includes(value))).toEqual([]);
          expect(drawn).not.toEqual(other);
        }
      }
  });
  it('are distinct, and the first is the one of the example', () => {
    for (const { name, fields } of kennel.entities)
      for (const field of fields) {
        if ('target' in field || field.name === 'id') continue;
        const values = validValues(source, name, field, 4);
        expect(new Set(values).size).toBe(values.length);
        expect(values[0]).toEqual(exampleBody(source, name)[field.name]);
      }
  });
});
