import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const renames = (entity: string, field: string, to: string): ChangeOf<'rename_field'> => ({
  kind: 'rename_field',
  entity,
  field,
  to,
});

describe('rename_field', () => {
  itChanges('follows into analytics, and into sums and quantifiers of other entities', {
    change: renames('Toy', 'price', 'cost'),
    gone: [
      'Toy: `price` (required, nullable float, minimum 0, maximum 1000)',
      'GET /analytics/toy/price/max',
      'GET /analytics/toy/price/min',
      'GET /analytics/toy/price/sum',
      'Dog.approve if sum(this.toys.price) < 500',
      'Dog.approve if all item in this.toys satisfies: item.price > 1',
    ],
    come: [
      'Toy: `cost` (required, nullable float, minimum 0, maximum 1000)',
      'GET /analytics/toy/cost/max',
      'GET /analytics/toy/cost/min',
      'GET /analytics/toy/cost/sum',
      'Dog.approve if sum(this.toys.cost) < 500',
      'Dog.approve if all item in this.toys satisfies: item.cost > 1',
    ],
  });

  itChanges('follows into lists wherever they are read', {
    change: renames('Dog', 'toys', 'playthings'),
    gone: [
      'Dog: `toys` (list of references to Toy)',
      'Dog.approve if count(this.toys) >= 1',
      'Dog.approve if sum(this.toys.price) < 500',
      'Dog.approve if all item in this.toys satisfies: item.price > 1',
      'Dog.approve 5. for each item in this.toys: set item.used to true',
      'Dog.calm_down if any item in this.toys satisfies: item.used == false',
      'Dog.calm_down 2. set this.toys to []',
    ],
    come: [
      'Dog: `playthings` (list of references to Toy)',
      'Dog.approve if count(this.playthings) >= 1',
      'Dog.approve if sum(this.playthings.price) < 500',
      'Dog.approve if all item in this.playthings satisfies: item.price > 1',
      'Dog.approve 5. for each item in this.playthings: set item.used to true',
      'Dog.calm_down if any item in this.playthings satisfies: item.used == false',
      'Dog.calm_down 2. set this.playthings to []',
    ],
  });

  itChanges('follows into effects on other objects and leaves namesakes alone', {
    change: renames('Person', 'dogs_approved', 'rank'),
    gone: [
      'Person: `dogs_approved` (required, non-nullable integer, default `0`)',
      'Dog.approve 4. on item in this.owner: increase item.dogs_approved by 1',
    ],
    come: [
      'Person: `rank` (required, non-nullable integer, default `0`)',
      'Dog.approve 4. on item in this.owner: increase item.rank by 1',
    ],
  });

  itChanges('follows into the state of actions', {
    change: renames('Dog', 'mood', 'temper'),
    gone: [
      'Dog: `mood` (required, non-nullable enum Mood)',
      'Dog.calm_down: mood from wild to calm',
    ],
    come: [
      'Dog: `temper` (required, non-nullable enum Mood)',
      'Dog.calm_down: temper from wild to calm',
    ],
  });

  itTouches(renames('Toy', 'price', 'cost'), {
    reads: ['Toy#name'],
    writes: ['Toy.price#name', 'Toy.cost'],
  });

  itReads(
    renames('Toy', 'price', 'cost'),
    'Rename the field `price` of the entity `Toy` to `cost`, in analytics paths, conditions and effects too',
  );

  itRefusesChanges([
    ['an entity that is not there', renames('Cat', 'a', 'b'), 'CHANGE_TARGET_MISSING', 'entity'],
    ['a field that is not there', renames('Dog', 'tail', 'b'), 'CHANGE_TARGET_MISSING', 'field'],
    ['the id', renames('Dog', 'id', 'key'), 'CHANGE_OF_ID', 'field'],
    ['the name it has', renames('Dog', 'rank', 'rank'), 'CHANGE_IS_NOOP', 'to'],
    ['the name of another field', renames('Dog', 'rank', 'weight'), 'CHANGE_NAME_TAKEN', 'to'],
  ]);
});
