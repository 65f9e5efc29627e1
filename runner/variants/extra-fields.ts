import { changedObjects } from './blocks/changed-objects.ts';
import type { Variant } from './variant.ts';

export const extraFields: Variant = {
  id: 'extra-fields',
  what: 'Objects show times of creation, a version and links beside their fields.',
  freedom: 'extra.fields',
  behaviour: changedObjects((row) => ({
    createdAt: '2024-01-01T00:00:00Z',
    __v: 0,
    ...row,
    _links: { self: { href: '/' } },
  })),
};
