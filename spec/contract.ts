/**
 * The contract between the benchmark and the agent: a list of sentences. The agent's README is rendered from it, every
 * test names the sentences it checks. A suite may fail a server only for breaking one of them.
 */

/** `paper` accepts what the paper's own suite accepts; `strict` holds servers to the README to the letter. */
export type Profile = 'paper' | 'strict';

export const sections = [
  'The job',
  'The script',
  'Endpoints',
  'Ids',
  'Values',
  'Creating and updating',
  'References',
  'Analytics',
  'Actions',
  'Reading conditions and effects',
  'When the specification changes',
  'Resetting and testing',
  'Working rules',
] as const;
export type Section = (typeof sections)[number];

interface ClauseShape {
  readonly id: string;
  readonly section: Section;
  /** The sentence the agent reads. Markdown, one list item. */
  readonly text: string;
  /** Left out: both profiles. */
  readonly profile?: Profile;
  /** How the agent works or hands over, not something that the server shows: no test checks it. */
  readonly process?: true;
}

export const clauses = [
  {
    id: 'job.build',
    section: 'The job',
    process: true,
    text: 'Build an HTTP server with a JSON API that does what `initial_specification.md` describes, and keep it in line with every change that is asked for later.',
  },
  {
    id: 'job.language',
    section: 'The job',
    process: true,
    text: 'Write it in Python. Any framework or library is welcome as long as it is Python, and `run_server.sh` sees to it that whatever must be installed is installed.',
  },
  {
    id: 'job.storage',
    section: 'The job',
    process: true,
    text: 'Store the data as you like; memory is enough. It need not outlive the server.',
  },
  {
    id: 'script.port',
    section: 'The script',
    process: true,
    text: 'Write a script `run_server.sh`. `bash run_server.sh <port>` starts the server on that port, listening on all interfaces (`0.0.0.0`), and stays in the foreground. The script lies beside this file; the server must answer within three minutes of its start.',
  },
  {
    id: 'endpoints.names',
    section: 'Endpoints',
    text: '`{entity}` in a path is the name of the entity in lower case, nothing inserted: `UserProfile` is reached at `/userprofile`. No path ends in a slash.',
  },
  {
    id: 'endpoints.create',
    section: 'Endpoints',
    text: '`POST /{entity}` creates an object from the JSON object in the body. It answers 201 or 200 and the created object, with all of its fields.',
  },
  {
    id: 'endpoints.list',
    section: 'Endpoints',
    text: '`GET /{entity}` answers 200 and a JSON array of all objects of that entity, in any order; an empty array where there is none.',
  },
  {
    id: 'endpoints.read',
    section: 'Endpoints',
    text: '`GET /{entity}/{id}` answers 200 and the object with that id.',
  },
  {
    id: 'endpoints.update',
    section: 'Endpoints',
    text: '`PATCH /{entity}/{id}` changes the fields that are in the body, leaves the others as they are, and answers 200 and the whole object as it is afterwards.',
  },
  {
    id: 'endpoints.delete',
    section: 'Endpoints',
    text: '`DELETE /{entity}/{id}` removes the object and answers 200 or 204. After that its id is unknown and it is in no list.',
  },
  {
    id: 'endpoints.unknown-id',
    section: 'Endpoints',
    text: 'A read, an update, a delete or an action with an id that no object of that entity has answers 404.',
  },
  {
    id: 'endpoints.bodies',
    section: 'Endpoints',
    process: true,
    text: 'Bodies are JSON in UTF-8 with `Content-Type: application/json`. Requests that need no body (reads, lists, deletes, actions, reset) come with neither a body nor a content type.',
  },
  {
    id: 'endpoints.prompt',
    section: 'Endpoints',
    text: 'Every request is answered within ten seconds.',
  },
  {
    id: 'endpoints.independent',
    section: 'Endpoints',
    text: 'Each entity has a collection of its own: objects of different entities may have the same id.',
  },
  {
    id: 'ids.client',
    section: 'Ids',
    text: 'The client chooses the `id` of an object and sends it on create. Store it as it is and use it in the paths; never make up another.',
  },
  {
    id: 'ids.taken',
    section: 'Ids',
    profile: 'strict',
    text: 'A create with an id that another object of the same entity has already is refused with 400, 409 or 422, and leaves that object as it is.',
  },
  {
    id: 'ids.only-id',
    section: 'Ids',
    process: true,
    text: 'Only `id` identifies an object. Other fields whose names end in `_id` are ordinary data.',
  },
  {
    id: 'ids.same-on-update',
    section: 'Ids',
    text: 'An update may carry the `id` that the object has already; accept it.',
  },
  {
    id: 'values.types',
    section: 'Values',
    text: 'A value of the wrong type (an object or a number for a string, a word for a number or a boolean, `1.5` for an integer, a number for a datetime, a string for a list) is refused with 400 or 422.',
  },
  {
    id: 'values.numeric-strings',
    section: 'Values',
    profile: 'strict',
    text: 'A number in quotes is a string: `"5"` is refused with 400 or 422 where a number is expected.',
  },
  {
    id: 'values.booleans-as-numbers',
    section: 'Values',
    profile: 'strict',
    text: '`true` and `false` are not numbers: they are refused with 400 or 422 where a number is expected.',
  },
  {
    id: 'values.numbers-as-booleans',
    section: 'Values',
    profile: 'strict',
    text: '`0` and `1` are not booleans: they are refused with 400 or 422 where a boolean is expected.',
  },
  {
    id: 'values.round-trip',
    section: 'Values',
    text: 'What was accepted is stored and answered unchanged, with its JSON type: a number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.',
  },
  {
    id: 'values.float',
    section: 'Values',
    text: 'A whole number is a valid float.',
  },
  {
    id: 'values.number-bounds',
    section: 'Values',
    text: 'Numbers outside the bounds of their field are refused with 400 or 422. Bounds are inclusive: the bound itself is accepted.',
  },
  {
    id: 'values.string-length',
    section: 'Values',
    text: 'Strings shorter or longer than their field allows are refused with 400 or 422. Lengths are inclusive too.',
  },
  {
    id: 'values.enum',
    section: 'Values',
    text: 'An enum field takes exactly the values listed for its enum, upper and lower case told apart; anything else is refused with 400 or 422.',
  },
  {
    id: 'values.datetime',
    section: 'Values',
    text: 'A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the same format.',
  },
  {
    id: 'values.datetime-padding',
    section: 'Values',
    profile: 'strict',
    text: 'Every part of a datetime has all of its digits: `2024-3-5 1:02:03` is refused with 400 or 422.',
  },
  {
    id: 'values.datetime-bounds',
    section: 'Values',
    text: 'A datetime before or after the bounds of its field is refused with 400 or 422. The bounds are inclusive. Datetimes of this format can be compared as text.',
  },
  {
    id: 'values.null',
    section: 'Values',
    text: 'A nullable field takes `null`; any other field refuses an explicit `null` with 400 or 422, whether it is required, optional or has a default.',
  },
  {
    id: 'values.absent',
    section: 'Values',
    text: 'In an answer, a field without a value may be `null` or left out.',
  },
  {
    id: 'create.required',
    section: 'Creating and updating',
    text: 'A required field without a default must be in the body of a create; if it is missing, the create is refused with 400 or 422. A nullable required field must be sent too, if only as `null`.',
  },
  {
    id: 'create.default',
    section: 'Creating and updating',
    text: 'A field with a default may be left out of a create, required or not: it then takes the default. The default is for absence only: `null` is stored as `null` where the field is nullable and refused where it is not.',
  },
  {
    id: 'create.optional',
    section: 'Creating and updating',
    text: 'An optional field may be left out of a create, nullable or not. Without a default it then has no value.',
  },
  {
    id: 'update.partial',
    section: 'Creating and updating',
    text: 'An update need not carry required fields, and applies no defaults.',
  },
  {
    id: 'update.validates',
    section: 'Creating and updating',
    text: 'An update is held to the same rules on values, bounds, `null` and references as a create.',
  },
  {
    id: 'refused.unchanged',
    section: 'Creating and updating',
    text: 'A refused create or update changes nothing, not even the fields that were right.',
  },
  {
    id: 'refused.status',
    section: 'Creating and updating',
    text: 'Invalid input is always answered with 400 or 422 and never with a status of 500 or above. The body of an error is yours to choose.',
  },
  {
    id: 'references.by-id',
    section: 'References',
    text: 'A reference field holds the id of an object of the named entity, a reference list an array of such ids. Both are answered as ids, never as embedded objects. An update replaces the whole list.',
  },
  {
    id: 'references.exist',
    section: 'References',
    text: 'A reference to an object that does not exist, alone or in a list, is refused with 400 or 422.',
  },
  {
    id: 'references.null',
    section: 'References',
    text: 'A reference may be `null`. A reference list may not (400 or 422); left out of a create, it is `[]`.',
  },
  {
    id: 'references.order',
    section: 'References',
    text: 'The order of the ids in a reference list is free; no id is sent twice.',
  },
  {
    id: 'references.deleted',
    section: 'References',
    text: 'When an object is deleted, every reference to it becomes `null` and every reference list loses its id. The objects that referred to it live on.',
  },
  {
    id: 'analytics.shape',
    section: 'Analytics',
    text: 'An analytics endpoint answers 200 and an object `{"result": …}`, computed from the objects that exist at that moment.',
  },
  {
    id: 'analytics.count',
    section: 'Analytics',
    text: '`GET /analytics/{entity}/count` counts the objects of the entity; of none, the result is 0.',
  },
  {
    id: 'analytics.operations',
    section: 'Analytics',
    text: '`GET /analytics/{entity}/{field}/{operation}` with `avg`, `min`, `max` or `sum` goes over the values of that field. Results are exact, not rounded.',
  },
  {
    id: 'analytics.nulls',
    section: 'Analytics',
    text: 'Objects in which the field has no value are skipped.',
  },
  {
    id: 'analytics.empty',
    section: 'Analytics',
    text: 'When there are no values, `sum` is 0 and `avg`, `min` and `max` are `null`.',
  },
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
    text: 'The checks come in this order: unknown id (404), wrong state (400), conditions (409).',
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
    text: 'A comparison in which either side is `null` is not satisfied, `!=` included.',
  },
  {
    id: 'guards.is-null',
    section: 'Reading conditions and effects',
    text: '`this.owner is null` and `this.owner is not null` ask whether the field has a value.',
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
  {
    id: 'changes.gone',
    section: 'When the specification changes',
    text: 'Whatever is renamed or removed no longer answers under its old path: requests to it get 404. That holds for entities, analytics and actions.',
  },
  {
    id: 'changes.rename-entity',
    section: 'When the specification changes',
    text: 'Renaming an entity moves its endpoints, analytics and actions to the new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and defaults stay as they are.',
  },
  {
    id: 'changes.rename-field',
    section: 'When the specification changes',
    text: 'Renaming a field changes its name in bodies, answers, analytics paths, conditions and effects. The old name is no longer demanded and no longer appears in answers.',
  },
  {
    id: 'changes.delete-field',
    section: 'When the specification changes',
    text: 'A deleted field is no longer demanded and no longer appears in answers. With it go the analytics, conditions and effects that need it, and the actions whose state it was.',
  },
  {
    id: 'changes.delete-entity',
    section: 'When the specification changes',
    text: 'Deleting an entity also deletes the fields of other entities that refer to it, and what needs those.',
  },
  {
    id: 'changes.enum-value',
    section: 'When the specification changes',
    text: 'A value added to an enum is accepted wherever that enum is used.',
  },
  {
    id: 'changes.kept',
    section: 'When the specification changes',
    process: true,
    text: 'Whatever a change request does not mention stays as it is.',
  },
  {
    id: 'testing.reset',
    section: 'Resetting and testing',
    text: '`POST /reset` removes all objects of all entities and answers 200 or 204. The automated tests rely on it.',
  },
  {
    id: 'testing.automated',
    section: 'Resetting and testing',
    process: true,
    text: 'After you finish, automated tests run against your server. If some fail you may be told and given another try; the number of tries is limited. Nobody is there to answer questions.',
  },
  {
    id: 'working.test',
    section: 'Working rules',
    process: true,
    text: 'Test your work before you finish: start the server with `bash run_server.sh <port>` and send it requests.',
  },
  {
    id: 'working.files',
    section: 'Working rules',
    process: true,
    text: 'Do not change `README.md` and `initial_specification.md`. These instructions hold for every later request too.',
  },
  {
    id: 'working.kill',
    section: 'Working rules',
    process: true,
    text: 'When you stop a process, stop it by its process id. A pattern (`pkill -f python`) may match the program that you run in and end your own work.',
  },
] as const satisfies readonly ClauseShape[];

export type ClauseId = (typeof clauses)[number]['id'];

/** A sentence of the contract. */
export interface Clause extends ClauseShape {
  readonly id: ClauseId;
}

/** The sentences that hold in a profile, in the order of the README. */
export function clausesOf(profile: Profile): readonly Clause[] {
  const all: readonly Clause[] = clauses;
  return all.filter((clause) => clause.profile === undefined || clause.profile === profile);
}
