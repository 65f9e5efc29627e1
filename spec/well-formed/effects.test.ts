import { describe } from 'vitest';
import { computed, effect, field, itRefuses, set, value } from '../fixtures/broken-kennel.ts';

const onOwner = (inner: object): object => ({
  kind: 'on_reference',
  reference: 'owner',
  effect: inner,
});
const forEachToy = (inner: object): object => ({ kind: 'for_each', list: 'toys', effect: inner });

describe('effects', () => {
  itRefuses([
    effect('the state', set('phase', value('review')), 'STATE_SET', '.field'),
    effect('the id', set('id', value('x')), 'ID_SET', '.field'),
    effect('the id of another object', onOwner(set('id', value('x'))), 'ID_SET', '.effect.field'),
    effect('a field that is not there', set('age', value(1)), 'FIELD_MISSING', '.field'),
    effect(
      'a field that another object lacks',
      forEachToy(set('rank', value(1))),
      'FIELD_MISSING',
      '.effect.field',
    ),
    effect('a value of another type', set('rank', value(true)), 'LITERAL_WRONG', '.value.value'),
    effect('a list for a number', set('rank', value([])), 'LITERAL_WRONG', '.value.value'),
    effect('a number for a list', set('toys', value(1)), 'LITERAL_WRONG', '.value.value'),
    effect(
      'null for a field that takes none',
      set('name', value(null)),
      'SET_NULL',
      '.value.value',
    ),
    effect('null for a list', set('toys', value(null)), 'SET_NULL', '.value.value'),
    effect('a field of another type', set('name', field('rank')), 'TYPES_DIFFER', '.value'),
    effect('a float for an integer', set('rank', field('weight')), 'TYPES_DIFFER', '.value'),
    effect(
      'a computed float for an integer',
      set('rank', computed(field('rank'), '*', value(0.5))),
      'TYPES_DIFFER',
      '.value',
    ),
    effect(
      'a value read from the other object',
      onOwner(set('dogs_approved', field('dogs_approved'))),
      'FIELD_MISSING',
      '.effect.value.field',
    ),
    effect(
      'an increment of a string',
      { kind: 'increment', field: 'name', by: 1 },
      'INCREMENT_NOT_NUMERIC',
      '.field',
    ),
    effect(
      'an increment by nothing',
      { kind: 'increment', field: 'rank', by: 0 },
      'INCREMENT_STEP_WRONG',
      '.by',
    ),
    effect(
      'an increment of an integer by a fraction',
      { kind: 'increment', field: 'rank', by: 0.5 },
      'INCREMENT_STEP_WRONG',
      '.by',
    ),
    effect(
      'an increment by no quarter',
      { kind: 'increment', field: 'weight', by: 0.1 },
      'INCREMENT_STEP_WRONG',
      '.by',
    ),
    effect(
      'on a reference that is a list',
      { kind: 'on_reference', reference: 'toys', effect: set('used', value(true)) },
      'FIELD_TYPE_WRONG',
      '.reference',
    ),
    effect(
      'for each of a reference',
      { kind: 'for_each', list: 'owner', effect: set('email', value('x')) },
      'FIELD_TYPE_WRONG',
      '.list',
    ),
  ]);
});
