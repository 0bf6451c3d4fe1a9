import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../calendar/day.ts';
import { actingManager, isInChain, type ManagerMap } from '../organisation/org-tree.ts';
import {
  type Absence,
  absenceFault,
  absenceOn,
  cancelledOn,
  deciderOf,
  isExcused,
  type Presence,
  standInOf,
} from './absence.ts';

const today = '2026-11-25';
const absence = (from: Day, until: Day, deputyId: number | null = null): Absence => ({
  from,
  until,
  deputyId,
});

describe('a wished absence', () => {
  const faultOf = (wished: Absence, others: readonly Absence[] = []) =>
    absenceFault(1, wished, others, today);
  test.each([
    ['one day', absence(today, today), undefined],
    ['one that began last week', absence('2026-11-18', '2026-12-01'), undefined],
    ['a year', absence(today, addDays(today, 365)), undefined],
    ['a day more', absence(today, addDays(today, 366)), 'too_long'],
    ['one that ends before it begins', absence('2026-12-02', '2026-12-01'), 'ends_before_begin'],
    ['one that has ended', absence('2026-11-01', '2026-11-24'), 'ended'],
    ['the own deputy', absence(today, today, 1), 'own_deputy'],
    ['another deputy', absence(today, today, 2), undefined],
  ] as const)('%s', (_name, wished, fault) => {
    expect(faultOf(wished)).toBe(fault);
  });

  test('two absences never share a day, whatever their order', () => {
    const offset = fc.integer({ min: 0, max: 40 });
    const between = (one: number, two: number) =>
      absence(addDays(today, Math.min(one, two)), addDays(today, Math.max(one, two)));
    fc.assert(
      fc.property(fc.array(fc.tuple(offset, offset)), (pairs) => {
        const kept: Absence[] = [];
        for (const [one, two] of pairs) {
          const wished = between(one, two);
          if (faultOf(wished, kept) === undefined) kept.push(wished);
        }
        for (let days = 0; days <= 40; days++) {
          const at = addDays(today, days);
          expect(kept.filter((each) => each.from <= at && at <= each.until).length).toBeLessThan(2);
        }
        // What was refused would have shared a day.
        for (const [one, two] of pairs) {
          const wished = between(one, two);
          expect(kept.some((each) => each.from <= wished.until && wished.from <= each.until)).toBe(true);
        }
      }),
    );
  });

  test('cancelling keeps exactly the days that have passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.nat(60), (start, length) => {
        const from = addDays(today, start);
        const stored = absence(from, addDays(from, length));
        const left = cancelledOn(stored, today);
        expect(left === null).toBe(start >= 0);
        for (let days = -60; days < 60; days++) {
          const at = addDays(today, days);
          const stays = at < today && absenceOn([stored], at) !== undefined;
          expect(left !== null && absenceOn([left], at) !== undefined).toBe(stays);
        }
      }),
    );
  });
});

test('a week is excused if its asking day falls into an absence', () => {
  const absences = [absence('2026-11-02', '2026-11-05'), absence('2026-11-20', '2026-12-31')];
  expect(isExcused('2026-11-05', absences)).toBe(true);
  expect(isExcused('2026-11-06', absences)).toBe(false);
  expect(isExcused('2026-11-26', absences)).toBe(true);
  expect(isExcused('2026-11-26', [])).toBe(false);
});

// 1 the ceo; 2 and 3 managers below; 4 and 5 under 2; 9 an observer.
const managers: ManagerMap = new Map([
  [1, null],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [9, null],
]);
const company = (away: Readonly<Record<number, number | null>>, gone: readonly number[] = []): Presence => ({
  managers,
  isActive: (person) => !gone.includes(person),
  isObserver: (person) => person === 9,
  absenceOf: (person) => (person in away ? { deputyId: away[person] ?? null } : undefined),
});

describe('who decides about a person’s goals', () => {
  const decides = (presence: Presence, owner: number) => {
    const decider = deciderOf(presence, owner);
    return decider && [decider.personId, decider.forId];
  };
  test.each([
    ['nobody is away', company({}), 4, [2, null]],
    ['the manager is away without a deputy', company({ 2: null }), 4, [2, null]],
    ['the manager is away with a deputy', company({ 2: 3 }), 4, [3, 2]],
    ['the own goals of a deputy who is a report', company({ 2: 4 }), 4, [1, 2]],
    ['a peer of that deputy', company({ 2: 4 }), 5, [4, 2]],
    ['the deputy is away too', company({ 2: 3, 3: null }), 4, [1, 2]],
    ['everybody above is away', company({ 2: 3, 3: null, 1: 5 }), 4, [5, 2]],
    ['the deputy is deactivated', company({ 2: 3 }, [3]), 4, [1, 2]],
    ['the deputy became an observer', company({ 2: 9 }), 4, [1, 2]],
    ['the manager’s manager is the deputy', company({ 2: 1 }), 4, [1, 2]],
    ['the ceo’s deputy is away', company({ 1: 3, 3: null }), 2, undefined],
    ['the manager is deactivated', company({}, [2]), 4, [1, null]],
    ['nobody is above', company({ 1: 2 }), 1, undefined],
  ] as const)('%s', (_name, presence, owner, decider) => {
    expect(decides(presence, owner)).toEqual(decider);
  });

  test('in every company: never the owner, never somebody who cannot, and the acting manager unless away', () => {
    const arb = fc.record({
      tree: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      deputies: fc.array(fc.option(fc.option(fc.integer({ min: 0, max: 11 })), { nil: undefined }), {
        minLength: 12,
        maxLength: 12,
      }),
      gone: fc.array(fc.integer({ min: 0, max: 11 })),
      observers: fc.array(fc.integer({ min: 0, max: 11 })),
    });
    fc.assert(
      fc.property(arb, ({ tree, deputies, gone, observers }) => {
        const managers = new Map(tree.map((above, id) => [id, id === 0 ? null : above % id]));
        const presence: Presence = {
          managers,
          isActive: (id) => !gone.includes(id),
          isObserver: (id) => observers.includes(id),
          absenceOf: (id) => {
            const deputyId = deputies[id];
            return deputyId === undefined || deputyId === id ? undefined : { deputyId };
          },
        };
        for (const owner of managers.keys()) {
          const acting = actingManager(managers, owner, presence.isActive);
          const decider = deciderOf(presence, owner);
          if (decider === undefined) continue;
          const { personId, forId } = decider;
          expect(personId).not.toBe(owner);
          expect(presence.isActive(personId)).toBe(true);
          if (acting !== null && presence.absenceOf(acting)?.deputyId == null)
            expect(decider).toEqual({ personId: acting, forId: null });
          if (forId !== null) expect(forId).toBe(acting);
          if (!isInChain(managers, owner, personId)) {
            expect(presence.isObserver(personId)).toBe(false);
            expect(presence.absenceOf(personId)).toBeUndefined();
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('the deputy of a person stands in while able to', () => {
  expect(standInOf(company({ 4: 5 }), 4)).toBe(5);
  expect(standInOf(company({ 4: 5, 5: null }), 4)).toBeUndefined();
  expect(standInOf(company({ 4: null }), 4)).toBeUndefined();
  expect(standInOf(company({}), 4)).toBeUndefined();
});
