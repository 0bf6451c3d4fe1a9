import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { tenantDay } from '../../calendar/tenant-day.ts';
import { includesDay } from './absence.ts';
import { nextTurning } from './turning.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-25T15:20:00Z');

test('the next turn is the earliest midnight of an absence where its person is, and never far away', () => {
  const zone = 'Europe/Berlin';
  const at = (from: string, until: string) => nextTurning([{ from, until, zone }], now) - now;
  expect(at('2026-11-26', '2026-11-26')).toBe(6 * hour);
  expect(nextTurning([], now)).toBe(now + 6 * hour);
  const late = Date.parse('2026-11-25T20:00:00Z');
  expect(nextTurning([{ from: '2026-11-26', until: '2026-12-01', zone }], late)).toBe(late + 3 * hour);
  expect(nextTurning([{ from: '2026-11-01', until: '2026-11-25', zone }], late)).toBe(late + 3 * hour);
});

test('between two turns nobody leaves or comes back', () => {
  const zones = ['UTC', 'Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu'];
  const arb = fc.record({
    zone: fc.constantFrom(...zones),
    start: fc.integer({ min: -5, max: 5 }),
    days: fc.nat(5),
    hours: fc.nat(200),
    part: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  fc.assert(
    fc.property(arb, ({ zone, start, days, hours, part }) => {
      const begin = now + hours * hour;
      const from = addDays('2026-11-28', start);
      const absence = { from, until: addDays(from, days), zone };
      const next = nextTurning([absence], begin);
      const isAway = (at: number) => includesDay(absence, tenantDay(at, zone));
      expect(isAway(begin + Math.floor((next - begin) * part))).toBe(isAway(begin));
    }),
  );
});
