/** How often the sampler asks for which kind of change. */
import type { ChangeKind } from '../changes/table.ts';
import type { Schema } from '../schema.ts';

/** A weight, or one that depends on the number of entities. */
type Weight = number | ((entities: number) => number);

/** States reach ten entities within some twenty turns and several dozens over a hundred. */
const weights: Readonly<Record<ChangeKind, Weight>> = {
  add_entity: (entities) => (entities < 10 ? 13 : 6),
  delete_entity: (entities) => (entities < 7 ? 0 : 2),
  rename_entity: 5,
  add_field: 16,
  delete_field: 5,
  rename_field: 8,
  change_constraints: 8,
  add_analytics: 8,
  delete_analytics: 4,
  add_action: 15,
  remove_action: 4,
  add_condition: 11,
  remove_condition: 4,
  add_effect: 11,
  remove_effect: 4,
  add_enum_value: 6,
};

/** The kinds with their weights on a state. */
export function kindWeights(schema: Schema): readonly (readonly [ChangeKind, number])[] {
  return (Object.entries(weights) as [ChangeKind, Weight][]).map(([kind, weight]) => [
    kind,
    typeof weight === 'number' ? weight : weight(schema.entities.length),
  ]);
}
