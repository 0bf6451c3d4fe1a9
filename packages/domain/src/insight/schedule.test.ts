import { expect, test } from 'vitest';
import { defaultCalendarSettings } from '../calendar/settings.ts';
import { nextInsightRun, nextLearning, snapshotAt } from './schedule.ts';

const zone = 'America/New_York';
const settings = { ...defaultCalendarSettings, zone };
const at = (text: string) => Date.parse(text);

test('a week is snapped on the Monday after it, at 06:00 in the company', () => {
  expect(snapshotAt({ endDate: '2026-11-22' }, zone)).toBe(at('2026-11-23T11:00:00Z'));
  // The quarter cuts its last week on a Thursday.
  expect(snapshotAt({ endDate: '2026-12-31' }, zone)).toBe(at('2027-01-04T11:00:00Z'));
});

test.each([
  ['2026-11-18T15:00:00Z', '2026-11-23T11:00:00Z'],
  ['2026-11-23T10:59:59Z', '2026-11-23T11:00:00Z'],
  ['2026-11-23T11:00:00Z', '2026-11-30T11:00:00Z'],
  ['2026-12-29T12:00:00Z', '2027-01-01T05:00:00Z'],
  ['2027-01-01T05:00:00Z', '2027-01-04T11:00:00Z'],
])('after %s the company is looked at on %s', (now, next) => {
  expect(nextInsightRun(at(now), settings)).toBe(at(next));
});

test('a company learns at most hourly', () => {
  expect([
    nextLearning(10, null),
    nextLearning(4_000_000, 3_000_000),
    nextLearning(9_000_000, 3_000_000),
  ]).toEqual([10, 6_600_000, 9_000_000]);
});
