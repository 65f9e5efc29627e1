const { parseArgs } = require('node:util');
const express = require('express');
const { validate } = require('./validate');
const { coffeeBatch, subscription } = require('./schemas');

const batches = new Map();
const subscriptions = new Map();

const app = express();
app.use(express.json());

function crud(path, schema, store) {
  const router = express.Router();

  router.param('id', (req, res, next, id) => {
    req.object = store.get(id);
    if (!req.object) return res.status(404).json({ error: 'not found' });
    next();
  });

  router.post('/', (req, res) => {
    const { errors, values } = validate(schema, req.body);
    if (errors.length === 0 && store.has(values.id)) errors.push('id is already taken');
    if (errors.length > 0) return res.status(400).json({ errors });
    store.set(values.id, values);
    res.status(201).json(values);
  });

  router.get('/', (req, res) => {
    res.json([...store.values()]);
  });

  router.get('/:id', (req, res) => {
    res.json(req.object);
  });

  router.patch('/:id', (req, res) => {
    const { errors, values } = validate(schema, req.body, { partial: true });
    if (values.id !== undefined && values.id !== req.object.id) errors.push('id cannot be changed');
    if (errors.length > 0) return res.status(400).json({ errors });
    Object.assign(req.object, values);
    res.json(req.object);
  });

  router.delete('/:id', (req, res) => {
    store.delete(req.object.id);
    res.status(204).end();
  });

  app.use(path, router);
}

crud('/coffeebatch', coffeeBatch, batches);
crud('/subscription', subscription, subscriptions);

function valuesOf(store, field) {
  return [...store.values()].map((object) => object[field]).filter((value) => value !== undefined && value !== null);
}

const sum = (values) => values.reduce((total, value) => total + value, 0);
const avg = (values) => (values.length === 0 ? null : sum(values) / values.length);

app.get('/analytics/coffeebatch/count', (req, res) => {
  res.json({ result: batches.size });
});

app.get('/analytics/coffeebatch/cupping_score/avg', (req, res) => {
  res.json({ result: avg(valuesOf(batches, 'cupping_score')) });
});

app.get('/analytics/subscription/total_spent/sum', (req, res) => {
  res.json({ result: sum(valuesOf(subscriptions, 'total_spent')) });
});

app.post('/reset', (req, res) => {
  batches.clear();
  subscriptions.clear();
  res.status(204).end();
});

app.use((req, res) => {
  res.status(404).json({ error: 'not found' });
});

app.use((err, req, res, next) => {
  if (!err.status) console.error(err);
  res.status(err.status || 500).json({ error: err.message });
});

const { values: args } = parseArgs({
  options: { host: { type: 'string', default: '0.0.0.0' }, port: { type: 'string', default: '8000' } },
});
app.listen(Number(args.port), args.host);
