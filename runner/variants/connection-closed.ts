import { withHeaders } from './blocks/written-answers.ts';
import type { Variant } from './variant.ts';

export const connectionClosed: Variant = {
  id: 'connection-closed',
  what: 'The connection is closed after each answer.',
  freedom: 'transfer',
  behaviour: withHeaders((headers) => ({ ...headers, connection: 'close' })),
};
