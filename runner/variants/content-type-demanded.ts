import type { Variant } from './variant.ts';

export const contentTypeDemanded: Variant = {
  id: 'content-type-demanded',
  what: 'A body that is not announced as JSON is refused, and so is one where none is needed.',
  freedom: 'unsent',
  behaviour: {
    send: (right) => (response, reply, request) => {
      const { 'content-type': type, 'content-length': length = '0' } = request.headers;
      const announced = type?.split(';')[0] === 'application/json';
      const fits = length === '0' ? type === undefined : announced;
      const refused = { status: 415, json: { error: 'this is no JSON' } };
      return right(response, fits ? reply : refused, request);
    },
  },
};
