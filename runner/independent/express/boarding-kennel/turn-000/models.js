const Size = ['small', 'medium', 'large'];
const Temperament = ['calm', 'lively', 'shy'];
const StayStatus = ['booked', 'checked_in', 'checked_out', 'cancelled'];
const BillingStatus = ['open', 'invoiced'];

// A field with a default need not be sent, so `required` is only set on fields without one.
const models = {
  Dog: {
    id: { type: 'string', required: true },
    born_at: { type: 'datetime', nullable: true, min: '2005-01-01 00:00:00', max: '2026-12-31 23:59:59' },
    diet: { type: 'string', default: 'standard' },
    last_seen_at: { type: 'datetime', nullable: true },
    name: { type: 'string', required: true, min: 1, max: 30 },
    owner: { type: 'reference', to: 'Owner', required: true },
    size: { type: 'enum', values: Size, required: true },
    stays_made: { type: 'integer', max: 500, default: 0 },
    temperament: { type: 'enum', values: Temperament, nullable: true, default: 'calm' },
    vaccinated: { type: 'boolean', required: true },
    weight: { type: 'float', required: true, min: 0.5, max: 90 },
  },
  Owner: {
    id: { type: 'string', required: true },
    balance: { type: 'float', min: -500, default: 0 },
    email: { type: 'string', max: 60 },
    joined_at: { type: 'datetime', required: true, min: '2015-01-01 00:00:00' },
    loyalty_points: { type: 'integer', min: 0, default: 0 },
    name: { type: 'string', required: true, min: 2, max: 40 },
    newsletter: { type: 'boolean', nullable: true, default: true },
    phone: { type: 'string', required: true, nullable: true, min: 6 },
  },
  Service: {
    id: { type: 'string', required: true },
    available_until: { type: 'datetime', max: '2030-12-31 23:59:59', default: '2027-06-30 12:00:00' },
    done: { type: 'boolean', default: false },
    minutes: { type: 'integer', nullable: true, min: 5, max: 240 },
    price: { type: 'float', required: true, nullable: true, min: 0, max: 250 },
    title: { type: 'string', required: true },
  },
  Stay: {
    id: { type: 'string', required: true },
    arrives_at: { type: 'datetime', required: true },
    billing: { type: 'enum', values: BillingStatus, default: 'open' },
    deposit: { type: 'float', nullable: true },
    dog: { type: 'reference', to: 'Dog' },
    due: { type: 'float', nullable: true, default: 0 },
    finished: { type: 'list', to: 'Service' },
    leaves_at: { type: 'datetime', nullable: true },
    meals_a_day: { type: 'integer', nullable: true, default: 2 },
    nights: { type: 'integer', required: true, min: 1, max: 60 },
    note: { type: 'string', nullable: true, max: 200 },
    paid: { type: 'boolean', required: true, nullable: true },
    rate: { type: 'float', required: true, max: 500 },
    services: { type: 'list', to: 'Service' },
    status: { type: 'enum', values: StayStatus, default: 'booked' },
  },
};

module.exports = models;
