import { describe, expect, test } from 'vitest';
import { actionOf, entityOf } from '../../spec/lookup.ts';
import { describeGuard } from '../../spec/wording.ts';
import { kennelSnapshot } from './fixtures/snapshots.ts';
import { Recorder } from './recorder.ts';
import { suiteOf } from './suite.ts';

const suite = suiteOf({ snapshot: kennelSnapshot, seed: '7', profile: 'paper', data: 'main' });
const recorder = (): Recorder => new Recorder(suite);

const RANK_GUARD = actionOf(entityOf(suite.schema, 'Dog'), 'approve').guards.findIndex(
  (guard) => describeGuard(guard) === 'this.rank > 0',
);

/** Objects on which `approve` succeeds. */
function approvable(t: Recorder): void {
  t.create('Person');
  t.create('Toy', { set: { price: 2 } });
  t.create('Dog', {
    set: { phase: 'review', rank: 4, weight: 1.5, owner: 'person-1', toys: ['toy-1'] },
  });
}

describe('what is recorded', () => {
  test('a create with the fields that the answer must show', () => {
    const t = recorder();
    t.create('Dog', { set: { rank: 10 }, omit: ['weight'] }, { shows: ['rank', 'weight'] });
    expect(t.steps).toEqual([
      {
        method: 'POST',
        path: '/dog',
        body: { example: 'dog', set: { rank: 10 }, omit: ['weight'] },
        status: [200, 201],
        answer: { rank: 10, weight: null },
        because: 'the body is valid',
      },
    ]);
  });

  test('a refused update with the broken rule as its reason', () => {
    const t = recorder();
    t.create('Dog');
    t.refuseUpdate('Dog', 'dog-1', { rank: 10001 }, { field: 'rank', rule: 'maximum' });
    expect(t.steps.at(-1)).toEqual({
      method: 'PATCH',
      path: '/dog/dog-1',
      body: { set: { rank: 10001 }, omit: [] },
      status: [400, 422],
      because: 'rank must be at most 10000',
    });
  });

  test('an action with its effects, and the reason why it is refused', () => {
    const t = recorder();
    approvable(t);
    t.act('Dog', 'dog-1', 'approve', { shows: ['phase', 'weight', 'rank'] });
    expect(t.steps.at(-1)?.answer).toEqual({ phase: 'in_progress', weight: 5.5, rank: 5 });
    t.refuseAct('Dog', 'dog-1', 'approve', { reason: 'wrong_state' });
    expect(t.steps.at(-1)).toEqual({
      method: 'POST',
      path: '/dog/dog-1/approve',
      status: [400, 409],
      because: 'approve starts from review, and phase is in_progress',
    });
    t.update('Dog', 'dog-1', { phase: 'review', rank: 0, weight: 0 });
    t.refuseAct('Dog', 'dog-1', 'approve', { reason: 'guard', guards: [RANK_GUARD] });
    expect(t.steps.at(-1)?.because).toBe('the condition this.rank > 0 is not satisfied');
  });

  test('a read, and why it succeeds where the test says nothing else', () => {
    const t = recorder();
    t.create('Toy');
    t.read('Toy', 'toy-1');
    expect(t.steps.at(-1)).toEqual({
      method: 'GET',
      path: '/toy/toy-1',
      status: [200],
      because: 'the object exists',
    });
  });

  test('a list as it is after a delete', () => {
    const t = recorder();
    t.create('Toy');
    t.create('Toy', { set: { id: 'toy-2' } });
    t.remove('Toy', 'toy-1');
    t.list('Toy', ['id'], 'one is left');
    expect(t.steps.at(-1)?.answer).toEqual([{ id: 'toy-2' }]);
  });

  test('the strict profile tells a wrong state from a failed guard', () => {
    const t = new Recorder(
      suiteOf({ snapshot: kennelSnapshot, seed: '7', profile: 'strict', data: 'main' }),
    );
    approvable(t);
    t.update('Dog', 'dog-1', { rank: 0, weight: 0 });
    t.refuseAct('Dog', 'dog-1', 'approve', { reason: 'guard', guards: [RANK_GUARD] });
    t.update('Dog', 'dog-1', { phase: 'planning' });
    t.refuseAct('Dog', 'dog-1', 'approve', { reason: 'wrong_state' });
    expect(
      t.steps
        .filter(({ method }) => method === 'POST')
        .map(({ status }) => status)
        .slice(-2),
    ).toEqual([[409], [400]]);
  });
});

describe('an intention that the semantics do not share is an error', () => {
  test.each<[string, (t: Recorder) => void, RegExp]>([
    [
      'a valid create that breaks a rule',
      (t) => {
        t.create('Dog', { set: { rank: -1 } });
      },
      /valid request is refused/,
    ],
    [
      'a refused create that is valid',
      (t) => {
        t.refuseCreate('Dog', {}, { field: 'rank', rule: 'minimum' });
      },
      /should break minimum/,
    ],
    [
      'a refused create that breaks another rule',
      (t) => {
        t.refuseCreate('Dog', { set: { rank: 10001 } }, { field: 'rank', rule: 'minimum' });
      },
      /should break minimum/,
    ],
    [
      'a refused create that breaks two rules',
      (t) => {
        t.refuseCreate('Dog', { set: { name: 5, rank: -1 } }, { field: 'name', rule: 'type' });
      },
      /should break type of name alone/,
    ],
    [
      'a refused update of nothing that exists',
      (t) => {
        t.refuseUpdate('Dog', 'dog-1', { rank: -1 }, { field: 'rank', rule: 'minimum' });
      },
      /should break minimum/,
    ],
    [
      'a missing object that is there',
      (t) => {
        t.create('Dog');
        t.missing('GET', 'Dog', 'dog-1');
      },
      /there is a Dog dog-1/,
    ],
    [
      'an allowed action in a wrong state',
      (t) => {
        t.create('Dog', { set: { phase: 'planning' } });
        t.act('Dog', 'dog-1', 'approve');
      },
      /valid request is refused/,
    ],
    [
      'a refused action that is allowed',
      (t) => {
        approvable(t);
        t.refuseAct('Dog', 'dog-1', 'approve', { reason: 'wrong_state' });
      },
      /but for nothing/,
    ],
    [
      'an action refused for other guards',
      (t) => {
        approvable(t);
        t.update('Dog', 'dog-1', { rank: 0 });
        t.refuseAct('Dog', 'dog-1', 'approve', { reason: 'guard', guards: [RANK_GUARD] });
      },
      /but for .*"guards":\[\d,\d\]/,
    ],
    [
      'an effect that leaves the bounds of its field',
      (t) => {
        approvable(t);
        t.update('Dog', 'dog-1', { rank: 10000 });
        t.act('Dog', 'dog-1', 'approve');
      },
      /rank would become 10001/,
    ],
  ])('%s', (_name, script, message) => {
    expect(() => {
      script(recorder());
    }).toThrow(message);
  });
});
