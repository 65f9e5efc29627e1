import type { Variant } from './variant.ts';

export const anySpellingOfPaths: Variant = {
  id: 'any-spelling-of-paths',
  what: 'Paths are also found with a slash at their end and with the entity in upper case.',
  freedom: 'extra.paths',
  behaviour: {
    routes: (right) => (database, request) => {
      const [, first = '', ...rest] = request.target.replace(/(.)\/$/, '$1').split('/');
      return right(database, { ...request, target: ['', first.toLowerCase(), ...rest].join('/') });
    },
  },
};
