import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { effectForms, formOfGuard, formsOfEffect, guardForms } from '../../forms.ts';
import { soundnessProblems } from '../../well-formed.ts';
import { backOffice } from './back-office/back-office.ts';
import { domains } from './domains.ts';
import { fieldFaults } from './field-faults.ts';
import { nameFaults } from './name-faults.ts';
import { themeOf } from './theme.ts';
import { unitFaults } from './unit-faults.ts';
import { wholeSchema } from './whole-schema.ts';

describe('the domains', () => {
  it('are twenty-five or more, each a file of its own', () => {
    const files = readdirSync(new URL('domains', import.meta.url)).sort();
    expect(domains.length).toBeGreaterThanOrEqual(25);
    expect(domains.map(({ name }) => `${name}.ts`).sort()).toEqual(files);
  });

  it('share a back office of thirty entities or more', () => {
    expect(backOffice.length).toBeGreaterThanOrEqual(30);
  });

  describe.each(domains.map((domain) => [domain.name, domain] as const))('%s', (_, domain) => {
    const theme = themeOf(domain);

    it('has ten entities or more', () => {
      expect(domain.entities.length).toBeGreaterThanOrEqual(10);
    });

    it('has names by which each thing is found', () => {
      expect(nameFaults(theme)).toEqual([]);
    });

    it('has fields with sane bounds and usual values', () => {
      expect(fieldFaults(theme)).toEqual([]);
    });

    it('has rules that make a sound schema', () => {
      expect(soundnessProblems(wholeSchema(theme))).toEqual([]);
    });

    it('compares and computes only what has one unit, and counts up only what counts', () => {
      expect(unitFaults(theme)).toEqual([]);
    });

    it('knows every form of guard and effect', () => {
      const actions = theme.entities.flatMap((entity) => entity.actions);
      const guards = new Set(actions.flatMap(({ needs }) => needs.map(formOfGuard)));
      const effects = new Set(actions.flatMap(({ does }) => does.flatMap(formsOfEffect)));
      expect([...guards].sort()).toEqual([...guardForms].sort());
      expect([...effects].sort()).toEqual([...effectForms].sort());
    });
  });
});
