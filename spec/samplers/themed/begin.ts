/** Where a themed product begins (paper, E.2): two or three entities of its domain with some analytics and actions. */
import { canonicalSchema } from '../../canonical.ts';
import { applyChange } from '../../changes/table.ts';
import type { Change } from '../../changes/table.ts';
import { nothingRemoved } from '../../removed.ts';
import type { Schema } from '../../schema.ts';
import { stream } from '../../stream.ts';
import type { Stream } from '../../stream.ts';
import { schemaProblems } from '../../well-formed.ts';
import { proposeActionOn } from './action-changes.ts';
import { proposeAnalytics } from './analytics-changes.ts';
import type { Domain } from './domain.ts';
import { addEntity } from './entity-changes.ts';
import type { ThemedContext } from './focus.ts';
import { productOf } from './product.ts';
import { themeOf } from './theme.ts';

const TRIES = 20;
const empty: Schema = { enums: [], entities: [], analytics: [] };

/** The first state of a product of the domain. */
export function beginProduct(domain: Domain, seed: string): Schema {
  const theme = themeOf(domain);
  const random = stream(seed, 'initial', domain.name);
  const founders = theme.entities.slice(0, random.integer(2, 3));
  let schema = founders.reduce(
    (state, founder) =>
      grown(state, random, (context) =>
        context.product.living.has(founder.name) ? null : addEntity(context, founder),
      ),
    empty,
  );
  for (let left = random.integer(1, 2); left > 0; left -= 1)
    schema = grown(schema, random, proposeAnalytics);
  for (const { name } of founders)
    for (let left = random.integer(0, 2); left > 0; left -= 1)
      schema = grown(schema, random, (context) => {
        const living = context.product.living.get(name);
        return living ? proposeActionOn(context, living) : null;
      });
  return canonicalSchema(schema);

  /** The state after a change that leaves it well-formed, if one is found in some tries. */
  function grown(
    state: Schema,
    draw: Stream,
    propose: (context: ThemedContext) => Change | null,
  ): Schema {
    const product = productOf(theme, { schema: state, removed: nothingRemoved });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const change = propose({ product, random: draw, focus: null });
      const next = change && applyChange(state, change);
      if (next && schemaProblems(canonicalSchema(next)).length === 0) return next;
    }
    return state;
  }
}
