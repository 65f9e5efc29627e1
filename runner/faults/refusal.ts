/** A refusal that a right server would not give. */
import type { Outcome } from '../../spec/semantics/model.ts';
import type { ValueRule } from '../../spec/semantics/values.ts';

/** The outcome of a write that is refused for a field, whether the field breaks the rule or not. */
export function refusal(field: string, rule: ValueRule): Outcome<never> {
  const violations = [{ field, rule, message: `${field} is refused` }];
  return { ok: false, refusal: { reason: 'invalid', violations } };
}
