/** Servers at whose other paths the API is to be found, and which send clients there. */
import type { Behaviour } from '../../reference-server/behaviour.ts';

/** The next place of a request, or, where it has arrived, the path that the API knows it by. */
type Step =
  { readonly status: 307 | 308; readonly location: string } | { readonly arrivedAt: string };

/** A server that redirects requests step by step. */
export function redirecting(step: (target: string) => Step): Behaviour {
  return {
    routes: (right) => (database, request) => {
      const next = step(request.target);
      if ('arrivedAt' in next) return right(database, { ...request, target: next.arrivedAt });
      return { status: next.status, headers: { location: next.location }, database };
    },
  };
}

/** The behaviour with every place that it redirects to written as a whole URL. */
export function withWholeUrls(behaviour: Behaviour): Behaviour {
  return {
    ...behaviour,
    send: (right) => (response, reply, request) => {
      const { location } = reply.headers ?? {};
      if (location === undefined) return right(response, reply, request);
      const url = `http://${request.headers.host ?? ''}${location}`;
      return right(response, { ...reply, headers: { ...reply.headers, location: url } }, request);
    },
  };
}
