const express = require('express');
const db = require('./db');

const router = express.Router();

const operations = {
  sum: (values) => values.reduce((total, value) => total + value, 0),
  avg: (values) => (values.length ? operations.sum(values) / values.length : null),
  min: (values) => (values.length ? Math.min(...values) : null),
  max: (values) => (values.length ? Math.max(...values) : null),
};

function count(entity) {
  router.get(`/${entity.toLowerCase()}/count`, (req, res) => {
    res.json({ result: db[entity].size });
  });
}

function aggregate(entity, field, operation) {
  router.get(`/${entity.toLowerCase()}/${field}/${operation}`, (req, res) => {
    const values = [...db[entity].values()].map((object) => object[field]).filter((value) => value !== null);
    res.json({ result: operations[operation](values) });
  });
}

aggregate('Dog', 'weight', 'min');
aggregate('Customer', 'credit', 'sum');
aggregate('Extra', 'minutes', 'max');
aggregate('Extra', 'fee', 'sum');
count('Stay');
aggregate('Stay', 'nights', 'avg');
aggregate('Stay', 'rate', 'avg');

module.exports = router;
