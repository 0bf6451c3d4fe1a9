import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../calendar/day.ts';
import { absenceOn } from '../absence/absence.ts';
import { changeOfAbsences } from './absences.ts';
import type { StoredAbsence } from './person.ts';

const today = '2026-11-30';
type Said = readonly [from: Day | undefined, until: Day, deputy?: number | null];

/** Returns the absences after a source was read on a day. */
function readOn(saidOn: Day, stored: readonly StoredAbsence[], [from, until, deputy]: Said) {
  const change = changeOfAbsences(stored, { from, until, saidOn }, deputy);
  if (change === undefined) return stored;
  const gone = new Set([...change.removed, ...change.shortened, change.changes].map((one) => one?.id));
  return [
    ...stored.filter(({ id }) => !gone.has(id)),
    ...change.shortened,
    { id: change.changes?.id ?? 99, from: change.from, until: change.until, deputyId: change.deputy },
  ].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

const of = (id: number, from: Day, until: Day, deputyId: number | null = null): StoredAbsence => ({
  ...{ id, from, until, deputyId },
});
const days = (absences: readonly StoredAbsence[]) =>
  absences.map(({ id, from, until, deputyId }) => [id, from, until, deputyId]);

describe('an absence that a file says', () => {
  test.each<[name: string, stored: StoredAbsence[], said: Said, wanted: ReturnType<typeof days>]>([
    ['begins today without a first day', [], [undefined, '2026-12-20'], [[99, today, '2026-12-20', null]]],
    [
      'is the running one without a first day',
      [of(1, '2026-11-01', '2026-12-10', 7)],
      [undefined, '2026-12-20'],
      [[1, '2026-11-01', '2026-12-20', 7]],
    ],
    [
      'is the later one that ends on the same day',
      [of(1, '2026-12-10', '2026-12-20', 7)],
      [undefined, '2026-12-20'],
      [[1, '2026-12-10', '2026-12-20', 7]],
    ],
    [
      'keeps the past days of the running one',
      [of(1, '2026-11-01', '2026-12-10', 7)],
      ['2026-11-20', '2026-12-20'],
      [[1, '2026-11-01', '2026-12-20', 7]],
    ],
    [
      'leaves the running one until the day before, if it begins later',
      [of(1, '2026-11-01', '2026-12-10', 7)],
      ['2026-12-05', '2026-12-20'],
      [
        [1, '2026-11-01', '2026-12-04', 7],
        [99, '2026-12-05', '2026-12-20', 7],
      ],
    ],
    [
      'leaves also the one that begins today',
      [of(1, today, '2026-12-10', 7)],
      ['2026-12-05', '2026-12-20', 8],
      [
        [1, today, '2026-12-04', 7],
        [99, '2026-12-05', '2026-12-20', 8],
      ],
    ],
    [
      'keeps the deputy of the later one that it changes',
      [of(1, '2026-11-25', '2026-12-06', 7), of(2, '2026-12-10', '2026-12-15', 8)],
      ['2026-12-02', '2026-12-20'],
      [
        [1, '2026-11-25', '2026-12-01', 7],
        [2, '2026-12-02', '2026-12-20', 8],
      ],
    ],
    [
      'and if both are longer than a year',
      [of(1, '2026-01-05', '2026-12-10', 7)],
      [undefined, '2027-06-30'],
      [
        [1, '2026-01-05', '2026-11-29', 7],
        [99, today, '2027-06-30', 7],
      ],
    ],
    [
      'moves a later one',
      [of(1, '2026-12-10', '2026-12-20', 7)],
      ['2026-12-12', '2026-12-22'],
      [[1, '2026-12-12', '2026-12-22', 7]],
    ],
    [
      'names another deputy',
      [of(1, '2026-11-01', '2026-12-10', 7)],
      ['2026-11-01', '2026-12-10', 8],
      [[1, '2026-11-01', '2026-12-10', 8]],
    ],
    [
      'names nobody',
      [of(1, '2026-11-01', '2026-12-10', 7)],
      ['2026-11-01', '2026-12-10', null],
      [[1, '2026-11-01', '2026-12-10', null]],
    ],
  ])('%s', (_name, stored, said, wanted) => {
    expect(days(readOn(today, stored, said))).toEqual(wanted);
  });

  test.each<[name: string, stored: StoredAbsence[], said: Said, former: number | null]>([
    [
      'the deputy of the absence that it changes',
      [of(1, '2026-11-25', '2026-12-06', 7), of(2, '2026-12-10', '2026-12-15', 8)],
      ['2026-12-02', '2026-12-20', 9],
      8,
    ],
    [
      'nobody, while the running absence goes on',
      [of(1, '2026-11-25', '2026-12-06', 7)],
      ['2026-12-02', '2026-12-20', 9],
      null,
    ],
    [
      'the deputy of the running absence, if it begins today',
      [of(1, '2026-01-05', '2026-12-10', 7)],
      [undefined, '2027-06-30', 9],
      7,
    ],
  ])('replaces %s', (_name, stored, [from, until, deputy], former) => {
    expect(changeOfAbsences(stored, { from, until, saidOn: today }, deputy)?.former).toBe(former);
  });

  test('excuses each past day that was excused, overlaps with none, and changes nothing on the next days', () => {
    const offset = fc.integer({ min: -330, max: 60 });
    const length = fc.nat(80);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(offset, length), { maxLength: 4 }),
        fc.option(fc.integer({ min: -200, max: 40 }), { nil: undefined }),
        fc.nat(150),
        (drawn, begins, ends) => {
          const stored: StoredAbsence[] = [];
          for (const [at, [start, long]] of drawn.entries()) {
            const from = addDays(today, start);
            const until = addDays(from, long);
            if (!stored.some((one) => one.from <= until && from <= one.until))
              stored.push(of(at + 1, from, until, 7));
          }
          const from = begins === undefined ? undefined : addDays(today, begins);
          const until = addDays(from !== undefined && from > today ? from : today, ends);
          const after = readOn(today, stored, [from, until]);
          const running = stored.find((one) => one.from <= today && today <= one.until);
          for (let day = -340; day <= 230; day += 1) {
            const at = addDays(today, day);
            const holding = after.filter((one) => one.from <= at && at <= one.until);
            expect(holding.length).toBeLessThan(2);
            if (at < today && absenceOn(stored, at)) expect(holding.length).toBe(1);
            if (running && from !== undefined && at >= today && at < from && at <= running.until)
              expect(holding.length).toBe(1);
            if (at >= (from ?? today) && at <= until && at >= today && from !== undefined)
              expect(holding.length).toBe(1);
          }
          for (const later of [0, 1, 2, 30])
            if (addDays(today, later) <= until)
              expect(days(readOn(addDays(today, later), after, [from, until]))).toEqual(days(after));
        },
      ),
    );
  });
});
