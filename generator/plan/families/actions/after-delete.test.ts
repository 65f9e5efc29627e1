/** Which deletes are planned before an action, and what they make of it. */
import { expect, test } from 'vitest';
import { kennelSnapshot, sampledSnapshots } from '../../fixtures/snapshots.ts';
import { planSuite } from '../../index.ts';
import type { TestCase } from '../../plan.ts';

const afterDelete = ({ id }: TestCase): boolean => id.includes('-after-delete-in-');

test('in the kennel an owner and the toys are looked at', () => {
  const { tests } = planSuite({ snapshot: kennelSnapshot, seed: '7', profile: 'paper' });
  expect(
    tests.filter(afterDelete).map(({ id, clauses, steps }) => ({
      id,
      clauses,
      steps: steps
        .filter(({ because }) => because !== 'the body is valid')
        .map(({ method, path, status }) => `${method} ${path} ${status.join()}`),
    })),
  ).toEqual([
    {
      id: 'dog.approve.refuses-after-delete-in-owner',
      clauses: ['guards.is-null', 'references.deleted', 'actions.guard'],
      steps: [
        'DELETE /person/person-1 200,204',
        'POST /dog/dog-1/approve 400,409',
        'GET /dog/dog-1 200',
      ],
    },
    {
      id: 'dog.approve.refuses-after-delete-in-toys',
      clauses: ['guards.count-sum', 'references.deleted', 'actions.guard'],
      steps: [
        'DELETE /toy/toy-1 200,204',
        'DELETE /toy/toy-2 200,204',
        'POST /dog/dog-1/approve 400,409',
        'GET /dog/dog-1 200',
      ],
    },
    {
      id: 'dog.calm_down.refuses-after-delete-in-toys',
      clauses: ['guards.quantifiers', 'references.deleted', 'actions.guard'],
      steps: [
        'DELETE /toy/toy-1 200,204',
        'DELETE /toy/toy-2 200,204',
        'POST /dog/dog-1/calm_down 400,409',
        'GET /dog/dog-1 200',
      ],
    },
  ]);
});

test('each of them ends with the action and a read, and no object is deleted that acts', () => {
  const snapshots = ['31', '32'].flatMap((seed) => sampledSnapshots(seed, 12, 6));
  const planned = snapshots.flatMap((snapshot) =>
    planSuite({ snapshot, seed: '7', profile: 'paper' }).tests.filter(afterDelete),
  );
  expect(planned.length).toBeGreaterThan(10);
  for (const { id, steps } of planned) {
    const [action, read] = steps.slice(-2);
    expect(action?.path.startsWith(`${String(read?.path)}/`), id).toBe(true);
    const deleted = steps.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    expect(deleted.length).toBeGreaterThan(0);
    expect(deleted).not.toContain(read?.path);
    expect(action?.status).toEqual(id.includes('.succeeds-') ? [200] : [400, 409]);
  }
});
