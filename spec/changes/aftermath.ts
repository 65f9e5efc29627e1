/** What a change would do to a sound schema: the faults of the state after it, told in terms of the change. */
import type { Problem } from '../problem.ts';
import type { Schema } from '../schema.ts';
import { soundnessProblems } from '../well-formed.ts';

/**
 * The faults of the state after a change. A fault inside a part that the change brings gets its path within the
 * change (`field.minimum`); any other is the change's as a whole.
 */
export function aftermathProblems(after: Schema, change: object): readonly Problem[] {
  const problems = soundnessProblems(after);
  if (problems.length === 0) return [];
  const parts = partsOf(change).flatMap(([path, part]) => {
    const place = placeOf(part, after, '');
    return place === null ? [] : [{ path, place }];
  });
  return problems.map(({ code, path, message }) => {
    const home = parts.find(({ place }) => path === place || /^[.[]/.test(tail(path, place)));
    if (home) return { code, path: home.path + tail(path, home.place), message };
    const key = path.slice(path.lastIndexOf('.') + 1);
    return Object.hasOwn(change, key)
      ? { code, path: key, message }
      : { code, path: '', message: `the schema would no longer be sound at ${path}: ${message}` };
  });
}

/** The rest of a path below a place; empty where it is not below. */
function tail(path: string, place: string): string {
  return path.startsWith(place) ? path.slice(place.length) : '';
}

/** The objects that a change brings, with their paths in the change. */
function partsOf(change: object): readonly (readonly [path: string, part: object])[] {
  return Object.entries(change).flatMap(([key, value]: [string, unknown]) => {
    if (Array.isArray(value))
      return value.map((item: object, index) => [`${key}[${String(index)}]`, item] as const);
    return typeof value === 'object' && value !== null ? [[key, value] as const] : [];
  });
}

/** Where the very same object stands in a schema. */
function placeOf(part: object, value: unknown, path: string): string | null {
  if (value === part) return path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
    const place = placeOf(part, item, path + step);
    if (place !== null) return place;
  }
  return null;
}
