/** Types, formats and bounds of values, field by field. */
import { boundariesOf } from '../../../spec/boundaries.ts';
import type { Boundary } from '../../../spec/boundaries.ts';
import type { ClauseId } from '../../../spec/contract.ts';
import type { Entity } from '../../../spec/schema.ts';
import { plainFields, withArticle, written } from '../data.ts';
import type { PlainField } from '../data.ts';
import { testsOfEntity } from '../draft.ts';
import type { Draft, EntityFamily, PlanTest } from '../draft.ts';
import type { Json } from '../plan.ts';
import { refusesOnCreate, refusesOnUpdate, takesValue } from '../probes.ts';
import type { Probed } from '../probes.ts';
import type { BadValue } from '../bad-values.ts';
import { invalidDateTimes, unpaddedDateTime } from '../datetimes.ts';
import type { Suite } from '../suite.ts';
import { tellingValues } from '../telling-values.ts';
import { conversionsOf, wrongTypesFor } from '../wrong-types.ts';

const REFUSED = ['refused.status', 'refused.unchanged'] as const;

/** For each field that holds a value of its own: what it must take and what it must refuse. */
export const planValues: EntityFamily = (suite, entity) => {
  const planTest = testsOfEntity(suite, entity, 'values');
  const fields = plainFields(entity).flatMap((field) => {
    const context = { planTest, field, probed: { entity: entity.name, field: field.name } };
    return [
      ...planTelling(context),
      ...planWrongTypes(context),
      ...planConversions(context, suite),
      ...planFormat(context, suite, entity),
      ...planBounds(context),
    ];
  });
  return fields;
};

interface Context {
  readonly planTest: PlanTest;
  readonly field: PlainField;
  readonly probed: Probed;
}

/** A group of values that a field refuses. */
interface Refusals {
  /** `wrong-types`: part of the test's id. */
  readonly id: string;
  /** `a rank of a wrong type`. */
  readonly what: string;
  readonly clause: ClauseId;
  readonly values: readonly BadValue[];
}

function planCreateRefuses({ planTest, field, probed }: Context, refusals: Refusals): Draft {
  const { id, what, clause, values } = refusals;
  const testId = `${field.name}.create-rejects-${id}`;
  return planTest(testId, `create refuses ${what}`, [clause, ...REFUSED], (t) => {
    refusesOnCreate(t, probed, values);
  });
}

function planUpdateRefuses({ planTest, field, probed }: Context, refusals: Refusals): Draft {
  const { id, what, clause, values } = refusals;
  const testId = `${field.name}.update-rejects-${id}`;
  const clauses = [clause, 'update.validates', ...REFUSED] as const;
  return planTest(testId, `update refuses ${what}`, clauses, (t) => {
    refusesOnUpdate(t, probed, values);
  });
}

/** Plans a refusal twice: by create and by update. */
function planRefusals(context: Context, refusals: Refusals): readonly Draft[] {
  return [planCreateRefuses(context, refusals), planUpdateRefuses(context, refusals)];
}

function planTelling({ planTest, field, probed }: Context): readonly Draft[] {
  return tellingValues(field).map(({ id, title, clause, value }) =>
    planTest(`${field.name}.${id}`, title, [clause, 'values.round-trip'], (t) => {
      takesValue(t, probed, value, `${written(value)} is a valid value of ${field.name}`);
    }),
  );
}

function planWrongTypes(context: Context): readonly Draft[] {
  const { name, type } = context.field;
  const values = wrongTypesFor(type).map(typeFault);
  if (values.length === 0) return [];
  const what = `${withArticle(name)} of a wrong type`;
  return planRefusals(context, { id: 'wrong-types', what, clause: 'values.types', values });
}

function planConversions(context: Context, { profile }: Suite): readonly Draft[] {
  const { name, type } = context.field;
  return conversionsOf(type, profile).flatMap(({ id, what, clause, values }) =>
    planRefusals(context, {
      id,
      what: `${what} as ${name}`,
      clause,
      values: values.map(typeFault),
    }),
  );
}

const typeFault = (value: Json): BadValue => ({ value, rule: 'type' });
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
    values: dates.map(formatFault),
  };
  const noFormat: Refusals = {
    id: 'other-formats',
    what: `${named} in another format`,
    clause,
    values: formats.map(formatFault),
  };
  const unpadded: Refusals = {
    id: 'missing-zeros',
    what: `${named} without leading zeros`,
    clause: 'values.datetime-padding',
    values: [formatFault(unpaddedDateTime(source))],
  };
  return [
    planCreateRefuses(context, noDate),
    planCreateRefuses(context, noFormat),
    planUpdateRefuses(context, {
      id: 'no-datetimes',
      what: `${named} that is no real date and time in the right format`,
      clause,
      values: [...noDate.values, ...noFormat.values],
    }),
    ...(suite.profile === 'strict' ? planRefusals(context, unpadded) : []),
  ];
}

/** How a bound is spoken of: its side, its name, and the clause. */
const bounds: Readonly<
  Record<Boundary['rule'], readonly [side: string, bound: string, clause: ClauseId]>
> = {
  min_length: ['shorter than', 'minimum length', 'values.string-length'],
  max_length: ['longer than', 'maximum length', 'values.string-length'],
  minimum: ['below', 'minimum', 'values.number-bounds'],
  maximum: ['above', 'maximum', 'values.number-bounds'],
  after: ['before', 'first moment', 'values.datetime-bounds'],
  before: ['after', 'last moment', 'values.datetime-bounds'],
};

function planBounds({ planTest, field, probed }: Context): readonly Draft[] {
  return boundariesOf(field).flatMap(({ rule, limit, at, outside }) => {
    const [side, bound, clause] = bounds[rule];
    const slug = bound.replaceAll(' ', '-');
    const limitText = String(limit);
    const accepted =
      at !== undefined &&
      planTest(
        `${field.name}.accepts-${slug}`,
        `${field.name} may be right at its ${bound} of ${limitText}`,
        [clause],
        (t) => {
          takesValue(t, probed, at, `the ${bound} of ${field.name} is ${limitText}, inclusive`);
        },
      );
    const refused =
      outside !== undefined &&
      planTest(
        `${field.name}.rejects-${side.split(' ')[0] ?? side}-${slug}`,
        `create and update refuse ${withArticle(field.name)} ${side} its ${bound} of ${limitText}`,
        [clause, 'update.validates', ...REFUSED],
        (t) => {
          refusesOnCreate(t, probed, [{ value: outside, rule }]);
          refusesOnUpdate(t, probed, [{ value: outside, rule }]);
        },
      );
    return [accepted, refused].filter((draft) => draft !== false);
  });
}
