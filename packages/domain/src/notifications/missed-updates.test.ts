import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FormerWeek, missedWeeks, tellsManager } from './missed-updates.ts';

const former = (changes: Partial<FormerWeek> = {}): FormerWeek => ({
  isWeekBefore: true,
  wasAsked: true,
  isMissing: true,
  missed: 0,
  ...changes,
});

it.each<[string, FormerWeek | undefined, number]>([
  ['never asked', undefined, 0],
  ['the first missed week', former(), 1],
  ['the second', former({ missed: 1 }), 2],
  ['given late', former({ missed: 1, isMissing: false }), 0],
  ['not asked then', former({ missed: 1, wasAsked: false }), 0],
  ['a week of downtime between', former({ missed: 1, isWeekBefore: false }), 0],
])('%s', (_name, week, missed) => {
  expect(missedWeeks(week)).toBe(missed);
});

it('the manager is notified once in a row of missed weeks, after the second', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (weeks) => {
      let missed = 0;
      let row = 0;
      for (const isMissing of weeks) {
        missed = missedWeeks(former({ missed, isMissing }));
        row = isMissing ? row + 1 : 0;
        expect(tellsManager(missed)).toBe(row === 2);
      }
    }),
  );
});
