/** Wrong and right servers by the names that the command line knows them by. */
import { allFaults } from '../faults/table.ts';
import type { Fault } from '../faults/fault.ts';
import { freedoms } from '../variants/freedom.ts';
import { allVariants } from '../variants/table.ts';
import type { Variant } from '../variants/variant.ts';
import { UsageError } from './exit-code.ts';
import { nearestWord } from './nearest.ts';
import { renderTable } from './table.ts';

function faultNamed(id: string): Fault {
  return named(allFaults, { id, kind: 'fault' });
}

function variantNamed(id: string): Variant {
  return named(allVariants, { id, kind: 'variant' });
}

function named<T extends { readonly id: string }>(
  all: readonly T[],
  { id, kind }: { readonly id: string; readonly kind: string },
): T {
  const found = all.find((candidate) => candidate.id === id);
  if (found !== undefined) return found;
  const meant = nearestWord(
    id,
    all.map((candidate) => candidate.id),
  );
  const suggestion = meant === undefined ? '' : `; did you mean "${meant}"?`;
  throw new UsageError(`there is no ${kind} "${id}"${suggestion}\nstamina serve --list names all.`);
}

/** The servers that are asked for: the ones that are named, or all. Throws a `UsageError` for a name that nothing has. */
export function chosenServers(
  fault: string | undefined,
  variant: string | undefined,
): { readonly faults: readonly Fault[]; readonly variants: readonly Variant[] } {
  if (fault === undefined && variant === undefined)
    return { faults: allFaults, variants: allVariants };
  return {
    faults: fault === undefined ? [] : [faultNamed(fault)],
    variants: variant === undefined ? [] : [variantNamed(variant)],
  };
}

/** Every fault and every variant with what it does, as two tables. */
export function renderBehaviours(decorated: boolean): string {
  const both = (profile: string | undefined): string => profile ?? 'both';
  const faults = allFaults.map(({ id, clause, profile, what }) => [
    id,
    clause,
    both(profile),
    what,
  ]);
  const variants = allVariants.map(({ id, freedom, profile, what }) => [
    id,
    freedom,
    both(profile),
    what,
  ]);
  return [
    'Faults: wrong in one way',
    renderTable({ head: ['fault', 'breaks', 'profile', 'what it does'], rows: faults }, decorated),
    '',
    'Variants: right, where the contract leaves freedom',
    renderTable(
      { head: ['variant', 'uses', 'profile', 'what it does'], rows: variants },
      decorated,
    ),
    '',
    'Freedoms',
    ...Object.entries(freedoms).map(([id, text]) => `  ${id}: ${text}`),
  ].join('\n');
}
