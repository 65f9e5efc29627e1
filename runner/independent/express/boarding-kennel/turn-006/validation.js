const db = require('./db');
const { HttpError } = require('./errors');

const DATETIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

function isDatetime(value) {
  const match = typeof value === 'string' && DATETIME.exec(value);
  if (!match) return false;
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1] && hour < 24 && minute < 60 && second < 60;
}

function inBounds(value, { min, max }) {
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

function exists(entity, id) {
  return typeof id === 'string' && db[entity].has(id);
}

function isValid(field, value) {
  if (field.type === 'reference') return value === null || exists(field.to, value);
  if (field.type === 'list') return Array.isArray(value) && value.every((id) => exists(field.to, id));
  if (value === null) return field.nullable === true;
  switch (field.type) {
    case 'string':
      return typeof value === 'string' && inBounds(value.length, field);
    case 'integer':
      return Number.isInteger(value) && inBounds(value, field);
    case 'float':
      return Number.isFinite(value) && inBounds(value, field);
    case 'boolean':
      return typeof value === 'boolean';
    case 'datetime':
      return isDatetime(value) && inBounds(value, field);
    case 'enum':
      return field.values.includes(value);
  }
}

// The known fields of the body; throws when one of them is not acceptable.
function readFields(model, body) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The body must be a JSON object');
  }
  const values = {};
  for (const [name, field] of Object.entries(model)) {
    if (!Object.hasOwn(body, name)) continue;
    if (!isValid(field, body[name])) throw new HttpError(422, `Invalid value for ${name}`);
    values[name] = body[name];
  }
  return values;
}

function readNew(model, body) {
  const values = readFields(model, body);
  for (const [name, field] of Object.entries(model)) {
    if (name in values) continue;
    if (field.required) throw new HttpError(422, `${name} is required`);
    if (field.default !== undefined) values[name] = field.default;
    else values[name] = field.type === 'list' ? [] : null;
  }
  return values;
}

module.exports = { readFields, readNew };
