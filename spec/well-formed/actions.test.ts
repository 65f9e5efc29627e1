import { describe } from 'vitest';
import {
  compare,
  effect,
  field,
  guard,
  itRefuses,
  own,
  paths,
  set,
  value,
} from '../fixtures/broken-kennel.ts';

describe('actions', () => {
  itRefuses([
    own('a state field that is not there', `${paths.restart}.field`, 'stage', 'STATE_FIELD_WRONG'),
    own('a state field that is no enum', `${paths.restart}.field`, 'name', 'STATE_FIELD_WRONG'),
    own(
      'a start that is no value of the enum',
      `${paths.restart}.from[1]`,
      'done',
      'STATE_UNKNOWN',
    ),
    own('a start listed twice', `${paths.restart}.from[2]`, 'review', 'FROM_REPEATED'),
    own('no start', `${paths.restart}.from`, [], 'FROM_EMPTY'),
    own('an end that is no value of the enum', `${paths.restart}.to`, 'done', 'STATE_UNKNOWN'),
    own(
      'a guard twice',
      `${paths.approve}.guards[6]`,
      { op: '>', right: { value: 0 }, left: { field: 'rank' }, kind: 'compare' },
      'GUARD_REPEATED',
    ),
    own(
      'an effect twice',
      `${paths.approve}.effects[5]`,
      { by: 1, field: 'rank', kind: 'increment' },
      'EFFECT_REPEATED',
    ),
  ]);
});

describe('analytics', () => {
  itRefuses([
    own('an entity that is not there', 'analytics[0].entity', 'Cat', 'ENTITY_MISSING'),
    own('a field that is not there', 'analytics[1].field', 'age', 'FIELD_MISSING'),
    own('a field that is no number', 'analytics[1].field', 'name', 'ANALYTICS_NOT_NUMERIC'),
    own(
      'the same twice',
      'analytics[5]',
      { operation: 'count', entity: 'Dog' },
      'ANALYTICS_REPEATED',
    ),
  ]);
});

describe('exercisability', () => {
  itRefuses([
    guard(
      'a guard that no rank satisfies',
      compare(field('rank'), '>', value(10_000)),
      'GUARD_UNSATISFIABLE',
    ),
    guard(
      'a guard that every count satisfies',
      compare({ count: 'toys' }, '>=', value(0)),
      'GUARD_NOT_VIOLABLE',
    ),
    effect(
      'an effect beyond the bounds',
      { kind: 'increment', field: 'rank', by: 10_001 },
      'EFFECT_NOT_OBSERVABLE',
    ),
    effect('an effect that changes nothing', set('rank', field('rank')), 'EFFECT_NOT_OBSERVABLE'),
    [
      'an effect that a later one undoes',
      [[`${paths.restart}.effects`, [set('rank', value(3)), set('rank', value(4))]]],
      'EFFECT_NOT_OBSERVABLE',
      `${paths.restart}.effects[1]`,
    ],
    [
      'guards that exclude each other',
      [
        [
          `${paths.restart}.guards`,
          [compare(field('rank'), '>', value(5)), compare(field('rank'), '<', value(5))],
        ],
      ],
      'GUARD_UNSATISFIABLE',
      `${paths.restart}.guards[1]`,
    ],
    [
      'a guard that another implies',
      [
        [
          `${paths.restart}.guards`,
          [compare(field('rank'), '>', value(5)), compare(field('rank'), '>', value(3))],
        ],
      ],
      'GUARD_NOT_VIOLABLE',
      `${paths.restart}.guards[1]`,
    ],
  ]);
});
