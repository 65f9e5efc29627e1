/** Types, formats and bounds of values, field by field. */
import { boundariesOf } from '../../../spec/boundaries.ts';
import type { Boundary } from '../../../spec/boundaries.ts';
import type { ClauseId } from '../../../spec/contract.ts';
import { validValues } from '../../../spec/examples.ts';
import type { Entity } from '../../../spec/schema.ts';
import { exampleValue, plainFields, withArticle, written } from '../data.ts';
import type { PlainField } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft, EntityFamily, PlanTest } from '../draft.ts';
import type { Json } from '../plan.ts';
import { refusesOnCreate, refusesOnUpdate, takesValue } from '../probes.ts';
import type { Probed } from '../probes.ts';
import { ofWrongType } from '../bad-values.ts';
import type { BadValue } from '../bad-values.ts';
import { invalidDateTimes, unpaddedDateTime } from '../datetimes.ts';
import type { Suite } from '../suite.ts';
import { tellingValues } from '../telling-values.ts';
import { unboundedValues } from '../unbounded-values.ts';
import { conversionsOf, wrongTypesFor } from '../wrong-types.ts';

/** For each field that holds a value of its own: what it must take and what it must refuse. */
export const planValues: EntityFamily = (suite, entity) => {
  const planTest = testsOfEntity(suite, entity, 'values');
  return plainFields(entity).flatMap((field) => {
    const valid = validValues(suite, entity.name, field, 2);
    const probed = { entity: entity.name, field: field.name, valid };
    const context = { planTest, field, probed, suite };
    return [
      ...planTelling(context),
      ...planWrongTypes(context, suite, entity),
      ...planConversions(context, suite, entity),
      ...planFormat(context, suite, entity),
      ...planBounds(context),
      ...planUnbounded(context),
    ];
  });
};

interface Context {
  readonly planTest: PlanTest;
  readonly field: PlainField;
  readonly probed: Probed;
  readonly suite: Suite;
}

/** A group of values that a field refuses. */
interface Refusals {
  /** `wrong-types`: part of the test's id. */
  readonly id: string;
  /** `a rank of a wrong type`. */
  readonly what: string;
  readonly clause: ClauseId;
  readonly onCreate: readonly BadValue[];
  /** Left out: the same. */
  readonly onUpdate?: readonly BadValue[];
}

function planRefusal({ planTest, field, probed }: Context, refusals: Refusals): Draft {
  const { id, what, clause, onCreate, onUpdate = onCreate } = refusals;
  const clauses = [clause, 'update.validates', 'refused.status', 'refused.unchanged'] as const;
  const title = `create and update refuse ${what}`;
  return planTest(`${field.name}.rejects-${id}`, title, clauses, (t) => {
    refusesOnCreate(t, probed, onCreate);
    refusesOnUpdate(t, probed, onUpdate);
  });
}

function planTelling({ planTest, field, probed, suite }: Context): readonly Draft[] {
  return tellingValues(field, suite.literals).map(({ id, title, clauses, value }) =>
    planTest(`${field.name}.${id}`, title, clauses, (t) => {
      takesValue(t, probed, value, `${written(value)} is a valid value of ${field.name}`);
    }),
  );
}

function planWrongTypes(context: Context, suite: Suite, entity: Entity): readonly Draft[] {
  const { name } = context.field;
  const example = exampleValue(suite, entity, context.field);
  const { onCreate, onUpdate } = wrongTypesFor(context.field.type, example, suite.literals);
  return [
    planRefusal(context, {
      id: 'wrong-types',
      what: `${withArticle(name)} of a wrong type`,
      clause: 'values.types',
      onCreate: onCreate.map(ofWrongType),
      onUpdate: onUpdate.map(ofWrongType),
    }),
  ];
}

function planConversions(context: Context, suite: Suite, entity: Entity): readonly Draft[] {
  const { name, type } = context.field;
  const example = exampleValue(suite, entity, context.field);
  return conversionsOf(type, suite.profile).map(({ id, what, clause, valuesFor }) => {
    const onCreate = valuesFor(example).map(ofWrongType);
    return planRefusal(context, { id, what: `${what} as ${name}`, clause, onCreate });
  });
}

/** How many texts an update is tried with: creates, which are tried with all, tell how a server reads a datetime. */
const ON_UPDATE = 4;
const formatFault = (value: Json): BadValue => ({ value, rule: 'datetime' });

function planFormat(context: Context, suite: Suite, entity: Entity): readonly Draft[] {
  const { field } = context;
  if (field.type !== 'datetime') return [];
  const source = { suite, entity, field };
  const { dates, formats } = invalidDateTimes(source);
  const clause = 'values.datetime';
  const named = withArticle(field.name);
  const noDate: Refusals = {
    id: 'impossible-dates',
    what: `${named} that no calendar or clock has`,
    clause,
    onCreate: dates.map(formatFault),
    onUpdate: dates.slice(0, ON_UPDATE).map(formatFault),
  };
  const noFormat: Refusals = {
    id: 'other-formats',
    what: `${named} in another format`,
    clause,
    onCreate: formats.map(formatFault),
    onUpdate: formats.slice(0, ON_UPDATE).map(formatFault),
  };
  const unpadded: Refusals = {
    id: 'missing-zeros',
    what: `${named} without leading zeros`,
    clause: 'values.datetime-padding',
    onCreate: [formatFault(unpaddedDateTime(source))],
  };
  const all = suite.profile === 'strict' ? [noDate, noFormat, unpadded] : [noDate, noFormat];
  return all.map((refusals) => planRefusal(context, refusals));
}

/** How tests speak of a bound. */
interface BoundWording {
  /** `minimum`: what the bound is called. */
  readonly name: string;
  /** `below`: where values are that break it. */
  readonly side: string;
  readonly clause: ClauseId;
}

const LENGTH = 'values.string-length';
const NUMBER = 'values.number-bounds';
const MOMENT = 'values.datetime-bounds';

const boundWordings: Readonly<Record<Boundary['rule'], BoundWording>> = {
  min_length: { name: 'minimum length', side: 'below', clause: LENGTH },
  max_length: { name: 'maximum length', side: 'above', clause: LENGTH },
  minimum: { name: 'minimum', side: 'below', clause: NUMBER },
  maximum: { name: 'maximum', side: 'above', clause: NUMBER },
  after: { name: 'first moment', side: 'before', clause: MOMENT },
  before: { name: 'last moment', side: 'after', clause: MOMENT },
};

function planBounds(context: Context): readonly Draft[] {
  return boundariesOf(context.field, context.suite.data).flatMap((boundary) => [
    ...planAtBound(context, boundary),
    ...planOutsideBound(context, boundary),
  ]);
}

function planAtBound({ planTest, field, probed }: Context, boundary: Boundary): readonly Draft[] {
  const { rule, limit, at } = boundary;
  const { name, clause } = boundWordings[rule];
  if (at === undefined) return [];
  const title = `${field.name} may be right at its ${name} of ${String(limit)}`;
  return [
    planTest(
      `${field.name}.accepts-${slugOf(name)}`,
      title,
      [clause, 'update.validates', 'values.round-trip'],
      (t) => {
        takesValue(t, probed, at, `the ${name} of ${field.name} is ${String(limit)}, inclusive`);
      },
    ),
  ];
}

function planOutsideBound(context: Context, boundary: Boundary): readonly Draft[] {
  const { rule, limit, outside } = boundary;
  const { name, side, clause } = boundWordings[rule];
  if (outside === undefined) return [];
  const id = `${side}-${slugOf(name)}`;
  const what = `${withArticle(context.field.name)} ${side} its ${name} of ${String(limit)}`;
  return [planRefusal(context, { id, what, clause, onCreate: [{ value: outside, rule }] })];
}

function planUnbounded({ planTest, field, probed, suite }: Context): readonly Draft[] {
  return unboundedValues(field, suite.literals).map(({ bound, clause, value }) => {
    const title = `${field.name} has no ${bound}`;
    const clauses = [clause, 'values.round-trip'] as const;
    return planTest(`${field.name}.has-no-${slugOf(bound)}`, title, clauses, (t) => {
      takesValue(t, probed, value, title);
    });
  });
}

const slugOf = (name: string): string => name.replaceAll(' ', '-');
