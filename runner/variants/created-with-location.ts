import type { Variant } from './variant.ts';

const placeOf = (collection: string, created: unknown): string =>
  `${collection}/${(created as { readonly id: string }).id}`;

export const createdWithLocation: Variant = {
  id: 'created-with-location',
  what: 'Create names the place of the new object in a header.',
  freedom: 'headers',
  behaviour: {
    routes: (right) => (database, request) => {
      const answer = right(database, request);
      return answer.status === 201
        ? { ...answer, headers: { location: placeOf(request.target, answer.json) } }
        : answer;
    },
  },
};
