const { parseArgs } = require('node:util');
const express = require('express');

const DOG_PHASES = ['in_progress', 'review', 'planning'];
const PAGE_LEVELS = ['beginner', 'advanced', 'intermediate'];

const dogs = new Map();
const pages = new Map();
const comments = new Map();

class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

// Checks: each takes a value and tells whether it is acceptable.
const isString = (value) => typeof value === 'string';
const isBoolean = (value) => typeof value === 'boolean';
const isInteger = (value) => Number.isInteger(value);
const between = (min, max) => (value) => Number.isInteger(value) && value >= min && value <= max;
const maxLength = (max) => (value) => typeof value === 'string' && value.length <= max;
const oneOf = (values) => (value) => values.includes(value);
const isFloat = (value) => Number.isFinite(value);
const isDatetime = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) return false;
  const date = new Date(value.replace(' ', 'T') + '.000Z');
  return !isNaN(date) && date.toISOString().slice(0, 19).replace('T', ' ') === value;
};
const isIdIn = (store) => (value) => typeof value === 'string' && store.has(value);
const nullable = (check) => (value) => value === null || check(value);

const dogChecks = {
  id: isString,
  active_first_secondary: nullable(isBoolean),
  deleted_shared_unique: nullable(isBoolean),
  enabled_local_raw: nullable(isBoolean),
  end_external_public: isDatetime,
  level_last: nullable(isInteger),
  phase: nullable(oneOf(DOG_PHASES)),
  rank_root_private: nullable(isInteger),
};
const dogDefaults = { phase: 'in_progress' };
const dogRequired = [
  'id',
  'active_first_secondary',
  'deleted_shared_unique',
  'enabled_local_raw',
  'level_last',
  'rank_root_private',
];

const pageChecks = {
  id: isString,
  active_unique: nullable(isBoolean),
  comment: nullable(isIdIn(comments)),
  level: nullable(oneOf(PAGE_LEVELS)),
  name_external: nullable(maxLength(90)),
  priority_raw: nullable(between(0, 10000)),
  public_private: nullable(isBoolean),
};
const pageDefaults = { level: 'beginner' };
const pageRequired = ['id', 'active_unique', 'name_external', 'priority_raw', 'public_private'];

const commentChecks = {
  id: isString,
  active_backup_verified: nullable(isBoolean),
  credits_previous: nullable(isFloat),
  height_legacy: nullable(isFloat),
  level_backup: nullable(between(0, 10000)),
  username_secondary: nullable(maxLength(255)),
};
const commentRequired = [
  'id',
  'active_backup_verified',
  'credits_previous',
  'height_legacy',
  'level_backup',
  'username_secondary',
];

function readFields(body, checks) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'a JSON object is expected');
  }
  const fields = {};
  for (const name of Object.keys(checks)) {
    if (body[name] === undefined) continue;
    if (!checks[name](body[name])) throw new HttpError(400, `invalid value for ${name}`);
    fields[name] = body[name];
  }
  return fields;
}

function find(store, id) {
  const object = store.get(id);
  if (!object) throw new HttpError(404, 'not found');
  return object;
}

const app = express();
app.use(express.json());

function resource(path, store, checks, defaults, required, afterDelete = () => {}) {
  app.post(path, (req, res) => {
    const fields = readFields(req.body, checks);
    for (const name of required) {
      if (fields[name] === undefined) throw new HttpError(400, `${name} is required`);
    }
    if (store.has(fields.id)) throw new HttpError(400, 'id is in use');
    const object = { ...defaults, ...fields };
    store.set(object.id, object);
    res.status(201).json(object);
  });

  app.get(path, (req, res) => {
    res.json([...store.values()]);
  });

  app.get(`${path}/:id`, (req, res) => {
    res.json(find(store, req.params.id));
  });

  app.patch(`${path}/:id`, (req, res) => {
    const object = find(store, req.params.id);
    const fields = readFields(req.body, checks);
    if (fields.id !== undefined && fields.id !== object.id) throw new HttpError(400, 'id cannot be changed');
    Object.assign(object, fields);
    res.json(object);
  });

  app.delete(`${path}/:id`, (req, res) => {
    find(store, req.params.id);
    store.delete(req.params.id);
    afterDelete(req.params.id);
    res.sendStatus(204);
  });
}

resource('/dog', dogs, dogChecks, dogDefaults, dogRequired);
resource('/page', pages, pageChecks, pageDefaults, pageRequired);
resource('/comment', comments, commentChecks, {}, commentRequired, (id) => {
  for (const page of pages.values()) {
    if (page.comment === id) page.comment = null;
  }
});

// Actions

function action(path, store, field, from, to) {
  app.post(path, (req, res) => {
    const object = find(store, req.params.id);
    if (!from.includes(object[field])) throw new HttpError(400, `not possible while ${field} is ${object[field]}`);
    object[field] = to;
    res.json(object);
  });
}

action('/dog/:id/approve', dogs, 'phase', ['review'], 'in_progress');
action('/dog/:id/archive', dogs, 'phase', ['in_progress', 'planning'], 'review');
action('/page/:id/reopen', pages, 'level', ['beginner'], 'advanced');

// Analytics

app.get('/analytics/page/priority_raw/max', (req, res) => {
  const values = [...pages.values()].map((page) => page.priority_raw).filter((value) => value !== null);
  res.json({ result: values.length > 0 ? Math.max(...values) : null });
});

app.post('/reset', (req, res) => {
  dogs.clear();
  pages.clear();
  comments.clear();
  res.sendStatus(204);
});

app.use((req, res) => {
  res.status(404).json({ error: 'not found' });
});

app.use((err, req, res, next) => {
  const status = err.status ?? 500;
  if (status >= 500) console.error(err);
  res.status(status).json({ error: err.message });
});

const { values: args } = parseArgs({
  options: { host: { type: 'string', default: '0.0.0.0' }, port: { type: 'string', default: '3000' } },
});
app.listen(Number(args.port), args.host);
