/** Every domain. Another one is a file in `domains/` and its entry here. */
import { InputError } from '../../problem.ts';
import { stream } from '../../stream.ts';
import type { Domain } from './domain.ts';
import { airportGround } from './domains/airport-ground.ts';
import { bakery } from './domains/bakery.ts';
import { beekeeping } from './domains/beekeeping.ts';
import { bikeShare } from './domains/bike-share.ts';
import { brewery } from './domains/brewery.ts';
import { climbingGym } from './domains/climbing-gym.ts';
import { clinic } from './domains/clinic.ts';
import { coWorking } from './domains/co-working.ts';
import { dentalLab } from './domains/dental-lab.ts';
import { filmFestival } from './domains/film-festival.ts';
import { foodBank } from './domains/food-bank.ts';
import { freight } from './domains/freight.ts';
import { library } from './domains/library.ts';
import { marina } from './domains/marina.ts';
import { museum } from './domains/museum.ts';
import { orchestra } from './domains/orchestra.ts';
import { printShop } from './domains/print-shop.ts';
import { recycling } from './domains/recycling.ts';
import { roastery } from './domains/roastery.ts';
import { seedBank } from './domains/seed-bank.ts';
import { skiResort } from './domains/ski-resort.ts';
import { solarInstallers } from './domains/solar-installers.ts';
import { theatre } from './domains/theatre.ts';
import { veterinary } from './domains/veterinary.ts';
import { vineyard } from './domains/vineyard.ts';

/** In the order of the alphabet. */
export const domains: readonly Domain[] = [
  airportGround,
  bakery,
  beekeeping,
  bikeShare,
  brewery,
  climbingGym,
  clinic,
  coWorking,
  dentalLab,
  filmFestival,
  foodBank,
  freight,
  library,
  marina,
  museum,
  orchestra,
  printShop,
  recycling,
  roastery,
  seedBank,
  skiResort,
  solarInstallers,
  theatre,
  veterinary,
  vineyard,
];

export const domainNames: readonly string[] = domains.map(({ name }) => name);

/** The domain of that name. Throws an `InputError` when there is none. */
export function domainOf(name: string): Domain {
  const domain = domains.find((each) => each.name === name);
  if (domain) return domain;
  throw new InputError('the themed sampler', [
    {
      code: 'DOMAIN_UNKNOWN',
      path: 'sampler.domain',
      message: `there is no domain ${name}; the domains are ${domainNames.join(', ')}`,
    },
  ]);
}

/** The domain that is asked for; if none is, the one that the seed decides for. */
export function domainFor(seed: string, asked?: string): Domain {
  return asked === undefined ? stream(seed, 'domain').pick(domains) : domainOf(asked);
}
