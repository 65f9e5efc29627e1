/** The values of options that are not given. Those that shape a run's outcome are `defaultSettings` of the runner. */
import { defaultSettings } from '../settings.ts';

export const defaults = {
  ...defaultSettings,
  changes: 5,
  sampler: 'programmatic',
  weights: 'default',
  scenarios: '0-19',
  host: '127.0.0.1',
  port: 8000,
  sandbox: 'local',
  jobs: 1,
} as const;
