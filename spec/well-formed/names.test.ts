import { describe } from 'vitest';
import { itRefuses, own, paths } from '../fixtures/broken-kennel.ts';

describe('names', () => {
  itRefuses([
    [
      'an entity that starts in lower case',
      [
        ['entities[1].name', 'person'],
        [`${paths.owner}.target`, 'person'],
      ],
      'NAME_ILL_FORMED',
      'entities[1].name',
    ],
    [
      'an enum that starts in lower case',
      [
        ['enums[1].name', 'mood'],
        [`${paths.mood}.enum`, 'mood'],
      ],
      'NAME_ILL_FORMED',
      'enums[1].name',
    ],
    own('a field with a capital', 'entities[1].fields[1].name', 'eMail', 'NAME_ILL_FORMED'),
    own('an action with a hyphen', `${paths.restart}.name`, 're-start', 'NAME_ILL_FORMED'),
    own('an enum value with a blank', 'enums[0].values[3]', 'on hold', 'NAME_ILL_FORMED'),
    [
      'two entities of one name',
      [
        [
          'entities[3]',
          {
            name: 'Toy',
            fields: [{ name: 'id', type: 'string', required: true, nullable: false, unique: true }],
            actions: [],
          },
        ],
      ],
      'NAME_TAKEN',
      'entities[3].name',
    ],
    [
      'an enum named like an entity',
      [
        ['enums[1].name', 'Toy'],
        [`${paths.mood}.enum`, 'Toy'],
      ],
      'NAME_TAKEN',
      'enums[1].name',
    ],
    [
      'entities that share an endpoint',
      [
        [
          'entities[3]',
          {
            name: 'TOY',
            fields: [{ name: 'id', type: 'string', required: true, nullable: false, unique: true }],
            actions: [],
          },
        ],
      ],
      'ENDPOINT_TAKEN',
      'entities[3].name',
    ],
    [
      'a reserved endpoint',
      [
        [
          'entities[3]',
          {
            name: 'Docs',
            fields: [{ name: 'id', type: 'string', required: true, nullable: false, unique: true }],
            actions: [],
          },
        ],
      ],
      'ENTITY_NAME_RESERVED',
      'entities[3].name',
    ],
    own(
      'two fields of one name',
      'entities[1].fields[3]',
      { name: 'email', type: 'boolean', required: false, nullable: true },
      'NAME_TAKEN',
      'entities[1].fields[3].name',
    ),
    own('two actions of one name', `${paths.restart}.name`, 'approve', 'NAME_TAKEN'),
    own('an enum value listed twice', 'enums[1].values[2]', 'calm', 'ENUM_VALUE_REPEATED'),
    own('an enum without users', 'enums[2]', { name: 'Size', values: ['small'] }, 'ENUM_UNUSED'),
    [
      'an enum without values',
      [
        ['enums[2]', { name: 'Size', values: [] }],
        [
          'entities[1].fields[3]',
          { name: 'size', type: 'enum', enum: 'Size', required: false, nullable: true },
        ],
      ],
      'ENUM_EMPTY',
      'enums[2].values',
    ],
  ]);
});

describe('id', () => {
  itRefuses([
    own('no id', paths.id, undefined, 'ID_MISSING', 'entities[0].fields'),
    own(
      'an id that is a number',
      paths.id,
      { name: 'id', type: 'integer', required: true, nullable: false },
      'ID_NOT_STRING',
      `${paths.id}.type`,
    ),
    own('an id that is not unique', `${paths.id}.unique`, undefined, 'ID_NOT_UNIQUE', paths.id),
    own('an id with a longest length', `${paths.id}.maxLength`, 10, 'ID_CONSTRAINED'),
    own('an id with a shortest length', `${paths.id}.minLength`, 1, 'ID_CONSTRAINED'),
    own('an id with a default', `${paths.id}.default`, 'x', 'ID_CONSTRAINED'),
    own('another unique field', `${paths.name}.unique`, true, 'UNIQUE_NOT_ID'),
  ]);
});
