/** Paths, verbs and status codes, and what identifies an object. */
import type { ClauseShape } from './clause-shape.ts';

export const endpointClauses = [
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
    text: 'Every request is answered within ten seconds, and those of a whole test run within half a second on average.',
  },
  {
    id: 'endpoints.independent',
    section: 'Endpoints',
    text: 'Each entity has a collection of its own: objects of different entities may have the same id.',
  },
  {
    id: 'ids.client',
    section: 'Ids',
    text: 'The client chooses the `id` of an object and sends it on every create, also where the `id` is listed as optional or nullable. Store it as it is and use it in the paths, where characters that a path cannot hold come percent-encoded; never make up another.',
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
] as const satisfies readonly ClauseShape[];
