import { describe, expect, test } from 'vitest';
import { applyChange } from '../../changes/table.ts';
import { must } from '../../lookup.ts';
import { nothingRemoved } from '../../removed.ts';
import type { Removed, RemovedPath } from '../../snapshot.ts';
import { beginProduct } from './begin.ts';
import { domainOf } from './domains.ts';
import { enumNameOf, namesOf } from './domain.ts';
import { choicesOf } from './name-faults.ts';
import {
  entitiesToCome,
  fieldsToCome,
  nextEntityName,
  nextFieldName,
  productOf,
} from './product.ts';
import type { LivingEntity, Product } from './product.ts';
import { fieldNamesOf, themeOf } from './theme.ts';

const theme = themeOf(domainOf('roastery'));
const initial = beginProduct(domainOf('roastery'), '7');

function seen(schema = initial, removed: Partial<Removed> = {}): Product {
  return productOf(theme, { schema, removed: { ...nothingRemoved, ...removed } });
}

function farmIn(product: Product): LivingEntity {
  return must(product.living.get('Farm'), 'a farm');
}

const goneTo = (path: string): RemovedPath => ({ path, by: 'delete_entity', now: null });

describe('a product', () => {
  test('knows an entity and its fields by any of their names', () => {
    const entity = farmIn(seen());
    const first = must([...entity.fields.values()][0], 'a field');
    const to = must(nextFieldName(seen(), entity, first), 'a next name');
    const renamed = [
      { kind: 'rename_entity', entity: 'Farm', to: 'CoffeeFarm' } as const,
      { kind: 'rename_field', entity: 'CoffeeFarm', field: first.field.name, to } as const,
    ].reduce((schema, change) => applyChange(schema, change), initial);
    const later = farmIn(seen(renamed));
    expect(later.entity.name).toBe('CoffeeFarm');
    expect([...later.fields.keys()].sort()).toEqual([...entity.fields.keys()].sort());
    expect(nextEntityName(seen(renamed), later)).toBe('CoffeeProducer');
  });

  test('offers no name that is gone', () => {
    const farm = farmIn(seen());
    expect(nextEntityName(seen(initial, { endpoints: [goneTo('/coffeefarm')] }), farm)).toBe(
      'CoffeeProducer',
    );
    const come = fieldsToCome(seen(), farm);
    const gone = must(come[0], 'a field to come');
    const without = seen(initial, {
      fields: [{ entity: 'Farm', field: gone.name, by: 'delete_field', now: null }],
    });
    expect(fieldsToCome(without, farm)).toEqual(come.slice(1));
    const closed = seen(initial, { endpoints: [goneTo('/cafe')] });
    expect(entitiesToCome(seen()).map(({ name }) => name)).toContain('Cafe');
    expect(entitiesToCome(closed).map(({ name }) => name)).not.toContain('Cafe');
  });

  test('leaves out what is not from its theme', () => {
    const foreign = applyChange(initial, {
      kind: 'add_entity',
      entity: { name: 'Galaxy', fields: [], actions: [] },
      enums: [],
    });
    expect([...seen(foreign).living.keys()]).toEqual([...seen().living.keys()]);
  });
});

describe('the names of a theme', () => {
  test('go on with a qualifier where the theme has no more of them', () => {
    const farm = must(theme.byName.get('Farm'), 'a farm');
    const altitude = must(
      farm.fields.find(({ name }) => name === 'altitude_m'),
      'an altitude',
    );
    expect(fieldNamesOf(farm, altitude)).toEqual([
      'altitude_m',
      'elevation_m',
      'recorded_elevation_m',
      'confirmed_elevation_m',
    ]);
  });

  test('name enums after the first names of entity and field, unless several choices share one', () => {
    const subscription = must(theme.byName.get('Subscription'), 'a subscription');
    const enums = choicesOf(subscription).map((field) => enumNameOf(subscription, field));
    expect(enums).toEqual(['SubscriptionPlanState', 'RoastLevel', 'RoastLevel']);
    expect(namesOf(subscription)).toEqual(['Subscription', 'CoffeeSubscription']);
  });
});
