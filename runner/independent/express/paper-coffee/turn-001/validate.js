function isDatetime(value) {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value)) return false;
  const iso = value.replace(' ', 'T');
  const date = new Date(`${iso}Z`);
  // 2024-02-30 would roll over into March
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

function outside(value, { min, max }) {
  return (min !== undefined && value < min) || (max !== undefined && value > max);
}

// What is wrong with the value, or nothing.
function problem(field, value) {
  if (value === null) return field.nullable ? undefined : 'must not be null';
  switch (field.type) {
    case 'string':
      if (typeof value !== 'string') return 'must be a string';
      if (outside(value.length, field)) return 'has the wrong length';
      return;
    case 'float':
      if (!Number.isFinite(value)) return 'must be a number';
      if (outside(value, field)) return 'is out of bounds';
      return;
    case 'datetime':
      if (!isDatetime(value)) return 'must be a datetime YYYY-MM-DD hh:mm:ss';
      if (outside(value, field)) return 'is out of bounds';
      return;
    case 'enum':
      if (!field.values.includes(value)) return `must be one of ${field.values.join(', ')}`;
      return;
  }
}

function validate(schema, body, { partial = false } = {}) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { errors: ['the body must be a JSON object'], values: {} };
  }
  const errors = [];
  const values = {};
  for (const [name, field] of Object.entries(schema)) {
    const value = body[name];
    if (value !== undefined) {
      const message = problem(field, value);
      if (message) errors.push(`${name} ${message}`);
      else values[name] = value;
    } else if (!partial) {
      if (field.default !== undefined) values[name] = field.default;
      else if (field.required) errors.push(`${name} is required`);
    }
  }
  return { errors, values };
}

module.exports = { validate };
