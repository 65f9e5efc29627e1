/** Errors told in other words, and other forms, than the reference does. */
import type { Behaviour, Reply } from '../../reference-server/behaviour.ts';

/** A body of whatever kind. */
interface ErrorBody {
  readonly type: string;
  readonly content: string;
}

/** A server whose errors have another body, or none. */
export function errorBodies(bodyFor: (reply: Reply) => ErrorBody | undefined): Behaviour {
  return {
    send: (right) => (response, reply, request) => {
      if (reply.status < 400) return right(response, reply, request);
      const body = bodyFor(reply);
      const described = body && {
        'content-type': body.type,
        'content-length': Buffer.byteLength(body.content),
      };
      response.writeHead(reply.status, { ...described, ...reply.headers });
      response.end(body?.content);
    },
  };
}

/** A server whose errors are other JSON. */
export function errorJson(jsonFor: (message: string, status: number) => unknown): Behaviour {
  return errorBodies(({ json, status }) => {
    const { error } = json as { readonly error: string };
    return { type: 'application/json', content: JSON.stringify(jsonFor(error, status)) };
  });
}
