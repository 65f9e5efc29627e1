/**
 * The ledger: what the paper tells an agent, statement by statement, and which sentences of our contract say the same. It
 * shows that the list of clauses is complete. `process` clauses bind the agent and are checked by no test.
 */
import type { ClauseId } from './contract.ts';

export interface LedgerRow {
  /** Where the paper says it: its appendix, and the part of the text there. */
  readonly place: string;
  /** What it says, in our words. */
  readonly gist: string;
  /** The sentences of ours that say it; at least one. */
  readonly clauses: readonly ClauseId[];
}

/** The statements of the paper's agent README (E.1) and of the fixed sections of its specifications (E.2, E.5). */
export const ledger: readonly LedgerRow[] = [
  ...part('E.1, requirements', [
    ['A REST server that follows the specification and later requests', ['job.build']],
    [
      'Every entity can be created, read, updated and deleted',
      [
        'endpoints.create',
        'endpoints.list',
        'endpoints.read',
        'endpoints.update',
        'endpoints.delete',
      ],
    ],
    ['Analytics and operations work', ['analytics.operations', 'analytics.count']],
    ['A script run_server.sh starts the server', ['script.port']],
    ['Its first argument is the port', ['script.port']],
    ['Python, with any framework', ['job.language']],
    ['The agent tests its work while developing', ['working.test']],
  ]),
  ...part('E.1, script', [
    ['The script takes the port, starts the server there and listens on 0.0.0.0', ['script.port']],
    ['An example of such a script', ['script.port']],
  ]),
  ...part('E.1, endpoints', [
    ['The path of an entity is its name in lower case without separators', ['endpoints.names']],
    ['POST /{entity} creates', ['endpoints.create']],
    ['GET /{entity} lists', ['endpoints.list']],
    ['GET /{entity}/{id} reads', ['endpoints.read']],
    ['PATCH /{entity}/{id} updates in part', ['endpoints.update', 'update.partial']],
    ['DELETE /{entity}/{id} deletes', ['endpoints.delete']],
  ]),
  ...part('E.1, reset', [
    ['POST /reset empties every collection', ['testing.reset']],
    [
      'It answers 200 or 204; what the paper has in the body, a status, is left free here',
      ['testing.reset'],
    ],
    ['The automated tests need it', ['testing.reset']],
  ]),
  ...part('E.1, testing', [
    ['The server may be run and tried during development', ['working.test']],
    [
      'Automated tests decide; failures are told; attempts are limited; nobody answers questions',
      ['testing.automated'],
    ],
    ['Changes are asked for later, and these instructions go on to hold', ['working.files']],
  ]),
  ...part('E.1, constraints', [
    ['The specification file is not modified', ['working.files']],
    ['Any storage will do, memory included', ['job.storage']],
    ['Python', ['job.language']],
    ['All analytics of the specification are there', ['analytics.operations', 'analytics.count']],
    ['All actions of the specification are there', ['actions.success']],
    [
      'An action is POST /{entity}/{id}/{action} and moves an enum field between allowed values',
      ['actions.success'],
    ],
    ['An action on an unknown object answers 404', ['endpoints.unknown-id']],
    ['An action from a value that it does not start from answers 400', ['actions.wrong-state']],
    ['An action whose condition fails in the right state answers 409', ['actions.guard']],
    [
      'Conditions are thresholds, counts and sums over lists, any and all',
      ['guards.compare', 'guards.count-sum', 'guards.quantifiers'],
    ],
    [
      'On success: 200, every effect applied, the enum field moved, the object answered',
      ['actions.success', 'actions.stored'],
    ],
    [
      'Effects change the object itself, the object it refers to, and each object in a list',
      ['effects.own', 'effects.on-reference', 'effects.for-each'],
    ],
    [
      'The checks come in the order 404, 400, 409',
      ['endpoints.unknown-id', 'actions.wrong-state', 'actions.guard', 'actions.order'],
    ],
  ]),
  ...part('E.1, notation', [
    ['this.x is a field of the acting object', ['guards.this']],
    ['Quoted text is a string, plain numbers are numbers', ['guards.this']],
    ['count(list) is the number of objects in a list', ['guards.count-sum']],
    ['sum(list.field) adds a field over a list', ['guards.count-sum']],
    ['An effect on a referenced object changes the object behind it', ['effects.on-reference']],
    ['A for-each effect changes every object in the list', ['effects.for-each']],
    ['any and all ask a condition of the objects in a list', ['guards.quantifiers']],
  ]),
  ...part('E.1, analytics', [
    ['The answer is an object with the key result', ['analytics.shape']],
    ['What cannot be computed is null; the sum of nothing is 0', ['analytics.empty']],
  ]),
  ...part('E.1, changes', [
    [
      'Renaming an entity or field renames its paths',
      ['changes.rename-entity', 'changes.rename-field', 'changes.gone'],
    ],
    ['Fields that refer to a renamed entity keep their names', ['changes.rename-entity']],
    ['A rename keeps enums, their values, bounds and defaults', ['changes.rename-entity']],
    ['Enum values are copied then, neither made anew nor guessed', ['changes.rename-entity']],
    ['Deleting an entity deletes the fields that refer to it', ['changes.delete-entity']],
    ['What is deleted answers 404', ['changes.gone', 'endpoints.delete']],
  ]),
  ...part('E.1, errors', [
    ['What is not found answers 404', ['endpoints.unknown-id']],
    ['Status codes are the proper ones', ['refused.status', 'endpoints.unknown-id']],
    [
      'Missing required values, wrong types, values out of range and dangling references are refused',
      [
        'create.required',
        'values.types',
        'values.number-bounds',
        'values.string-length',
        'references.exist',
        'update.validates',
      ],
    ],
  ]),
  ...part('E.1, values', [
    ['A datetime is YYYY-MM-DD hh:mm:ss, checked for format and calendar', ['values.datetime']],
    ['Bounds of datetimes compare as text', ['values.datetime-bounds']],
    ['A required field must be sent unless it has a default', ['create.required']],
    ['A required field with a default takes it when left out', ['create.default']],
    ['null is for nullable fields only', ['values.null']],
    [
      'An optional, non-nullable field may be left out and not be null',
      ['create.optional', 'values.null'],
    ],
    ['A request that breaks these rules is refused', ['refused.status']],
  ]),
  ...part('E.1, references and ids', [
    [
      'Deleting an object sets references to it to null and takes it out of lists',
      ['references.deleted'],
    ],
    ['A reference is stored and answered as an id, a string', ['references.by-id']],
    ['The client sends the id; the server makes up none', ['ids.client']],
    ['id is the key in paths; other fields ending in _id are data', ['ids.only-id']],
    ['An update may carry the id that the object has', ['ids.same-on-update']],
  ]),
  ...part('E.1, working', [
    ['Processes are killed by their id', ['working.kill']],
    ['The work is tested and held against these instructions', ['working.test']],
    [
      'At the end the server starts with bash run_server.sh <port>',
      ['script.port', 'working.test'],
    ],
  ]),
  ...part('E.2 and E.5, enum types', [
    ['Enum values match exactly, upper and lower case told apart', ['values.enum']],
  ]),
  ...part('E.2 and E.5, entities', [
    ['A specific object is read at GET /{entity}/{id}', ['endpoints.read']],
    ['An id is unique', ['ids.client', 'endpoints.read']],
  ]),
  ...part('E.2 and E.5, analytics', [
    ['The answer is an object with the single key result', ['analytics.shape']],
    ['Of no objects, count is 0', ['analytics.count']],
    ['Of no values, sum is 0 and avg, min and max are null', ['analytics.empty']],
    ['avg, sum and max go over all objects of the entity', ['analytics.operations']],
  ]),
  ...part('E.2 and E.5, validation', [
    ['A non-nullable field refuses null with 400 or 422', ['values.null']],
    ['A create without a required field is refused with 400 or 422', ['create.required']],
    ['A reference to a missing object is refused with 400 or 422', ['references.exist']],
    ['A list of references defaults to [] and is never null', ['references.null']],
    ['An enum field refuses other values with 400 or 422', ['values.enum']],
    ['A number outside its bounds is refused with 400 or 422', ['values.number-bounds']],
    ['A string outside its lengths is refused with 400 or 422', ['values.string-length']],
  ]),
  ...part('E.2 and E.5, testing', [
    ['POST /reset empties the server and answers 200 or 204', ['testing.reset']],
    ['Tests are isolated by it', ['testing.reset']],
  ]),
  ...part('E.5, actions', [
    ['An action is a POST that moves an enum field', ['actions.success']],
    ['It can be called from the listed values only, else 400', ['actions.wrong-state']],
    ['On success the field has the target value', ['actions.success']],
  ]),
];

/** Sentences of ours that the paper does not have, and why they are there. */
export const additions: Readonly<Partial<Record<ClauseId, string>>> = {
  'endpoints.bodies':
    'says what requests carry, so that no server is tried with what it cannot expect',
  'endpoints.prompt': 'a limit on time that the tests have must be known',
  'endpoints.independent': 'tests use one id for objects of different entities',
  'ids.taken':
    'the paper calls an id unique and leaves open what a second create answers; strict only',
  'values.numeric-strings': 'frameworks differ; strict only',
  'values.booleans-as-numbers': 'frameworks differ; strict only',
  'values.numbers-as-booleans': 'frameworks differ; strict only',
  'values.datetime-padding': 'libraries differ; strict only',
  'values.round-trip': 'the paper tests it and says it nowhere',
  'values.float': 'bounds of floats are whole numbers',
  'values.no-other-rule': 'the paper fails servers for invented rules and says it nowhere',
  'values.absent': 'the paper leaves open how a missing value reads',
  'refused.unchanged': 'the paper leaves open what a refused request leaves behind',
  'references.order': 'the paper leaves the order of a list open',
  'analytics.nulls': 'the paper leaves open how missing values count',
  'actions.refused-unchanged': 'the paper leaves open what a refused action leaves behind',
  'guards.null-operand': 'the paper leaves conditions on missing values open',
  'guards.is-null': 'conditions on a missing value are in our specifications',
  'effects.order': 'effects may build upon each other',
  'changes.delete-field': 'the paper leaves open what goes with a deleted field',
  'changes.enum-value': 'the paper has the change and says nothing of it in general',
  'changes.kept': 'the paper leaves it to the reader',
};

function part(
  place: string,
  rows: readonly (readonly [gist: string, clauses: readonly ClauseId[]])[],
): readonly LedgerRow[] {
  return rows.map(([gist, clauses]) => ({ place, gist, clauses }));
}
