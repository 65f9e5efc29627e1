/** Every domain, by name. Another one is a file in `domains/` and its entry here. */
import { must } from '../../lookup.ts';
import type { Domain } from './domain.ts';
import { clinic } from './domains/clinic.ts';
import { climbingGym } from './domains/climbing-gym.ts';
import { freight } from './domains/freight.ts';
import { library } from './domains/library.ts';
import { roastery } from './domains/roastery.ts';

export const domains: readonly Domain[] = [climbingGym, clinic, freight, library, roastery];

/** The names of all domains, in the order of the alphabet. */
export const domainNames: readonly string[] = domains.map(({ name }) => name).sort();

/** The domain of that name, which must be one of `domainNames`. */
export function domainOf(name: string): Domain {
  return must(
    domains.find((domain) => domain.name === name),
    `a domain ${name}`,
  );
}
