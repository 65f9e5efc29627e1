import { describe } from 'vitest';
import { itRefuses, own, paths } from '../fixtures/broken-kennel.ts';

describe('fields', () => {
  itRefuses([
    own('a reference to nothing', `${paths.owner}.target`, 'Cat', 'TARGET_MISSING'),
    own('a list of nothing', `${paths.toys}.target`, 'Cat', 'TARGET_MISSING'),
    own(
      'a reference that is not nullable',
      `${paths.owner}.nullable`,
      false,
      'REFERENCE_NOT_NULLABLE',
    ),
    [
      'an enum that is not there',
      [
        [`${paths.mood}.enum`, 'Temper'],
        ['enums[1]', undefined],
        ['entities[0].actions[1]', undefined],
      ],
      'ENUM_MISSING',
      `${paths.mood}.enum`,
    ],
    own('crossed lengths', `${paths.name}.minLength`, 51, 'BOUNDS_CROSSED'),
    own('no room for a text', `entities[1].fields[1].maxLength`, 0, 'BOUND_ILL_FORMED'),
    own('a negative length', `${paths.name}.minLength`, -1, 'BOUND_ILL_FORMED'),
    own('an endless text', `${paths.name}.maxLength`, 10_001, 'BOUND_ILL_FORMED'),
    own('crossed integers', `${paths.rank}.minimum`, 10_001, 'BOUNDS_CROSSED'),
    own('an integer bound too large', `${paths.rank}.maximum`, 1_000_001, 'BOUND_ILL_FORMED'),
    own('crossed floats', `${paths.price}.minimum`, 1000.25, 'BOUNDS_CROSSED'),
    own('a float bound that is no quarter', `${paths.price}.maximum`, 999.9, 'BOUND_ILL_FORMED'),
    own('crossed moments', `${paths.bornAt}.after`, '2027-01-01 00:00:00', 'BOUNDS_CROSSED'),
    own(
      'a moment that does not exist',
      `${paths.bornAt}.before`,
      '2026-02-30 00:00:00',
      'BOUND_ILL_FORMED',
    ),
    own('a default below the minimum', `${paths.rank}.default`, -1, 'DEFAULT_INVALID'),
    own('a default too long', `${paths.name}.default`, 'x', 'DEFAULT_INVALID'),
    own('a float default that is no quarter', `${paths.weight}.default`, 0.1, 'DEFAULT_INVALID'),
    own('a default outside the enum', `${paths.phase}.default`, 'done', 'DEFAULT_INVALID'),
    own(
      'a default moment that does not exist',
      `${paths.bornAt}.default`,
      '2025-02-29 00:00:00',
      'DEFAULT_INVALID',
    ),
    own(
      'a default moment out of bounds',
      `${paths.bornAt}.default`,
      '2019-12-31 23:59:59',
      'DEFAULT_INVALID',
    ),
    own(
      'an integer default too large',
      'entities[1].fields[0].default',
      1_000_001,
      'DEFAULT_INVALID',
    ),
  ]);
});
