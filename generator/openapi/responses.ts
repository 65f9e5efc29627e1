/** What a server answers: the shared refusals, and answers with a JSON body. */
import type { OpenAPIV3 } from 'openapi-types';

type ResponseObject = OpenAPIV3.ResponseObject;
type BodySchema = OpenAPIV3.SchemaObject | OpenAPIV3.ReferenceObject;

/** The body of every refusal. Entities begin with a capital, so none of them has this name. */
export const errorSchema: OpenAPIV3.SchemaObject = {
  type: 'object',
  description: 'Why a request was refused.',
  properties: { error: { type: 'string' } },
  required: ['error'],
};

/** An answer with a JSON body. */
export function jsonResponse(description: string, schema: BodySchema): ResponseObject {
  return { description, content: { 'application/json': { schema } } };
}

const refusal = (description: string): ResponseObject =>
  jsonResponse(description, { $ref: '#/components/schemas/error' });

/** The refusals as components. */
export const refusals = {
  malformed: refusal('The body is not a JSON object.'),
  invalid: refusal('A field is missing or its value is not allowed. Nothing has changed.'),
  notFound: refusal('No object of this entity has the id.'),
  wrongState: refusal('The action does not start from the state of the object.'),
  conditionFailed: refusal('The state is right, but a condition of the action does not hold.'),
} as const satisfies Record<string, ResponseObject>;

/** A pointer to one of the shared refusals. */
export function refusalRef(name: keyof typeof refusals): OpenAPIV3.ReferenceObject {
  return { $ref: `#/components/responses/${name}` };
}
