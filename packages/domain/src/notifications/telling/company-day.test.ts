import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween } from '../../calendar/day.ts';
import { instantToIso, isoToInstant } from '../../calendar/instant.ts';
import { quarterOf } from '../../calendar/quarter.ts';
import { defaultCalendarSettings as settings } from '../../calendar/settings.ts';
import { daysLeftToTell, dayToTell, nextDayToTell, partDaysToTell, turnToTell } from './company-day.ts';

const at = (text: string) => isoToInstant(text) ?? Number.NaN;
const berlin = { zone: 'Europe/Berlin' };
const dayArb = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));

describe('a day is told of from 09:00 on, in the company’s zone', () => {
  it.each([
    ['2026-10-01T06:59:59Z', '2026-09-30', '2026-10-01T07:00:00Z'],
    ['2026-10-01T07:00:00Z', '2026-10-01', '2026-10-02T07:00:00Z'],
    ['2026-10-01T22:30:00Z', '2026-10-01', '2026-10-02T07:00:00Z'],
  ])('at %s it is %s, next at %s', (now, day, next) => {
    expect(dayToTell(at(now), berlin)).toBe(day);
    expect(instantToIso(nextDayToTell(at(now), berlin))).toBe(next);
  });
});

describe('the turn of a quarter', () => {
  it.each([
    ['the last day', '2026-12-30', '2026-12-31', undefined],
    ['the day after the end', '2026-12-31', '2027-01-01', 'begun'],
    ['told already', '2027-01-01', '2027-01-02', undefined],
    ['late, after a weekend', '2026-12-31', '2027-01-04', 'begun'],
    ['eight days later', '2027-01-08', '2027-01-09', 'reminded'],
    ['both in a downtime: the second one', '2026-12-20', '2027-01-12', 'reminded'],
    ['in the middle of the quarter', '2027-02-10', '2027-02-11', undefined],
  ] as const)('%s', (_, last, day, step) => {
    const turn = turnToTell(last, day, settings);
    expect(turn?.step).toBe(step);
    if (turn) expect([turn.ended.endDate, turn.begun.startDate]).toEqual(['2026-12-31', '2027-01-01']);
  });

  it('is told twice in each quarter, whatever days are missed, unless a whole step is', () => {
    fc.assert(
      fc.property(
        dayArb,
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 30, maxLength: 60 }),
        (start, steps) => {
          const told = new Map<Day, string[]>();
          let last = start;
          for (const days of steps) {
            const day = addDays(last, days);
            const turn = turnToTell(last, day, settings);
            if (turn) told.set(turn.begun.startDate, [...(told.get(turn.begun.startDate) ?? []), turn.step]);
            last = day;
          }
          for (const [first, given] of told) {
            const isWhole = start < first && addDays(first, 8) <= last;
            if (isWhole) expect(given).toEqual(['begun', 'reminded']);
            expect(quarterOf(first, settings).startDate).toBe(first);
          }
        },
      ),
    );
  });
});

describe('something due', () => {
  it.each([
    ['two days before', '2026-11-10', '2026-11-07', '2026-11-08', undefined],
    ['the day before', '2026-11-10', '2026-11-08', '2026-11-09', 1],
    ['on the day: told yesterday', '2026-11-10', '2026-11-09', '2026-11-10', undefined],
    ['on the day, if yesterday was missed', '2026-11-10', '2026-11-08', '2026-11-10', 0],
    ['the day after', '2026-11-10', '2026-11-10', '2026-11-11', -1],
    ['two days after', '2026-11-10', '2026-11-11', '2026-11-12', undefined],
    ['a week after that', '2026-11-10', '2026-11-17', '2026-11-18', -8],
    ['after a downtime, once', '2026-11-10', '2026-11-01', '2026-11-30', -20],
  ])('%s', (_, due, last, day, left) => {
    expect(daysLeftToTell(due, last, day)).toBe(left);
  });

  it('is told of once the day before, and then on the first day over and each seventh after it', () => {
    fc.assert(
      fc.property(dayArb, fc.integer({ min: 0, max: 40 }), (due, over) => {
        const told: number[] = [];
        for (let day = addDays(due, -10); day <= addDays(due, over); day = addDays(day, 1)) {
          const left = daysLeftToTell(due, addDays(day, -1), day);
          if (left !== undefined) told.push(left);
        }
        const overdue = Array.from({ length: Math.ceil(over / 7) }, (_, week) => -1 - 7 * week);
        expect(told).toEqual([1, ...overdue]);
        expect(daysBetween(due, addDays(due, over))).toBe(over);
      }),
    );
  });
});

it('a part of a review is told of seven days before, one day before, the day after, and then weekly', () => {
  const told: number[] = [];
  for (let days = -20; days <= 20; days++) {
    const day = addDays('2026-11-20', days);
    const left = partDaysToTell('2026-11-20', addDays(day, -1), day);
    if (left !== undefined) told.push(left);
  }
  expect(told).toEqual([7, 1, -1, -8, -15]);
  // After a downtime it is told once.
  expect(partDaysToTell('2026-11-20', '2026-11-10', '2026-11-16')).toBe(4);
  // After a quarter nobody hears of it any more, also not all at once after an update.
  expect(partDaysToTell('2026-11-20', '2027-02-17', '2027-02-20')).toBe(-92);
  expect(partDaysToTell('2026-11-20', '2027-02-19', '2027-02-27')).toBeUndefined();
});
