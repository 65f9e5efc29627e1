import { expect, test } from 'vitest';
import kennel from '../../spec/fixtures/kennel.json' with { type: 'json' };
import { entityOf } from '../../spec/lookup.ts';
import { analyticsPath } from '../../spec/naming.ts';
import { parseSchema } from '../../spec/parse.ts';
import { askedBy } from './asked.ts';

const schema = parseSchema(kennel, 'kennel.json');
const entity = entityOf(schema, 'Dog');
const [analytics] = schema.analytics;
const action = entity.actions[0]?.name ?? '';

test.each([
  ['POST', '/reset', { kind: 'reset' }],
  ['POST', '/dog', { kind: 'create', entity }],
  ['GET', '/dog', { kind: 'list', entity }],
  ['GET', '/dog/a', { kind: 'read', entity, id: 'a' }],
  ['PATCH', '/dog/a', { kind: 'update', entity, id: 'a' }],
  ['DELETE', '/dog/a', { kind: 'delete', entity, id: 'a' }],
  ['POST', `/dog/a/${action}`, { kind: 'act', entity, id: 'a', action }],
  ['GET', analytics ? analyticsPath(analytics) : '', { kind: 'analyse', analytics }],
])('%s %s is understood', (method, target, asked) => {
  expect(askedBy(schema, { method, target })).toEqual(asked);
});

test.each([
  ['GET', '/reset'],
  ['PUT', '/dog/a'],
  ['DELETE', '/dog'],
  ['GET', '/nothing'],
  ['POST', '/dog/a/nothing'],
  ['POST', `/dog/a/${action}/more`],
  ['POST', analytics ? analyticsPath(analytics) : ''],
])('%s %s asks for nothing that the API has', (method, target) => {
  expect(askedBy(schema, { method, target })).toBeUndefined();
});
