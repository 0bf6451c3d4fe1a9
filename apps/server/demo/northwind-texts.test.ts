import { expect, test } from 'vitest';
import { inQuarter } from './goal-texts.ts';
import { businessGoals } from './northwind-business-goals.ts';
import { companyGoals } from './northwind-company-goals.ts';
import { engineeringGoals } from './northwind-engineering-goals.ts';

const pools = Object.values({ ...engineeringGoals, ...businessGoals }).flat();
const quarters = [0, 1, 2, 3];

test('every text of every quarter reads as if a person wrote it', () => {
  for (const quarter of quarters) {
    for (const texts of [...pools, ...companyGoals.flat()]) {
      const { title, measurement, description } = inQuarter(texts, quarter);
      expect(title, measurement).toMatch(/^.{10,}$/);
      expect(measurement, title).toMatch(/^.{10,}\.$/);
      for (const text of [title, measurement, description]) {
        expect(text).not.toMatch(/[{}|]|\bundefined\b/);
        // Catches "One sites train" and "– paid registrations".
        expect(text).not.toMatch(/\b(one|1) (customers|partners|releases|sites)\b/i);
        expect(text).not.toMatch(/(^|\s)[–-](\s|$)/);
        // An amount of money names its currency.
        expect(text).not.toMatch(/\d M\b/);
      }
    }
  }
});
