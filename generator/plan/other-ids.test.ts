import { expect, test } from 'vitest';
import { withOtherIds } from './other-ids.ts';
import type { Plan } from './plan.ts';

test('however many ids there are, different ones stay different', () => {
  const ids = Array.from({ length: 4000 }, (_, index) => `dog-${String(index)}`);
  const steps = ids.map((id) => ({
    method: 'GET' as const,
    path: `/dog/${id}`,
    status: [200],
    because: `there is ${id}`,
  }));
  const about = {
    id: 'x',
    title: 'x',
    family: 'crud',
    file: 'dog',
    clauses: [],
    isNew: true,
  } as const;
  const plan: Plan = {
    turn: 0,
    profile: 'paper',
    data: 'heldout',
    examples: [],
    tests: [{ ...about, steps }],
  };
  const twin = withOtherIds(plan, {
    schema: { enums: [], entities: [], analytics: [] },
    seed: '1',
  });
  const paths = (twin.tests[0]?.steps ?? []).map(({ path, because }) => {
    expect(because).toBe(`there is ${path.slice('/dog/'.length)}`);
    return path;
  });
  expect(new Set(paths).size).toBe(ids.length);
  expect(paths.filter((path) => /^\/dog\/dog-\d+$/.test(path))).toEqual([]);
});
