/** Numbers that come in another order as texts (9 and 10), where a condition compares numbers. */
import { comparedFields } from '../../../../spec/compared-values.ts';
import type { Witness } from '../../../../spec/exercise.ts';
import { fieldOf, isNumberField } from '../../../../spec/lookup.ts';
import type { Guard, GuardOf } from '../../../../spec/schema.ts';
import { compare, valueOf } from '../../../../spec/semantics/guards.ts';
import type { Acting } from '../../../../spec/semantics/guards.ts';
import { violationOf } from '../../../../spec/semantics/values.ts';
import type { JsonObject } from '../../plan.ts';
import { actingObject, actingOf, withFields } from '../../witness.ts';
import type { ActionContext } from './context.ts';
import { judgeBy } from './judgement.ts';
import type { Judgement } from './judgement.ts';

/** 9, 10, 90, 100 … and numbers between them: their texts sort by the first digit, whatever their length. */
const NUMBERS = [1, 10, 100, 1000, 10_000, 100_000]
  .flatMap((power) => [power, 9 * power, 2 * power, 5 * power])
  .flatMap((number) => [number, -number]);

export interface TextTrap {
  /** The fields of the acting object to update. */
  readonly set: JsonObject;
  readonly judgement: Exclude<Judgement, { readonly verdict: 'open' }>;
}

/**
 * An update of the acting object after which a comparison of numbers has another verdict than that of their texts, and
 * decides alone: one that allows the action where there is one. Nothing for other guards, or where no number does.
 */
export function textTrap(
  context: ActionContext,
  guard: Guard,
  witness: Witness,
): TextTrap | undefined {
  if (guard.kind !== 'compare') return undefined;
  const traps = numbersFor(context, guard, witness).flatMap((set): readonly TextTrap[] => {
    const judgement = judgeBy([guard], context, withFields(witness, actingObject(witness), set));
    return judgement.verdict === 'open' ? [] : [{ set, judgement }];
  });
  return traps.find(({ judgement }) => judgement.verdict === 'allowed') ?? traps[0];
}

function numbersFor(
  { suite, entity }: ActionContext,
  guard: GuardOf<'compare'>,
  witness: Witness,
): readonly JsonObject[] {
  const acting = actingOf(suite, witness);
  return comparedFields(guard)
    .map((name) => fieldOf(entity, name))
    .filter(isNumberField)
    .flatMap((field) =>
      NUMBERS.filter((number) => violationOf(field, number, acting) === null).map((number) => ({
        [field.name]: number,
      })),
    )
    .filter((set) => differsAsText(guard, { ...acting, row: { ...acting.row, ...set } }));
}

function differsAsText({ left, op, right }: GuardOf<'compare'>, acting: Acting): boolean {
  const [a, b] = [valueOf(left, acting), valueOf(right, acting)];
  if (typeof a !== 'number' || typeof b !== 'number') return false;
  return compare(a, op, b) !== compare(String(a), op, String(b));
}
