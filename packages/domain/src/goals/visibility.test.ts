import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Relation } from './facts.ts';
import { stranger } from './facts.ts';
import { canReadComment, canReadComments, canSeeGoal, canSeePendingEdit } from './visibility.ts';

const published = { everPublished: true, isPrivate: false, isDeleted: false };
const draft = { ...published, everPublished: false };
const secret = { ...published, isPrivate: true };
const secretDraft = { ...draft, isPrivate: true };

const owner = { ...stranger, isOwner: true };
const manager = { ...stranger, isManager: true, isInChain: true };
const above = { ...stranger, isInChain: true };
const ceoElsewhere = { ...stranger, isCeo: true };
const orgAdmin = { ...stranger, isOrgAdmin: true };
const goalAdmin = { ...stranger, isGoalAdmin: true };
const goalManagerElsewhere = { ...stranger, isGoalManager: true };
const goalManagerAbove = { ...stranger, isGoalManager: true, isGoalManagerAbove: true };
const observer = { ...stranger, isObserver: true };
const flaggedObserver = { ...goalAdmin, isGoalManagerAbove: true, isObserver: true };

describe('who sees a goal, and its pending edit', () => {
  // Columns: published goal, draft or in review, private, private draft, pending edit of a published goal, of
  // a private goal.
  test.each([
    ['owner', owner, true, true, true, true, true, true],
    ['manager', manager, true, true, true, true, true, true],
    ['stands in for the manager', { ...stranger, standsIn: true }, true, true, false, false, true, false],
    ['deputy of the owner', { ...stranger, isDeputy: true }, true, false, false, false, false, false],
    ['observer who stands in', { ...observer, standsIn: true }, true, false, false, false, false, false],
    ['higher up', above, true, true, true, true, true, true],
    ['goal admin', goalAdmin, true, true, false, false, true, false],
    ['goal manager above', goalManagerAbove, true, true, false, false, true, false],
    ['goal manager elsewhere', goalManagerElsewhere, true, false, false, false, false, false],
    ['ceo outside the chain', ceoElsewhere, true, false, false, false, false, false],
    ['org admin', orgAdmin, true, false, false, false, false, false],
    ['peer', stranger, true, false, false, false, false, false],
    ['observer', observer, true, false, false, false, false, false],
    ['observer with flags', flaggedObserver, true, false, false, false, false, false],
  ] as const)('%s', (_name, person, ...wanted) => {
    const told = [
      ...[published, draft, secret, secretDraft].map((goal) => canSeeGoal(goal, person)),
      ...[published, secret].map((goal) => canSeePendingEdit(goal, person)),
    ];
    expect(told).toEqual(wanted);
  });

  test('nobody sees a deleted goal or its edit', () => {
    const deleted = { ...published, isDeleted: true };
    expect([owner, manager, goalAdmin].map((person) => canSeeGoal(deleted, person))).toEqual([
      false,
      false,
      false,
    ]);
    expect(canSeePendingEdit(deleted, owner)).toBe(false);
  });
});

describe('who reads comments', () => {
  test.each([
    ['owner', owner, true, true],
    ['manager', manager, true, true],
    ['stands in for the manager', { ...stranger, standsIn: true }, true, false],
    ['higher up, stands in', { ...above, standsIn: true }, true, true],
    ['deputy of the owner', { ...stranger, isDeputy: true }, true, false],
    ['observer who stands in', { ...observer, standsIn: true, isDeputy: true }, false, false],
    ['higher up', above, false, false],
    ['goal admin', goalAdmin, true, false],
    ['goal admin above', { ...goalAdmin, isInChain: true }, true, true],
    ['goal manager above', goalManagerAbove, false, false],
    ['ceo in the chain', { ...above, isCeo: true }, false, false],
    ['org admin', orgAdmin, false, false],
    ['peer', stranger, false, false],
    ['observer', observer, false, false],
    ['observer with flags', flaggedObserver, false, false],
  ] as const)('%s', (_name, person, onPublished, onPrivate) => {
    expect(canReadComments(published, person)).toBe(onPublished);
    expect(canReadComments(secret, person)).toBe(onPrivate);
  });

  test('an author reads their own comments on visible goals', () => {
    expect(canReadComment(published, stranger, true)).toBe(true);
    expect(canReadComment(published, stranger, false)).toBe(false);
    expect(canReadComment(secret, stranger, true)).toBe(false);
    expect(canReadComment(published, owner, false)).toBe(true);
  });
});

describe('for every goal and every person', () => {
  const goals = fc.record({
    everPublished: fc.boolean(),
    isPrivate: fc.boolean(),
    isDeleted: fc.boolean(),
  });
  const relations: fc.Arbitrary<Relation> = fc.record({
    isOwner: fc.boolean(),
    isManager: fc.boolean(),
    standsIn: fc.boolean(),
    isDeputy: fc.boolean(),
    isInChain: fc.boolean(),
    isCeo: fc.boolean(),
    isOrgAdmin: fc.boolean(),
    isGoalAdmin: fc.boolean(),
    isGoalManager: fc.boolean(),
    isGoalManagerAbove: fc.boolean(),
    isObserver: fc.boolean(),
    ownedSubmission: fc.boolean(),
    ownedSubmittedEdit: fc.boolean(),
  });
  const implies = (premise: boolean, conclusion: boolean) => !premise || conclusion;
  const always = (holds: (goal: typeof published, person: Relation) => boolean) =>
    fc.assert(fc.property(goals, relations, holds), { numRuns: 2000 });

  test('making a goal private or deleting it shows it to nobody new', () => {
    always(
      (goal, person) =>
        implies(
          canSeeGoal({ ...goal, isPrivate: true }, person),
          canSeeGoal({ ...goal, isPrivate: false }, person),
        ) && implies(canSeeGoal({ ...goal, isDeleted: true }, person), false),
    );
  });

  test('publishing hides it from nobody', () => {
    always((goal, person) =>
      implies(
        canSeeGoal({ ...goal, everPublished: false }, person),
        canSeeGoal({ ...goal, everPublished: true }, person),
      ),
    );
  });

  test('a closer relation hides it from nobody', () => {
    const steps = [
      'isOwner',
      'isManager',
      'standsIn',
      'isInChain',
      'isGoalAdmin',
      'isGoalManagerAbove',
    ] as const;
    always((goal, person) =>
      steps.every((step) => implies(canSeeGoal(goal, person), canSeeGoal(goal, { ...person, [step]: true }))),
    );
  });

  test('people who see a pending edit or comments see the goal', () => {
    always(
      (goal, person) =>
        implies(canSeePendingEdit(goal, person), canSeeGoal(goal, person)) &&
        implies(canReadComments(goal, person), canSeeGoal(goal, person)),
    );
  });

  test('people who see a pending edit see drafts, and people who see drafts see pending edits', () => {
    always(
      (goal, person) =>
        canSeePendingEdit(goal, person) === canSeeGoal({ ...goal, everPublished: false }, person),
    );
  });
});
