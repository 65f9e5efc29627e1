const roastLevels = ['light', 'medium', 'dark', 'espresso'];

const coffeeBatch = {
  id: { type: 'string', required: true },
  batch_number: { type: 'string', required: true, min: 5, max: 20 },
  cupping_score: { type: 'float' },
  origin_country: { type: 'string', required: true, min: 2, max: 50 },
  roast_date: { type: 'datetime', required: true, min: '2020-01-01 00:00:00', max: '2026-12-31 23:59:59' },
  roast_level: { type: 'enum', values: roastLevels, default: 'medium' },
  status: {
    type: 'enum',
    values: ['processing', 'roasted', 'quality_checked', 'ready_for_sale'],
    default: 'processing',
  },
  weight_kg: { type: 'float', required: true },
};

const subscription = {
  id: { type: 'string', required: true },
  customer_email: { type: 'string', required: true, min: 5, max: 100 },
  monthly_shipment_quantity_kg: { type: 'float', required: true },
  preferred_roast_level: { type: 'enum', values: roastLevels, default: 'medium' },
  subscription_start_date: {
    type: 'datetime',
    required: true,
    min: '2020-01-01 00:00:00',
    max: '2026-12-31 23:59:59',
  },
  subscription_status: { type: 'enum', values: ['active', 'paused', 'cancelled'], default: 'active' },
  total_spent: { type: 'float' },
};

module.exports = { coffeeBatch, subscription };
