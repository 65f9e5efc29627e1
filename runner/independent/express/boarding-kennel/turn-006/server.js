const { parseArgs } = require('node:util');
const express = require('express');
const actions = require('./actions');
const analytics = require('./analytics');
const { crud } = require('./crud');
const db = require('./db');
const models = require('./models');

const app = express();
app.use(express.json());

app.post('/reset', (req, res) => {
  for (const objects of Object.values(db)) objects.clear();
  res.status(204).end();
});

app.use('/analytics', analytics);
for (const entity of Object.keys(models)) app.use(`/${entity.toLowerCase()}`, crud(entity));
app.use(actions);

app.use((req, res) => {
  res.status(404).json({ error: 'Not found' });
});

app.use((err, req, res, next) => {
  const status = err.status ?? 500;
  if (status === 500) console.error(err);
  res.status(status).json({ error: err.message });
});

const { values } = parseArgs({
  options: { host: { type: 'string', default: '0.0.0.0' }, port: { type: 'string', default: '8080' } },
});
app.listen(Number(values.port), values.host, () => {
  console.log(`Listening on ${values.host}:${values.port}`);
});
