/** What every growing company ends up with, whatever its trade: the entities that all domains share. */
import type { EntityTheme } from '../domain.ts';
import { customers } from './customers.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { premises } from './premises.ts';
import { records } from './records.ts';

/** What many products get early stands first in each part. No entity refers to one outside the back office. */
export const backOffice: readonly EntityTheme[] = [...people, ...money, ...premises, ...customers, ...records];
