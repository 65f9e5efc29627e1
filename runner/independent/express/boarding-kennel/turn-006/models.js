const Size = ['small', 'medium', 'large', 'giant'];
const Temperament = ['calm', 'lively', 'shy', 'nervous'];
const StayStatus = ['booked', 'checked_in', 'checked_out', 'cancelled'];
const CoatLength = ['short', 'long'];

// A field with a default need not be sent, so `required` is only set on fields without one.
const models = {
  Dog: {
    id: { type: 'string', required: true },
    born_at: { type: 'datetime', nullable: true, max: '2027-12-31 23:59:59' },
    coat: { type: 'enum', values: CoatLength, nullable: true },
    diet: { type: 'string', default: 'standard' },
    last_seen_at: { type: 'datetime', nullable: true },
    name: { type: 'string', required: true, min: 2, max: 24 },
    owner: { type: 'reference', to: 'Customer', required: true },
    size: { type: 'enum', values: Size, required: true },
    stays_made: { type: 'integer', min: 0, max: 365, default: 0 },
    temperament: { type: 'enum', values: Temperament, nullable: true, default: 'calm' },
    weight: { type: 'float', required: true, min: 0.5, max: 90 },
  },
  Customer: {
    id: { type: 'string', required: true },
    credit: { type: 'float', min: -500, default: 0 },
    email: { type: 'string' },
    joined_at: { type: 'datetime', required: true, min: '2015-01-01 00:00:00' },
    loyalty_points: { type: 'integer', min: 0, default: 0 },
    name: { type: 'string', required: true, min: 2, max: 40 },
    newsletter: { type: 'boolean', nullable: true, default: true },
    visits: { type: 'integer', nullable: true, default: 1 },
    phone: { type: 'string', required: true, nullable: true, max: 20 },
  },
  Extra: {
    id: { type: 'string', required: true },
    available_until: { type: 'datetime', min: '2024-01-01 00:00:00', default: '2027-06-30 12:00:00' },
    done: { type: 'boolean', default: false },
    minutes: { type: 'integer', nullable: true, max: 240 },
    fee: { type: 'float', required: true, nullable: true, min: 0.5 },
    title: { type: 'string', required: true },
  },
  Stay: {
    id: { type: 'string', required: true },
    arrives_at: { type: 'datetime', required: true },
    deposit: { type: 'float', nullable: true },
    dog: { type: 'reference', to: 'Dog' },
    due: { type: 'float', nullable: true, default: 0 },
    finished: { type: 'list', to: 'Extra' },
    leaves_at: { type: 'datetime', nullable: true },
    meals_a_day: { type: 'integer', nullable: true, default: 2 },
    nights: { type: 'integer', required: true, min: 1, max: 60 },
    note: { type: 'string', nullable: true, max: 200 },
    paid: { type: 'boolean', required: true, nullable: true },
    rate: { type: 'float', required: true, max: 500 },
    extras: { type: 'list', to: 'Extra' },
    status: { type: 'enum', values: StayStatus, default: 'booked' },
  },
};

module.exports = models;
