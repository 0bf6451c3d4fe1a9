import { describe, expect, test } from 'vitest';
import { createRandom } from '../demo/random.ts';
import { type MadePerson, madePeople, namedAccounts } from './people.ts';

const company = (count: number) =>
  madePeople({ count, domain: 'load-1.example', leftAt: 0 }, createRandom(3));
const reportsOf = (people: readonly MadePerson[]) =>
  Map.groupBy(
    people.filter((person) => person.manager !== undefined),
    (person) => person.manager,
  );

describe.each([60, 100, 1_000, 10_000])('a company of %i', (count) => {
  const people = company(count);

  test('has exactly that many people on four levels or more', () => {
    expect(people).toHaveLength(count);
    const levels = Math.max(...people.map((person) => person.level)) + 1;
    expect(levels).toBeGreaterThanOrEqual(4);
    expect(levels).toBeLessThanOrEqual(7);
  });

  test('gives nearly every manager 7 to 12 reports, and no manager more', () => {
    const widths = [...reportsOf(people).values()].map((reports) => reports.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(12);
    const narrow = widths.filter((width) => width < 7);
    expect(narrow.length).toBeLessThanOrEqual(widths.length * 0.1);
  });

  test('lists managers before their reports, and only managers have reports', () => {
    const seen = new Map<string, MadePerson>();
    for (const person of people) {
      if (person.manager !== undefined) {
        const manager = seen.get(person.manager);
        expect(manager?.role).toMatch(/ceo|manager/);
        expect(manager?.level).toBe(person.level - 1);
      }
      seen.set(person.key, person);
    }
    expect(seen.size).toBe(count);
  });

  test('has the named accounts in their roles, active', () => {
    for (const name of namedAccounts) {
      const person = people.find((candidate) => candidate.email === `${name}@load-1.example`);
      expect([name, person?.deactivatedAt, person !== undefined]).toEqual([name, undefined, true]);
    }
    expect(people.filter((person) => person.role === 'ceo')).toHaveLength(1);
    expect(people.find((person) => person.key === 'goalmanager')?.role).toBe('manager');
  });
});

test.each([1, 2, 5, 12])('a company of %i can be created too', (count) => {
  expect(company(count)).toHaveLength(count);
});

test('the same seed makes the same people', () => {
  expect(company(200)).toEqual(company(200));
});
