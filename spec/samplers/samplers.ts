/** The samplers that can start a scenario and go on with it. Another one is a row here and its settings in `scenario.ts`. */
import { proposeChange } from '../changes/table.ts';
import { must } from '../lookup.ts';
import type { SamplerName, SamplerSettings, Scenario } from '../scenario.ts';
import { proposerByKind } from './by-kind.ts';
import { programmaticVocabulary } from './programmatic.ts';
import type { Proposer, Turnstile } from './proposer.ts';
import { sampleInitial } from './sample-initial.ts';
import { beginProduct } from './themed/begin.ts';
import { domainFor } from './themed/domains.ts';
import { proposeThemed } from './themed/themed.ts';

/** What all samplers record. */
export type CommonSettings = Pick<SamplerSettings, 'version' | 'changesPerTurn' | 'weights'>;

/** Where a scenario begins: its name, its first state, and everything that its turns depend on besides the seed. */
export type Beginning = Pick<Scenario, 'name' | 'initial'> & { readonly sampler: SamplerSettings };

export interface BeginningRequest {
  readonly seed: string;
  readonly settings: CommonSettings;
  /** What the scenario shall be about, for a sampler that knows several domains. */
  readonly domain?: string;
}

export interface Sampler {
  /** Changes whenever the same seed no longer gives the same turns. */
  readonly version: number;
  readonly begin: (request: BeginningRequest) => Beginning;
  /** Whom a slot asks, in this order. */
  readonly proposers: readonly (Turnstile & { readonly propose: Proposer })[];
}

/** The programmatic proposer: every kind as its own file samples it, with invented names. The other samplers fall back on it. */
export const programmaticProposer = {
  name: 'programmatic',
  tries: 60,
  propose: proposerByKind({ propose: proposeChange, vocabulary: programmaticVocabulary }),
} as const;

export const samplers: Readonly<Record<SamplerName, Sampler>> = {
  programmatic: {
    version: 2,
    begin: ({ seed, settings }) => ({
      name: scenarioName('seed', seed),
      sampler: { name: 'programmatic', ...settings },
      initial: sampleInitial(seed),
    }),
    proposers: [programmaticProposer],
  },
  themed: {
    version: 1,
    begin: ({ seed, settings, domain: asked }) => {
      const domain = domainFor(seed, asked);
      return {
        name: scenarioName(`themed-${domain.name}`, seed),
        sampler: { name: 'themed', ...settings, domain: domain.name },
        initial: beginProduct(domain, seed),
      };
    },
    proposers: [
      {
        name: 'themed',
        tries: 40,
        propose: proposerByKind({ propose: proposeThemed, vocabulary: programmaticVocabulary }),
      },
      programmaticProposer,
    ],
  },
};

/** The proposers of a sampler as one, which hands each slot to the one that is asked. */
export function proposerOf(sampler: SamplerName): Proposer {
  const byName = new Map(samplers[sampler].proposers.map(({ name, propose }) => [name, propose]));
  return (slot) => must(byName.get(slot.asked), `a proposer ${slot.asked}`)(slot);
}

/** `seed-0`: lower case, digits and hyphens, whatever the seed is made of. */
export function scenarioName(prefix: string, seed: string): string {
  return [prefix, ...(seed.toLowerCase().match(/[a-z0-9]+/g) ?? [])].join('-');
}
