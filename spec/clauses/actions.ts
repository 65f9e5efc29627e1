/** Actions, and how their conditions and effects are read. */
import type { ClauseShape } from './clause-shape.ts';

export const actionClauses = [
  {
    id: 'actions.success',
    section: 'Actions',
    text: 'An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies its effects, sets its state field to the target value, and answers 200 and the acting object as it is afterwards.',
  },
  {
    id: 'actions.wrong-state',
    section: 'Actions',
    text: 'When the value of the state field is not among the values that the action starts from, the action is refused with 400. A state of `null` is among none.',
  },
  {
    id: 'actions.guard',
    section: 'Actions',
    text: 'When the state is right but a condition is not satisfied, the action is refused with 409. All conditions must hold.',
  },
  {
    id: 'actions.order',
    section: 'Actions',
    profile: 'strict',
    text: 'The state is checked before the conditions: when the state is wrong and a condition is not satisfied either, the answer is 400.',
  },
  {
    id: 'actions.refused-unchanged',
    section: 'Actions',
    text: 'A refused action changes nothing.',
  },
  {
    id: 'actions.stored',
    section: 'Actions',
    text: 'What an action changed, on the acting object and on others, is stored and seen by every later request.',
  },
  {
    id: 'guards.this',
    section: 'Reading conditions and effects',
    process: true,
    text: '`this.rank` is the field `rank` of the acting object. Quoted text is a JSON string; numbers, `true`, `false`, `null` and `[]` stand for themselves.',
  },
  {
    id: 'guards.compare',
    section: 'Reading conditions and effects',
    text: '`>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the last two, other values; `+`, `-` and `*` compute.',
  },
  {
    id: 'guards.null-operand',
    section: 'Reading conditions and effects',
    text: 'A comparison in which either side is `null` is not satisfied, `!=` included. A field without a value counts as `null`, and so does a computation with one.',
  },
  {
    id: 'guards.is-null',
    section: 'Reading conditions and effects',
    text: '`this.owner is null` and `this.owner is not null` ask whether the field has a value: one that was left out and has none is `null` too.',
  },
  {
    id: 'guards.count-sum',
    section: 'Reading conditions and effects',
    text: '`count(this.toys)` is the number of objects in a reference list, `sum(this.toys.price)` the sum of a field over them, without the objects in which it is `null`; of none it is 0.',
  },
  {
    id: 'guards.quantifiers',
    section: 'Reading conditions and effects',
    text: '`all item in this.toys satisfies: item.price > 1` asks the condition of every object in the list and holds for an empty one; `any item in …` asks for at least one that satisfies it and does not hold for an empty list.',
  },
  {
    id: 'effects.order',
    section: 'Reading conditions and effects',
    text: 'Effects are applied in the order listed, each seeing what the ones before did, and before the state field changes.',
  },
  {
    id: 'effects.own',
    section: 'Reading conditions and effects',
    text: '`set this.x to …` and `increase this.x by …` (or decrease) change a field of the acting object.',
  },
  {
    id: 'effects.on-reference',
    section: 'Reading conditions and effects',
    text: '`on item in this.owner: …` changes the object that the reference field names; where the reference is `null`, this effect is skipped and the others are applied.',
  },
  {
    id: 'effects.for-each',
    section: 'Reading conditions and effects',
    text: '`for each item in this.toys: …` changes every object in the list. In both of these, `item.x` is a field of the other object and `this.x` still one of the acting object.',
  },
] as const satisfies readonly ClauseShape[];
