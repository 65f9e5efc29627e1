// Everything is kept in memory: one map per entity, from id to object.
const db = {
  Dog: new Map(),
  Owner: new Map(),
  Service: new Map(),
  Stay: new Map(),
};

module.exports = db;
