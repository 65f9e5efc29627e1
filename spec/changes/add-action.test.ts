import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { Action } from '../schema.ts';
import type { ChangeOf } from './table.ts';

const retire: Action = {
  name: 'retire',
  field: 'phase',
  from: ['in_progress', 'review'],
  to: 'planning',
  guards: [
    { kind: 'compare', left: { field: 'mood' }, op: '!=', right: { value: 'wild' } },
    { kind: 'compare', left: { sum: 'toys', of: 'price' }, op: '>', right: { value: 10 } },
  ],
  effects: [
    { kind: 'increment', field: 'rank', by: -2 },
    { kind: 'set', field: 'mood', value: { value: 'calm' } },
  ],
};
const adds = (news: Partial<Action>, entity = 'Dog'): ChangeOf<'add_action'> => ({
  kind: 'add_action',
  entity,
  action: { ...retire, ...news },
});

describe('add_action', () => {
  itChanges('brings the action with its guards and effects', {
    change: adds({}),
    gone: [],
    come: [
      'Dog.retire: phase from in_progress or review to planning',
      'Dog.retire if this.mood != "wild"',
      'Dog.retire if sum(this.toys.price) > 10',
      'Dog.retire 1. decrease this.rank by 2',
      'Dog.retire 2. set this.mood to "calm"',
    ],
  });

  itTouches(adds({}), {
    creates: ['Dog.retire()'],
    reads: [
      'Dog#name',
      'Dog.phase#name',
      ...['DogPhase.in_progress', 'DogPhase.review', 'DogPhase.planning'],
      ...['Dog.mood#name', 'Dog.mood#bounds', 'Mood.wild', 'Mood.calm'],
      ...['Dog.toys#name', 'Dog.toys#bounds', 'Toy.price#name', 'Toy.price#bounds'],
      ...['Dog.rank#name', 'Dog.rank#bounds'],
    ],
  });

  itReads(
    adds({}),
    'Add to the entity `Dog` the action `retire` at `POST /dog/{id}/retire`: starts when `this.phase` is `"in_progress"` or `"review"`, sets `this.phase` to `"planning"`; conditions: `this.mood != "wild"`, `sum(this.toys.price) > 10`; effects in this order: `decrease this.rank by 2`, `set this.mood to "calm"`',
  );

  itRefusesChanges([
    ['an entity that is not there', adds({}, 'Cat'), 'CHANGE_TARGET_MISSING', 'entity'],
    ['the name of an action', adds({ name: 'approve' }), 'CHANGE_NAME_TAKEN', 'action.name'],
    ['a state that is no enum', adds({ field: 'name' }), 'STATE_FIELD_WRONG', 'action.field'],
    ['a value that the enum lacks', adds({ from: ['retired'] }), 'STATE_UNKNOWN', 'action.from[0]'],
    [
      'a guard on nothing',
      adds({ guards: [{ kind: 'null', field: 'tail', is: 'null' }] }),
      'FIELD_MISSING',
      'action.guards[0].field',
    ],
  ]);
});
