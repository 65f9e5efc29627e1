/** Invalid input that is answered with 500: the server notices it by failing on it. */
import type { Outcome } from '../../../spec/semantics/model.ts';
import type { ValueRule } from '../../../spec/semantics/values.ts';
import type { Snapshot } from '../../../spec/snapshot.ts';
import { isNullable, mustBeSent } from '../../../spec/semantics/values.ts';
import { isNumberField } from '../../../spec/lookup.ts';
import type { Behaviour } from '../../reference-server/behaviour.ts';
import type { Fault } from '../fault.ts';
import { always, someField } from '../schema-parts.ts';

interface Crash {
  readonly id: string;
  readonly on: string;
  readonly rules: readonly ValueRule[];
  readonly observable: (snapshot: Snapshot) => boolean;
}

const crashes: readonly Crash[] = [
  {
    id: 'absence',
    on: 'a required field that is missing',
    rules: ['required'],
    observable: someField(
      (field) => mustBeSent(field) && (field.name !== 'id' || !isNullable(field)),
    ),
  },
  {
    id: 'null',
    on: '`null` where there must be a value',
    rules: ['null'],
    observable: someField((field) => field.name !== 'id' && !isNullable(field)),
  },
  {
    id: 'wrong-type',
    on: 'a value of the wrong type',
    rules: ['type'],
    observable: someField(({ name }) => name !== 'id'),
  },
  {
    id: 'length',
    on: 'a string that is too short or too long',
    rules: ['min_length', 'max_length'],
    observable: someField(
      (field) =>
        field.type === 'string' && ((field.minLength ?? 0) > 1 || field.maxLength !== undefined),
    ),
  },
  {
    id: 'number-bound',
    on: 'a number outside its bounds',
    rules: ['minimum', 'maximum'],
    observable: someField(
      (field) =>
        isNumberField(field) && (field.minimum !== undefined || field.maximum !== undefined),
    ),
  },
  {
    id: 'date',
    on: 'a text that is no datetime',
    rules: ['datetime'],
    observable: someField(({ type }) => type === 'datetime'),
  },
  {
    id: 'datetime-bound',
    on: 'a datetime outside its bounds',
    rules: ['after', 'before'],
    observable: someField(
      (field) =>
        field.type === 'datetime' && (field.after !== undefined || field.before !== undefined),
    ),
  },
  {
    id: 'enum',
    on: 'a value that the enum does not have',
    rules: ['enum'],
    observable: someField(({ type }) => type === 'enum'),
  },
  {
    id: 'dangling-reference',
    on: 'a reference to an object that does not exist',
    rules: ['reference'],
    observable: someField(({ type }) => type === 'reference' || type === 'reference_list'),
  },
];

export const crashFaults: readonly Fault[] = [
  ...crashes.map(({ id, on, rules, observable }): Fault => ({
    id: `endpoints.crashes-on-${id}`,
    what: `A create or an update with ${on} answers 500.`,
    category: 'server crash',
    clause: 'refused.status',
    observable,
    behaviour: failingOn(['create', 'update'], rules),
  })),
  {
    id: 'endpoints.crashes-on-invalid-update',
    what: 'An update with invalid input answers 500.',
    category: 'server crash',
    clause: 'refused.status',
    observable: someField(({ name }) => name !== 'id'),
    behaviour: failingOn(['update']),
  },
  {
    id: 'endpoints.invalid-input-is-a-conflict',
    what: 'Invalid input is answered with 409.',
    category: 'data validation',
    clause: 'refused.status',
    observable: always,
    behaviour: {
      routes: (right) => (database, request) => {
        const answer = right(database, request);
        return answer.status === 422 ? { ...answer, status: 409 } : answer;
      },
    },
  },
];

/** The named calls fail where they should refuse for one of the rules; left out, for any. A taken id is no matter. */
function failingOn(
  calls: readonly ('create' | 'update')[],
  rules?: readonly ValueRule[],
): Behaviour {
  const failOn = <Answer>(outcome: Outcome<Answer>): Outcome<Answer> => {
    if (outcome.ok || outcome.refusal.reason !== 'invalid') return outcome;
    const broken = outcome.refusal.violations.filter(({ rule }) => rule !== 'taken');
    const fatal = broken.find(({ rule }) => rules?.includes(rule) ?? true);
    if (fatal) throw new TypeError(fatal.message);
    return outcome;
  };
  return {
    semantics: (right) => ({
      ...right,
      ...(calls.includes('create') && {
        create: (...args: Parameters<typeof right.create>) => failOn(right.create(...args)),
      }),
      ...(calls.includes('update') && {
        update: (...args: Parameters<typeof right.update>) => failOn(right.update(...args)),
      }),
    }),
  };
}
