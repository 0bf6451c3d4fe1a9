import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FormerWeek, missedWeeks, weeksToTell } from './missed-updates.ts';

const former = (changes: Partial<FormerWeek> = {}): FormerWeek => ({
  isWeekBefore: true,
  wasAsked: true,
  isMissing: true,
  isCut: false,
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
  ['a cut week', former({ missed: 1, isCut: true }), 1],
  ['a cut week with its prediction', former({ missed: 1, isCut: true, isMissing: false }), 0],
])('%s', (_name, week, missed) => {
  expect(missedWeeks(week)).toBe(missed);
});

it('the manager is told once of two and once of six missed whole weeks in a row, whatever cut weeks lie between', () => {
  const weeks = fc.array(fc.record({ isMissing: fc.boolean(), isCut: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(weeks, (asked) => {
      let missed = 0;
      let whole = 0;
      for (const { isMissing, isCut } of asked) {
        const week = former({ missed, isMissing, isCut });
        missed = missedWeeks(week);
        if (!isMissing) whole = 0;
        else if (!isCut) whole += 1;
        expect(missed).toBe(whole);
        const isTold = !isCut && (whole === 2 || whole === 6);
        expect(weeksToTell(missed, week)).toBe(isTold ? whole : undefined);
      }
    }),
  );
});
