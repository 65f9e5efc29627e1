/**
 * What suites never make a server do, because the contract says nothing about it: an effect that leaves the bounds of
 * its field, computes with `null`, or reaches the acting object through a reference of its own.
 */
import { fieldOf } from '../../spec/lookup.ts';
import type { SetValue } from '../../spec/schema.ts';
import { findRow } from '../../spec/semantics/database.ts';
import type { Row, Value } from '../../spec/semantics/database.ts';
import type { Server } from '../../spec/semantics/model.ts';
import { violationOf } from '../../spec/semantics/values.ts';
import { effectSteps } from './effect-targets.ts';
import type { Act, EffectStep, Target } from './effect-targets.ts';

/** Throws when an effect of the action, applied in its turn, does what suites never ask for. */
export function assertLegalEffects(server: Server, act: Act): void {
  const fault = illegalEffect(server, act);
  if (fault !== null) throw new Error(`${act.entity}.${act.action} on ${act.id}: ${fault}`);
}

/** What is wrong with the effects of the action, or `null`. */
export function illegalEffect(server: Server, act: Act): string | null {
  const faults = effectSteps(server, act).flatMap((step) =>
    step.targets.map((target) => faultOf(step, target)),
  );
  return faults.find((fault) => fault !== null) ?? null;
}

function faultOf({ effect, inner, acting, after }: EffectStep, target: Target): string | null {
  const { entity, row } = target;
  const own = entity.name === acting.entity.name && row['id'] === acting.row['id'];
  if (own && inner !== effect) return 'the acting object is among its own targets';
  if (inner.kind === 'increment' && row[inner.field] === null) return `${inner.field} is null`;
  if (inner.kind === 'set' && computesWithNull(inner.value, acting.row))
    return `a value that ${inner.field} is computed from is null`;
  const value = findRow(after, entity.name, row['id'] as string)?.[inner.field] as Value;
  const field = fieldOf(entity, inner.field);
  const world = { schema: acting.schema, database: after };
  const fits = violationOf(field, value, world) === null;
  return fits ? null : `${inner.field} would become ${JSON.stringify(value)}`;
}

function computesWithNull(value: SetValue, row: Row): boolean {
  if (!('op' in value)) return false;
  return [value.left, value.right].some(
    (operand) => 'field' in operand && row[operand.field] === null,
  );
}
