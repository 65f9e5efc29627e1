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

const services = (ids) => ids.map((id) => db.Service.get(id));
const sum = (objects, field) => objects.reduce((total, object) => total + (object[field] ?? 0), 0);
// Comparisons with null are never satisfied, while JavaScript takes null for 0.
const known = (...values) => values.every((value) => value !== null);

action('Dog', 'calm_down', {
  field: 'temperament',
  from: ['lively', 'shy'],
  to: 'calm',
  conditions: (dog) => [
    known(dog.born_at) && dog.born_at > '2012-06-30 12:00:00',
    dog.diet === 'standard',
    dog.size !== 'small',
    dog.weight - 2.5 > 10,
    dog.owner !== null,
  ],
  effects: (dog) => {
    dog.weight += 0.25;
    const owner = db.Owner.get(dog.owner);
    owner.balance -= 12.5;
    owner.newsletter = false;
  },
});

action('Dog', 'take_in', {
  field: 'temperament',
  from: ['shy'],
  to: 'lively',
  conditions: (dog) => [dog.vaccinated === true, dog.owner === null],
  effects: (dog) => {
    dog.diet = 'puppy';
    dog.stays_made = 1;
  },
});

action('Stay', 'cancel', {
  field: 'status',
  from: ['booked', 'checked_in'],
  to: 'cancelled',
  conditions: (stay) => [
    known(stay.note) && stay.note !== 'non-refundable',
    stay.nights + 2 < 31,
    services(stay.services).some((service) => known(service.minutes) && service.minutes >= 30),
  ],
  effects: (stay) => {
    stay.nights -= 1;
    for (const service of services(stay.services)) {
      if (service.price !== null) service.price -= 5;
      service.available_until = stay.arrives_at;
    }
    stay.due = stay.nights * 2.5;
  },
});

action('Stay', 'check_in', {
  field: 'status',
  from: ['booked'],
  to: 'checked_in',
  conditions: (stay) => [
    stay.services.length <= 3,
    known(stay.leaves_at) && stay.arrives_at < stay.leaves_at,
    known(stay.deposit) && stay.deposit * 2 >= stay.rate,
    sum(services(stay.services), 'price') < 300,
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
  conditions: (stay) => [stay.paid === true, services(stay.services).every((service) => service.done === true)],
  effects: (stay) => {
    stay.finished = stay.services;
    stay.services = [];
    stay.due = null;
    for (const service of services(stay.finished)) service.done = false;
  },
});

action('Stay', 'invoice', {
  field: 'billing',
  from: ['open'],
  to: 'invoiced',
  conditions: (stay) => [
    known(stay.due) && stay.due > 0,
    sum(services(stay.finished), 'minutes') >= stay.nights,
  ],
  effects: (stay) => {
    stay.due += stay.rate;
    stay.note = 'invoiced';
  },
});

action('Stay', 'reopen', { field: 'status', from: ['checked_out', 'cancelled'], to: 'booked' });

module.exports = router;
