const express = require('express');
const db = require('./db');
const models = require('./models');
const { HttpError } = require('./errors');
const { readFields, readNew } = require('./validation');

function find(entity, id) {
  const object = db[entity].get(id);
  if (!object) throw new HttpError(404, `No ${entity} ${id}`);
  return object;
}

// Takes the id out of every field that refers to the entity.
function removeReferences(entity, id) {
  for (const [other, model] of Object.entries(models)) {
    for (const [name, field] of Object.entries(model)) {
      if (field.to !== entity) continue;
      for (const object of db[other].values()) {
        if (field.type === 'list') object[name] = object[name].filter((item) => item !== id);
        else if (object[name] === id) object[name] = null;
      }
    }
  }
}

function crud(entity) {
  const model = models[entity];
  const router = express.Router();

  router.post('/', (req, res) => {
    const object = readNew(model, req.body);
    if (db[entity].has(object.id)) throw new HttpError(422, `There is a ${entity} ${object.id} already`);
    db[entity].set(object.id, object);
    res.status(201).json(object);
  });

  router.get('/', (req, res) => {
    res.json([...db[entity].values()]);
  });

  router.get('/:id', (req, res) => {
    res.json(find(entity, req.params.id));
  });

  router.patch('/:id', (req, res) => {
    const object = find(entity, req.params.id);
    const values = readFields(model, req.body);
    if ('id' in values && values.id !== object.id) throw new HttpError(422, 'The id cannot be changed');
    Object.assign(object, values);
    res.json(object);
  });

  router.delete('/:id', (req, res) => {
    const { id } = find(entity, req.params.id);
    db[entity].delete(id);
    removeReferences(entity, id);
    res.status(204).end();
  });

  return router;
}

module.exports = { crud, find };
