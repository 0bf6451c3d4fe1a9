import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GoalFacts, Relation } from './facts.ts';
import { stranger } from './facts.ts';
import { goalStates } from './lifecycle.ts';
import { goalSituations } from './permission-cases.ts';
import type { Permission } from './permission-names.ts';
import { actsFor, goalPermissions } from './permissions.ts';

const facts: fc.Arbitrary<GoalFacts> = fc.record({
  state: fc.constantFrom(...goalStates),
  editState: fc.constantFrom(null, 'draft' as const, 'review' as const),
  isPrivate: fc.boolean(),
  everPublished: fc.boolean(),
  isDeleted: fc.boolean(),
  hasOpenWeek: fc.boolean(),
  periodBegun: fc.boolean(),
  ownerHasActingManager: fc.boolean(),
});

describe('a person who stands in', () => {
  const approved = goalSituations.approved;
  const inReview = goalSituations.review;
  const shown = (situation: GoalFacts | undefined, person: Partial<Relation>) =>
    situation ? goalPermissions(situation, { ...stranger, ...person }) : {};

  test('acts for the absent manager or owner, but as themselves where they are manager or owner', () => {
    const acts = (permission: Permission, person: Partial<Relation>) =>
      approved && actsFor(permission, approved, { ...stranger, ...person });
    expect(acts('ReviewFinalize', { standsIn: true })).toBe('manager');
    expect(acts('Shelve', { standsIn: true, isGoalAdmin: true })).toBe('manager');
    expect(acts('Shelve', { standsIn: true, isOwner: true, isGoalAdmin: true })).toBeNull();
    expect(acts('Update', { isDeputy: true })).toBe('owner');
    expect(acts('Comment', { isDeputy: true, isManager: true })).toBeNull();
    expect(acts('Comment', { isDeputy: true, standsIn: true })).toBe('manager');
    expect(acts('Update', { isGoalAdmin: true })).toBeNull();
  });

  test('decides neither on private goals outside the own chain nor on what was the own', () => {
    const secret = inReview && { ...inReview, isPrivate: true };
    expect(shown(secret, { standsIn: true })).toEqual({});
    expect(shown(secret, { standsIn: true, isInChain: true }).ReviewPublicationRequest).toBe(true);
    expect(shown(inReview, { standsIn: true, ownedSubmission: true }).ReviewPublicationRequest).toBe(
      'was_own',
    );
    expect(shown(inReview, { standsIn: true, isOwner: true }).ReviewPublicationRequest).toBeUndefined();
    expect(shown(inReview, { standsIn: true, isObserver: true })).toEqual({});
  });

  test('has nothing that the manager does not have, for every goal', () => {
    fc.assert(
      fc.property(facts, (goal) => {
        const open = { ...goal, isPrivate: false };
        const deputy = goalPermissions(open, { ...stranger, standsIn: true });
        const manager = goalPermissions(open, { ...stranger, isManager: true, isInChain: true });
        for (const [name, answer] of Object.entries(deputy))
          expect([name, manager[name as Permission]]).toEqual([name, answer]);
        const never = ['ChangeGoalOwnership', 'ChangeParentGoal', 'MakePrivate', 'Edit', 'Delete'];
        expect(Object.keys(deputy).filter((name) => never.includes(name))).toEqual([]);
      }),
    );
  });
});
