/** A plan as a pytest project: the same requests and the same checks, as an engineer would write them with `requests`. */
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveBody } from '../../../generator/plan/index.ts';
import type { Json, Plan, Step, TestCase } from '../../../generator/plan/plan.ts';

const conftest = fileURLToPath(new URL('conftest.py', import.meta.url));

/** Writes the project: `conftest.py`, and for each spec file of the plan a `test_<file>.py` with a function per test. */
export async function writePytestSuite(plan: Plan, folder: string): Promise<void> {
  await copyFile(conftest, join(folder, 'conftest.py'));
  for (const file of new Set(plan.tests.map((test) => test.file))) {
    const tests = plan.tests.filter((test) => test.file === file);
    await writeFile(
      join(folder, `test_${file}.py`),
      tests.map((test, index) => pythonTest(plan, test, index)).join('\n\n'),
    );
  }
}

/** The number keeps apart the names of tests whose ids differ in punctuation only. */
function pythonTest(plan: Plan, { id, title, steps }: TestCase, index: number): string {
  const name = `test_${String(index)}_${id.replaceAll(/\W+/g, '_')}`;
  const calls = steps.map((step) => `    ${pythonCall(plan, step)}`);
  return [`def ${name}(api):`, `    ${python(title)}`, ...calls, ''].join('\n');
}

function pythonCall(plan: Plan, { method, path, body, status, because, ...rest }: Step): string {
  const named: Readonly<Record<string, Json | undefined>> = {
    body: body && resolveBody(plan, body),
    status,
    ...rest,
    because,
  };
  const options = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${python(value)}`],
  );
  return `api.exchange(${[python(method), python(path), ...options].join(', ')})`;
}

/** A JSON value as a Python literal: that of a text, and of a number, is the same in both. */
export function python(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(python).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, item]) => `${python(key)}: ${python(item)}`);
  return `{${pairs.join(', ')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
