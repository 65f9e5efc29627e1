const express = require('express');
const db = require('./db');
const { find } = require('./crud');
const { HttpError } = require('./errors');

const router = express.Router();

// The state is checked before the conditions; it changes after the effects.
function action(entity, name, { field, from, to, conditions = () => [], effects = () => {} }) {
  router.post(`/${entity.toLowerCase()}/:id/${name}`, (req, res) => {
    const object = find(entity, req.params.id);
    if (!from.includes(object[field])) {
      throw new HttpError(400, `${name} is not possible when ${field} is ${object[field]}`);
    }
    if (!conditions(object).every(Boolean)) throw new HttpError(409, `The conditions of ${name} do not hold`);
    effects(object);
    object[field] = to;
    res.json(object);
  });
}

const extras = (ids) => ids.map((id) => db.Extra.get(id));
const sum = (objects, field) => objects.reduce((total, object) => total + (object[field] ?? 0), 0);
// Comparisons with null are never satisfied, while JavaScript takes null for 0.
const known = (...values) => values.every((value) => value !== null);

action('Dog', 'calm_down', {
  field: 'temperament',
  from: ['lively', 'shy'],
  to: 'calm',
  conditions: (dog) => [
    known(dog.born_at) && dog.born_at > '2012-06-30 12:00:00',
    dog.size !== 'small',
    dog.weight - 2.5 > 10,
    dog.owner !== null,
    dog.coat === 'short',
  ],
  effects: (dog) => {
    const owner = db.Customer.get(dog.owner);
    owner.credit -= 12.5;
    owner.newsletter = false;
    owner.loyalty_points += 5;
  },
});

action('Dog', 'take_in', {
  field: 'temperament',
  from: ['shy'],
  to: 'lively',
  conditions: (dog) => [dog.owner === null],
  effects: (dog) => {
    dog.diet = 'puppy';
    dog.stays_made = 1;
  },
});

action('Dog', 'walk', {
  field: 'temperament',
  from: ['lively', 'nervous'],
  to: 'calm',
  conditions: (dog) => [dog.weight <= 60],
  effects: (dog) => {
    dog.stays_made += 1;
  },
});

action('Stay', 'cancel', {
  field: 'status',
  from: ['booked', 'checked_in'],
  to: 'cancelled',
  conditions: (stay) => [
    known(stay.note) && stay.note !== 'non-refundable',
    stay.nights + 2 < 31,
    extras(stay.extras).some((extra) => known(extra.minutes) && extra.minutes >= 30),
  ],
  effects: (stay) => {
    stay.nights -= 1;
    for (const extra of extras(stay.extras)) {
      if (extra.fee !== null) extra.fee -= 5;
      extra.available_until = stay.arrives_at;
    }
    stay.due = stay.nights * 2.5;
  },
});

action('Stay', 'check_in', {
  field: 'status',
  from: ['booked'],
  to: 'checked_in',
  conditions: (stay) => [
    stay.extras.length <= 3,
    known(stay.leaves_at) && stay.arrives_at < stay.leaves_at,
    known(stay.deposit) && stay.deposit * 2 >= stay.rate,
    sum(extras(stay.extras), 'fee') < 300,
    stay.dog !== null,
  ],
  effects: (stay) => {
    stay.due = stay.rate - stay.deposit;
    stay.paid = false;
    const dog = db.Dog.get(stay.dog);
    dog.stays_made += 1;
    dog.last_seen_at = stay.arrives_at;
  },
});

action('Stay', 'check_out', {
  field: 'status',
  from: ['checked_in'],
  to: 'checked_out',
  conditions: (stay) => [stay.paid === true, extras(stay.extras).every((extra) => extra.done === true)],
  effects: (stay) => {
    stay.finished = stay.extras;
    stay.extras = [];
    stay.due = null;
    for (const extra of extras(stay.finished)) extra.done = false;
  },
});

action('Stay', 'rebook', {
  field: 'status',
  from: ['cancelled'],
  to: 'booked',
  conditions: (stay) => [sum(extras(stay.extras), 'minutes') > stay.nights, known(stay.paid) && stay.paid !== true],
  effects: (stay) => {
    stay.rate += 12.5;
    stay.nights += 7;
    stay.dog = null;
  },
});

module.exports = router;
