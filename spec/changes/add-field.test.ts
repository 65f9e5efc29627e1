import { describe } from 'vitest';
import { itChanges, itReads, itRefusesChanges, itTouches } from '../fixtures/change-cases.ts';
import type { ChangeOf } from './table.ts';

const change: ChangeOf<'add_field'> = {
  kind: 'add_field',
  entity: 'Toy',
  field: {
    name: 'shape',
    type: 'enum',
    enum: 'ToyShape',
    required: true,
    nullable: false,
    default: 'ball',
  },
  enum: { name: 'ToyShape', values: ['ball', 'bone'] },
};
const maker: ChangeOf<'add_field'> = {
  kind: 'add_field',
  entity: 'Toy',
  field: { name: 'maker', type: 'reference', target: 'Person', required: false, nullable: true },
};
const stock: ChangeOf<'add_field'> = {
  kind: 'add_field',
  entity: 'Toy',
  field: {
    name: 'stock',
    type: 'integer',
    required: false,
    nullable: false,
    minimum: 5,
    maximum: 1,
  },
};

describe('add_field', () => {
  itChanges('brings the field and its enum', {
    change,
    gone: [],
    come: [
      'enum `ToyShape` with the values `ball`, `bone`',
      'Toy: `shape` (required, non-nullable enum ToyShape, default `"ball"`)',
    ],
  });

  itTouches(change, { creates: ['Toy.shape', 'ToyShape'], reads: ['Toy#name'] });
  describe('with a reference', () => {
    itTouches(maker, { creates: ['Toy.maker'], reads: ['Toy#name', 'Person#name'] });
    itReads(
      maker,
      'Add to the entity `Toy` the field `maker` (optional, nullable reference to Person)',
    );
  });

  itReads(
    change,
    'Add to the entity `Toy` the field `shape` (required, non-nullable enum ToyShape, default `"ball"`); create the enum `ToyShape` with the values `ball`, `bone`',
  );

  itRefusesChanges([
    ['an entity that is not there', { ...maker, entity: 'Cat' }, 'CHANGE_TARGET_MISSING', 'entity'],
    [
      'the name of a field',
      { ...maker, field: { ...maker.field, name: 'price' } },
      'CHANGE_NAME_TAKEN',
      'field.name',
    ],
    [
      'an enum that is there already',
      {
        ...change,
        field: { name: 'mood', type: 'enum', enum: 'Mood', required: true, nullable: false },
        enum: { name: 'Mood', values: ['ball'] },
      },
      'CHANGE_NAME_TAKEN',
      'enum.name',
    ],
    [
      'an enum that the field does not use',
      { ...maker, enum: { name: 'ToyShape', values: ['ball'] } },
      'CHANGE_ENUM_UNUSED',
      'enum',
    ],
    [
      'an enum that is not there',
      { kind: 'add_field', entity: 'Toy', field: change.field },
      'ENUM_MISSING',
      'field.enum',
    ],
    [
      'a reference to nothing',
      { ...maker, field: { name: 'x', type: 'reference_list', target: 'Cat' } },
      'TARGET_MISSING',
      'field.target',
    ],
    ['bounds that leave no room', stock, 'BOUNDS_CROSSED', 'field.minimum'],
  ]);
});
