import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const deletes = (entity: string, field: string): ChangeOf<'delete_field'> => ({
  kind: 'delete_field',
  entity,
  field,
});

describe('delete_field', () => {
  itChanges('takes along what sums or quantifies over it elsewhere', {
    change: deletes('Toy', 'price'),
    gone: [
      'Toy: `price` (required, nullable float, minimum 0, maximum 1000)',
      'GET /analytics/toy/price/max',
      'GET /analytics/toy/price/min',
      'GET /analytics/toy/price/sum',
      'Dog.approve if sum(this.toys.price) < 500',
      'Dog.approve if all item in this.toys satisfies: item.price > 1',
    ],
    come: [],
  });

  itChanges('takes along computations and values that use it', {
    change: deletes('Dog', 'rank'),
    gone: [
      'Dog: `rank` (required, nullable integer, minimum 0, maximum 10000)',
      'GET /analytics/dog/rank/avg',
      'Dog.approve if this.rank > 0',
      'Dog.approve if this.weight * 2 <= this.rank',
      'Dog.approve 2. set this.weight to this.weight + this.rank',
      'Dog.approve 3. increase this.rank by 1',
      'Dog.approve 4. on item in this.owner: increase item.dogs_approved by 1',
      'Dog.approve 5. for each item in this.toys: set item.used to true',
    ],
    come: [
      'Dog.approve 2. on item in this.owner: increase item.dogs_approved by 1',
      'Dog.approve 3. for each item in this.toys: set item.used to true',
    ],
  });

  itChanges('takes along the actions whose state it was, and the enum without users', {
    change: deletes('Dog', 'mood'),
    gone: [
      'enum `Mood` with the values `calm`, `wild`',
      'Dog: `mood` (required, non-nullable enum Mood)',
      'Dog.calm_down: mood from wild to calm',
      'Dog.calm_down if this.born_at >= "2021-06-01 12:00:00"',
      'Dog.calm_down if this.name != "rex"',
      'Dog.calm_down if any item in this.toys satisfies: item.used == false',
      'Dog.calm_down 1. set this.owner to null',
      'Dog.calm_down 2. set this.toys to []',
    ],
    come: [],
  });

  itTouches(deletes('Toy', 'used'), {
    reads: ['Toy#name'],
    removes: [
      'Toy.used',
      'Dog.calm_down()#guard {"kind":"quantifier","list":"toys","quantifier":"any","where":{"field":"used","op":"==","value":false}}',
    ],
    writes: ['Dog.approve()#effects'],
  });

  itReads(
    deletes('Toy', 'price'),
    'Delete the field `price` of the entity `Toy`, and with it whatever needs it',
  );

  itRefusesChanges([
    ['an entity that is not there', deletes('Cat', 'rank'), 'CHANGE_TARGET_MISSING', 'entity'],
    ['a field that is not there', deletes('Dog', 'tail'), 'CHANGE_TARGET_MISSING', 'field'],
    ['the id', deletes('Dog', 'id'), 'CHANGE_OF_ID', 'field'],
  ]);
});
