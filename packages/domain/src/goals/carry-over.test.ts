import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asksForResult,
  type CarryOverFacts,
  canCarryOver,
  carriedDraft,
  carriedParent,
  endedStates,
  isCarriedAtFirst,
  type LineGoal,
  planCarryOver,
  unfinishedStates,
} from './carry-over.ts';
import { goalStates } from './lifecycle.ts';
import { carryOverReasonSentences, droppedParentSentences } from './messages.ts';
import { canBeParent, type ParentCandidate } from './parent.ts';
import { carryOverReasons, parentFates } from './reasons.ts';
import { goalTypes } from './rules.ts';
import { eachText } from './texts.ts';

const own: CarryOverFacts = {
  state: 'approved',
  isReached: null,
  isOwner: true,
  isObserver: false,
  hasSuccessor: false,
  isOffered: true,
};

describe('a goal can be carried over', () => {
  test.each([
    ['draft', null, true],
    ['review', null, true],
    ['approved', null, true],
    ['finalized', false, true],
    ['finalized', true, false],
    ['results_in_review', false, true],
    ['results_in_review', true, false],
    ['shelving_in_review', null, true],
    ['shelved', null, false],
    ['shelved', false, false],
  ] as const)('in state %s, reached %s: %s', (state, isReached, can) => {
    expect(canCarryOver({ ...own, state, isReached })).toEqual(
      can ? { ok: true } : { ok: false, reason: 'wrong_state' },
    );
  });

  test.each([
    ['never', { isOwner: false }],
    ['never', { isObserver: true }],
    ['never', { isOwner: false, hasSuccessor: true, state: 'finalized', isOffered: false }],
    ['already_carried', { hasSuccessor: true }],
    ['already_carried', { hasSuccessor: true, state: 'finalized' }],
    ['not_offered', { isOffered: false }],
  ] as const)('not: %s when %o', (reason, changes) => {
    expect(canCarryOver({ ...own, ...changes })).toEqual({ ok: false, reason });
  });

  test('every state has no result, or one that says not reached, as the rule says', () => {
    const carried = (isReached: boolean | null) =>
      goalStates.filter((state) => canCarryOver({ ...own, state, isReached }).ok).sort();
    expect(carried(null)).toEqual([...unfinishedStates].sort());
    expect(carried(true)).toEqual([...unfinishedStates].sort());
    expect(carried(false)).toEqual([...unfinishedStates, ...endedStates].sort());
    expect(goalStates.filter(asksForResult)).toEqual(['approved']);
  });

  test('every reason but "never" has a sentence', () => {
    expect(['never', ...Object.keys(carryOverReasonSentences)].sort()).toEqual([...carryOverReasons].sort());
    expect(carryOverReasonSentences).toEqual({
      already_carried: expect.stringContaining('already'),
      wrong_state: expect.stringContaining('unfinished'),
      not_offered: expect.stringContaining('quarter'),
    });
  });

  test('all goals are ticked at first, except those whose owner asked to shelve them', () => {
    expect(unfinishedStates.filter((state) => !isCarriedAtFirst(state))).toEqual(['shelving_in_review']);
  });
});

describe('a carried draft', () => {
  const goal = {
    ...eachText((name) => `The ${name}`),
    title: 'Open two stores',
    measurement: 'Two by June',
    description: 'In the north',
    reportingMemo: 'Board',
    isPrivate: true,
    strategicObjective: 'Sales' as const,
  };

  test('keeps the texts of the old goal, its privacy and its objective', () => {
    expect(carriedDraft(goal, 'ObjectiveResult')).toEqual({
      ...goal,
      state: 'draft',
      goalType: 'ObjectiveResult',
    });
    expect(carriedDraft({ ...goal, isPrivate: false }, 'ObjectiveResult').isPrivate).toBe(false);
  });

  test.each(goalTypes)('of type %s carries the memo only where the form has one', (goalType) => {
    expect(carriedDraft(goal, goalType).reportingMemo).toBe(goalType === 'ObjectiveResult' ? 'Board' : '');
  });
});

const good: ParentCandidate = {
  state: 'approved',
  isPrivate: false,
  isVisible: true,
  isItself: false,
  isBelow: false,
  isLaterPeriod: false,
  isSameFiscalYear: true,
  isInOwnTree: false,
};
const inLine = (id: number, changes: Partial<ParentCandidate> = {}): LineGoal => ({
  id,
  candidate: { ...good, ...changes },
});

describe('the parent of a carried draft', () => {
  test('is empty if the old goal had none', () => expect(carriedParent([])).toEqual({ fate: 'none' }));

  test.each([
    ['stays where it can be the parent in the next quarter', [inLine(1)], { fate: 'same', id: 1 }],
    ['is its successor where there is one', [inLine(1), inLine(2)], { fate: 'successor', id: 2 }],
    ['is the last of several', [inLine(1), inLine(2), inLine(3)], { fate: 'successor', id: 3 }],
    [
      'is a successor in another fiscal year than the old one',
      [inLine(1, { isSameFiscalYear: false }), inLine(2, { state: 'draft' })],
      { fate: 'successor', id: 2 },
    ],
    [
      'is the one before a successor that the person does not see',
      [inLine(1), inLine(2), inLine(3, { isVisible: false })],
      { fate: 'successor', id: 2 },
    ],
    [
      'stays where the successor is shelved',
      [inLine(1), inLine(2, { state: 'shelved' })],
      { fate: 'same', id: 1 },
    ],
  ] as const)('%s', (_what, line, expected) => expect(carriedParent(line)).toEqual(expected));

  test.each([
    ['other_year', { isSameFiscalYear: false }],
    ['is_finalized', { state: 'finalized' }],
    ['is_shelved', { state: 'shelved' }],
    ['is_private', { isPrivate: true }],
    ['not_visible', { isVisible: false }],
    ['later_period', { isLaterPeriod: true }],
  ] as const)('is dropped: %s', (reason, changes) => {
    expect(carriedParent([inLine(1, changes)])).toEqual({ fate: 'dropped', reason });
    expect(droppedParentSentences[reason]).toMatch(/^Its parent goal /);
  });

  test('names the old parent’s reason for being dropped, not a successor’s', () => {
    const line = [inLine(1, { state: 'finalized' }), inLine(2, { isVisible: false })];
    expect(carriedParent(line)).toEqual({ fate: 'dropped', reason: 'is_finalized' });
  });

  test('is carried along in the same request, even if the old parent could not be kept', () => {
    const line = [inLine(1, { isSameFiscalYear: false })];
    expect(carriedParent(line, (id) => id === 1)).toEqual({ fate: 'together', id: 1 });
    // A successor that became private is carried as a private draft, which cannot be a parent.
    const hidden = [inLine(1), inLine(2, { isPrivate: true })];
    expect(carriedParent(hidden, (id) => id === 2)).toEqual({ fate: 'same', id: 1 });
  });
});

describe('the plan of one request', () => {
  const planOf = (...goals: [id: number, line: readonly LineGoal[]][]) =>
    planCarryOver(goals.map(([id, line]) => ({ id, line })));

  test('puts parents before their children', () => {
    const plan = planOf([1, [inLine(3)]], [2, []], [3, [inLine(4)]], [4, []]);
    expect(plan.map((goal) => goal.id)).toEqual([2, 4, 3, 1]);
    expect(plan.map((goal) => goal.parent.fate)).toEqual(['none', 'none', 'together', 'together']);
  });

  test('puts no goal under its own draft, and no two goals under each other’s drafts', () => {
    // Goal 1 is below 9; the successor 2 of goal 9 was later aligned below 1.
    const plan = planOf([1, [inLine(9), inLine(2)]], [2, [inLine(1)]]);
    expect(plan).toEqual([
      { id: 2, parent: { fate: 'same', id: 1 } },
      { id: 1, parent: { fate: 'together', id: 2 } },
    ]);
    expect(planOf([1, [inLine(9), inLine(1)]])).toEqual([{ id: 1, parent: { fate: 'successor', id: 1 } }]);
  });

  const candidateArb = fc.record({
    ...Object.fromEntries(
      (['isPrivate', 'isVisible', 'isLaterPeriod', 'isSameFiscalYear'] as const).map((key) => [
        key,
        fc.boolean(),
      ]),
    ),
    state: fc.constantFrom(...goalStates),
  }) as fc.Arbitrary<Partial<ParentCandidate>>;
  const lineArb = fc.array(fc.tuple(fc.integer({ min: 1, max: 14 }), candidateArb), { maxLength: 4 });
  const goArb = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), lineArb), {
      selector: ([id]) => id,
      maxLength: 12,
    })
    .map((goals) =>
      goals.map(([id, line]) => ({ id, line: line.map(([of, changes]) => inLine(of, changes)) })),
    );

  test('contains each goal once, aligns only under allowed parents, and makes no circle', () => {
    fc.assert(
      fc.property(goArb, (goals) => {
        const plan = planCarryOver(goals);
        const lines = new Map(goals.map((goal) => [goal.id, goal.line]));
        expect(plan.map((goal) => goal.id).sort()).toEqual(goals.map((goal) => goal.id).sort());
        const made = new Set<number>();
        for (const { id, parent } of plan) {
          const line = lines.get(id) ?? [];
          const chosen = line.filter((goal) => 'id' in parent && goal.id === parent.id);
          if (parent.fate === 'none') expect(line).toEqual([]);
          // The parent's draft is created first, so there is no circle.
          if (parent.fate === 'together') {
            expect(made.has(parent.id)).toBe(true);
            expect(chosen.some((goal) => !goal.candidate.isPrivate)).toBe(true);
          }
          if (parent.fate === 'same' || parent.fate === 'successor')
            expect(chosen.some((goal) => canBeParent(goal.candidate, 'any').ok)).toBe(true);
          if (parent.fate === 'dropped')
            expect(line.some((goal) => canBeParent(goal.candidate, 'any').ok)).toBe(false);
          made.add(id);
        }
      }),
    );
  });

  test('does not depend on the order of the goals', () => {
    fc.assert(
      fc.property(goArb, (goals) => {
        expect(planCarryOver(goals.toReversed())).toEqual(planCarryOver(goals));
      }),
    );
  });

  test('has the same fates as the wire', () => {
    fc.assert(
      fc.property(goArb, (goals) => {
        for (const { parent } of planCarryOver(goals)) expect(parentFates).toContain(parent.fate);
      }),
    );
  });
});
