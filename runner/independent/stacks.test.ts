import { expect, test } from 'vitest';
import { cargoTarget } from './stacks.ts';

test('each checkout builds its Rust servers in a folder of its own, and keeps what it has built', () => {
  const version = 'cargo 1.95.0 (f2d3ce0bd 2026-03-21)';
  const target = cargoTarget('/one/axum', version);
  expect(cargoTarget('/one/../one/axum', version)).toBe(target);
  expect(cargoTarget('/two/axum', version)).not.toBe(target);
  expect(cargoTarget('/one/axum', 'cargo 1.96.0')).not.toBe(target);
});
