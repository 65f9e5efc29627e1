import type { Variant } from './variant.ts';

export const otherIdIgnored: Variant = {
  id: 'other-id-ignored',
  what: 'An update with another id than the object has is accepted, and the id stays.',
  freedom: 'unsent',
  behaviour: {
    semantics: (right) => ({
      ...right,
      update: (server, entity, id, body) =>
        right.update(server, entity, id, Object.hasOwn(body, 'id') ? { ...body, id } : body),
    }),
  },
};
