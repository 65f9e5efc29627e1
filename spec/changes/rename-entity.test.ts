import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const change: ChangeOf<'rename_entity'> = { kind: 'rename_entity', entity: 'Toy', to: 'DogToy' };

describe('rename_entity', () => {
  itChanges('moves fields and analytics; a field that refers to it keeps its own name', {
    change,
    gone: [
      'entity Toy',
      'Toy: `id` (optional, nullable string, unique)',
      'Toy: `price` (required, nullable float, minimum 0, maximum 1000)',
      'Toy: `used` (optional, non-nullable boolean, default `false`)',
      'GET /analytics/toy/price/max',
      'GET /analytics/toy/price/min',
      'GET /analytics/toy/price/sum',
      'Dog: `toys` (list of references to Toy)',
    ],
    come: [
      'entity DogToy',
      'DogToy: `id` (optional, nullable string, unique)',
      'DogToy: `price` (required, nullable float, minimum 0, maximum 1000)',
      'DogToy: `used` (optional, non-nullable boolean, default `false`)',
      'GET /analytics/dogtoy/price/max',
      'GET /analytics/dogtoy/price/min',
      'GET /analytics/dogtoy/price/sum',
      'Dog: `toys` (list of references to DogToy)',
    ],
  });

  itTouches(change, { writes: ['Toy#name', 'DogToy', '/toy', '/dogtoy'] });

  itReads(
    change,
    'Rename the entity `Toy` to `DogToy`: its endpoints move from `/toy` to `/dogtoy`, its actions and analytics with them',
  );

  itRefusesChanges([
    [
      'an entity that is not there',
      { ...change, entity: 'Cat' },
      'CHANGE_TARGET_MISSING',
      'entity',
    ],
    ['the name it has', { ...change, to: 'Toy' }, 'CHANGE_IS_NOOP', 'to'],
    ['the name of another entity', { ...change, to: 'Dog' }, 'CHANGE_NAME_TAKEN', 'to'],
    ['the name of an enum', { ...change, to: 'Mood' }, 'CHANGE_NAME_TAKEN', 'to'],
    ['the endpoint of another entity', { ...change, to: 'DoG' }, 'CHANGE_NAME_TAKEN', 'to'],
    ['a reserved endpoint', { ...change, to: 'Analytics' }, 'CHANGE_NAME_RESERVED', 'to'],
  ]);

  itChanges('may change upper and lower case alone', {
    change: { kind: 'rename_entity', entity: 'Person', to: 'PERSON' },
    gone: [
      'entity Person',
      'Person: `dogs_approved` (required, non-nullable integer, default `0`)',
      'Person: `email` (optional, non-nullable string, maximum length 100)',
      'Person: `id` (required, non-nullable string, unique)',
      'Dog: `owner` (optional, nullable reference to Person)',
    ],
    come: [
      'entity PERSON',
      'PERSON: `dogs_approved` (required, non-nullable integer, default `0`)',
      'PERSON: `email` (optional, non-nullable string, maximum length 100)',
      'PERSON: `id` (required, non-nullable string, unique)',
      'Dog: `owner` (optional, nullable reference to PERSON)',
    ],
  });
});
