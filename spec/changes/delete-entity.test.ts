import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const deleteToy: ChangeOf<'delete_entity'> = { kind: 'delete_entity', entity: 'Toy' };

describe('delete_entity', () => {
  itChanges('takes fields of others that refer to it along, and what needs those', {
    change: deleteToy,
    gone: [
      'entity Toy',
      'Toy: `id` (optional, nullable string, unique)',
      'Toy: `price` (required, nullable float, minimum 0, maximum 1000)',
      'Toy: `used` (optional, non-nullable boolean, default `false`)',
      'GET /analytics/toy/price/max',
      'GET /analytics/toy/price/min',
      'GET /analytics/toy/price/sum',
      'Dog: `toys` (list of references to Toy)',
      'Dog.approve if count(this.toys) >= 1',
      'Dog.approve if sum(this.toys.price) < 500',
      'Dog.approve if all item in this.toys satisfies: item.price > 1',
      'Dog.approve 5. for each item in this.toys: set item.used to true',
      'Dog.calm_down if any item in this.toys satisfies: item.used == false',
      'Dog.calm_down 2. set this.toys to []',
    ],
    come: [],
  });

  itChanges('takes its enums along when nobody else uses them', {
    change: { kind: 'delete_entity', entity: 'Person' },
    gone: [
      'entity Person',
      'Person: `dogs_approved` (required, non-nullable integer, default `0`)',
      'Person: `email` (optional, non-nullable string, maximum length 100)',
      'Person: `id` (required, non-nullable string, unique)',
      'Dog: `owner` (optional, nullable reference to Person)',
      'Dog.approve if this.owner is not null',
      'Dog.approve 4. on item in this.owner: increase item.dogs_approved by 1',
      'Dog.approve 5. for each item in this.toys: set item.used to true',
      'Dog.calm_down 1. set this.owner to null',
      'Dog.calm_down 2. set this.toys to []',
    ],
    come: [
      'Dog.approve 4. for each item in this.toys: set item.used to true',
      'Dog.calm_down 1. set this.toys to []',
    ],
  });

  itTouches(
    { kind: 'delete_entity', entity: 'Person' },
    {
      removes: [
        'Person',
        '/person',
        'Person.dogs_approved',
        'Person.email',
        'Person.id',
        'Dog.owner',
        'Dog.approve()#guard {"field":"owner","is":"not_null","kind":"null"}',
      ],
      writes: ['Dog.approve()#effects', 'Dog.calm_down()#effects'],
    },
  );

  itReads(
    deleteToy,
    'Delete the entity `Toy`, and with it the fields of other entities that refer to it and whatever needs those',
  );

  itRefusesChanges([
    [
      'an entity that is not there',
      { kind: 'delete_entity', entity: 'Cat' },
      'CHANGE_TARGET_MISSING',
      'entity',
    ],
  ]);
});
