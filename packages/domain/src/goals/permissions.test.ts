import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalEditMoveNames, goalEditMoveTable } from './edit-lifecycle.ts';
import type { GoalFacts, Relation } from './facts.ts';
import { stranger } from './facts.ts';
import { goalMoveNames, goalMoveTable, goalStates } from './lifecycle.ts';
import { factsFor, goalRelations, goalSituations } from './permission-cases.ts';
import type { Permission } from './permission-names.ts';
import { permissionNames } from './permission-names.ts';
import { permissionTable } from './permission-table.ts';
import { goalPermissions, mayMove, mayOnGoal } from './permissions.ts';
import { canReadComments, canSeeGoal } from './visibility.ts';

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
const relation: fc.Arbitrary<Relation> = fc.record({
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

// The table of goals.4 once more, written by hand in another form: who is allowed, and in which
// situations.
const approved = ['approved', 'approved, edit draft', 'approved, edit in review'];
const approvedEver = [...approved, 'approved, no open week, not begun'];
const livingButFinalized = [
  'draft',
  'review',
  ...approvedEver,
  'shelving_in_review',
  'shelved',
  'shelved, never published',
  'results_in_review',
];
const living = [...livingButFinalized, 'finalized'];
const owners = ['owner', 'owner, no manager', 'owner, goal admin', 'owner, ceo'];
const managedOwners = ['owner', 'owner, goal admin'];
// A person who owned the goal when it was submitted may do everything but answer the request.
const otherAdmins = ['goal admin', 'goal admin above'];
const allOtherAdmins = [...otherAdmins, 'goal admin, was own'];
const managers = ['manager', 'manager, was own'];
// People who stand in for the manager may decide, and nothing else (people.35).
const standIns = ['stands in for the manager', 'above, stands in'];
const deciders = ['manager', ...standIns];
const ceosAbove = ['ceo above', 'ceo above, was own'];
const admins = ['owner, goal admin', ...allOtherAdmins];
const members = Object.keys(goalRelations).filter((name) => name !== 'observer');
// They do not see drafts and goals that were never published.
const outsiders = ['org admin', 'peer', 'deputy of the owner'];
const insiders = members.filter((name) => !outsiders.includes(name));
const published = living.filter((name) => !['draft', 'review', 'shelved, never published'].includes(name));

type Line = { readonly who: readonly string[]; readonly when: readonly string[] };
const expected: Record<Permission, readonly Line[]> = {
  Update: [{ who: [...owners, ...allOtherAdmins, 'deputy of the owner'], when: approved }],
  Edit: [
    {
      who: [...owners, ...allOtherAdmins, 'goal manager'],
      when: ['draft', 'approved', 'approved, edit draft', 'approved, no open week, not begun'],
    },
  ],
  MakePrivate: [
    {
      who: [...owners, ...managers, 'higher up', 'above, stands in', ...ceosAbove, 'goal admin above'],
      when: ['draft', ...approvedEver],
    },
  ],
  Delete: [
    { who: owners, when: ['draft'] },
    { who: [...admins, 'owner, ceo', ...ceosAbove], when: living },
  ],
  Restore: [{ who: admins, when: ['approved, deleted'] }],
  SubmitForApproval: [{ who: [...managedOwners, 'goal manager'], when: ['draft'] }],
  SubmitForApproval2: [{ who: [...managedOwners, 'goal manager'], when: ['approved, edit draft'] }],
  Publish: [
    { who: ['owner, ceo', ...allOtherAdmins, 'goal manager'], when: ['draft', 'approved, edit draft'] },
  ],
  RetractApprovalRequest: [{ who: owners, when: ['review', 'approved, edit in review'] }],
  DiscardDraftChanges: [
    { who: [...owners, ...allOtherAdmins, 'goal manager'], when: ['approved, edit draft'] },
  ],
  ReviewPublicationRequest: [{ who: [...deciders, ...otherAdmins, 'ceo above'], when: ['review'] }],
  ReviewPublicationRequest2: [
    { who: [...deciders, ...otherAdmins, 'ceo above'], when: ['approved, edit in review'] },
  ],
  Finalize: [{ who: [...owners, ...allOtherAdmins], when: approved }],
  EditResults: [{ who: [...owners, ...allOtherAdmins], when: ['results_in_review', 'finalized'] }],
  RetractFinalizeResult: [{ who: [...owners, ...allOtherAdmins], when: ['results_in_review'] }],
  ReviewFinalize: [{ who: [...deciders, ...otherAdmins], when: ['results_in_review'] }],
  EditFinalizeResults: [{ who: [...deciders, ...otherAdmins], when: ['finalized'] }],
  RequestToShelve: [{ who: managedOwners, when: approvedEver }],
  Shelve: [
    {
      who: [...deciders, ...otherAdmins],
      when: ['draft', 'review', ...approvedEver, 'shelving_in_review', 'results_in_review', 'finalized'],
    },
    {
      who: ['manager, was own', 'goal admin, was own'],
      when: ['draft', 'review', ...approvedEver, 'results_in_review', 'finalized'],
    },
    {
      who: ['owner, ceo', 'owner, goal admin'],
      when: ['draft', 'review', ...approvedEver, 'results_in_review', 'finalized'],
    },
  ],
  ApproveShelve: [{ who: [...deciders, ...otherAdmins], when: ['shelving_in_review'] }],
  Reactivate: [
    { who: owners, when: ['shelving_in_review'] },
    { who: ['owner, ceo', 'owner, goal admin'], when: ['shelved'] },
    {
      who: [...deciders, ...otherAdmins],
      when: ['shelved', 'shelved, never published', 'shelving_in_review'],
    },
    { who: ['manager, was own', 'goal admin, was own'], when: ['shelved'] },
  ],
  ChangeGoalOwnership: [
    { who: [...managers, ...ceosAbove, 'owner, ceo', ...admins], when: livingButFinalized },
    { who: ['org admin'], when: livingButFinalized.filter((name) => published.includes(name)) },
  ],
  ChangeParentGoal: [
    {
      who: [...owners, ...managers, ...ceosAbove, ...allOtherAdmins, 'goal manager'],
      when: livingButFinalized,
    },
  ],
  Comment: [
    { who: [...owners, ...managers, ...standIns, ...allOtherAdmins], when: living },
    { who: ['deputy of the owner'], when: published },
  ],
  Follow: [
    { who: insiders, when: living },
    { who: [...outsiders, 'observer'], when: published },
  ],
  Copy: [
    { who: insiders, when: living },
    { who: outsiders, when: published },
  ],
  AddContributingGoal: [
    { who: insiders, when: ['draft', 'review', ...approvedEver, 'shelving_in_review', 'results_in_review'] },
    { who: outsiders, when: [...approvedEver, 'shelving_in_review', 'results_in_review'] },
  ],
};

describe('the permission table agrees with the decisions', () => {
  const cases = permissionNames.flatMap((permission) =>
    Object.keys(goalSituations).map((situation) => ({ permission, situation })),
  );
  test.each(cases)('$permission in $situation', ({ permission, situation }) => {
    const lines = expected[permission].filter((line) => line.when.includes(situation));
    const told = Object.entries(goalRelations)
      .filter(([, one]) => {
        const situated = goalSituations[situation];
        return situated && mayOnGoal(permission, factsFor(situated, one), one.person).ok;
      })
      .map(([name]) => name);
    expect(told.sort()).toEqual([...new Set(lines.flatMap((line) => line.who))].sort());
  });
});

describe('reasons', () => {
  const owner = { ...stranger, isOwner: true };
  const wasOwner = { ...stranger, isManager: true, ownedSubmission: true, ownedSubmittedEdit: true };
  const on = (name: string, changes: Partial<GoalFacts> = {}): GoalFacts => {
    const situation = goalSituations[name];
    if (situation === undefined) throw new Error(`no situation ${name}`);
    return { ...situation, ...changes };
  };
  test.each([
    ['Update', on('approved', { hasOpenWeek: false }), owner, 'no_open_week'],
    ['Update', on('draft', { hasOpenWeek: false }), owner, 'wrong_state'],
    ['Finalize', on('approved', { periodBegun: false }), owner, 'period_not_begun'],
    [
      'Finalize',
      on('approved', { periodBegun: false, ownerHasActingManager: false }),
      owner,
      'period_not_begun',
    ],
    ['SubmitForApproval', on('draft', { ownerHasActingManager: false }), owner, 'no_manager'],
    ['RequestToShelve', on('approved', { ownerHasActingManager: false }), owner, 'no_manager'],
    ['Edit', on('approved, edit in review'), owner, 'edit_in_review'],
    ['SubmitForApproval2', on('approved'), owner, 'no_edit'],
    ['SubmitForApproval2', on('approved, edit in review'), owner, 'edit_in_review'],
    ['RetractApprovalRequest', on('approved, edit draft'), owner, 'edit_not_in_review'],
    ['ReviewPublicationRequest2', on('approved'), { ...stranger, isManager: true }, 'no_edit'],
    ['Shelve', on('shelving_in_review'), { ...owner, isGoalAdmin: true }, 'own_request'],
    ['Reactivate', on('shelved, never published'), { ...owner, isGoalAdmin: true }, 'never_published'],
    ['Reactivate', on('shelved, never published'), { ...owner, isCeo: true }, 'never_published'],
    ['AddContributingGoal', on('approved', { isPrivate: true }), owner, 'is_private'],
    ['ReviewPublicationRequest', on('review'), wasOwner, 'was_own'],
    ['ReviewPublicationRequest2', on('approved, edit in review'), wasOwner, 'was_own'],
    ['ReviewFinalize', on('results_in_review'), wasOwner, 'was_own'],
    ['EditFinalizeResults', on('finalized'), wasOwner, 'was_own'],
    ['ApproveShelve', on('shelving_in_review'), wasOwner, 'was_own'],
    ['Shelve', on('shelving_in_review'), wasOwner, 'was_own'],
    ['Reactivate', on('shelving_in_review'), wasOwner, 'was_own'],
    ['Reactivate', on('shelved, never published'), wasOwner, 'was_own'],
    ['ReviewPublicationRequest', on('draft'), wasOwner, 'wrong_state'],
  ] as const)('%s: %#', (permission, goal, person, reason) => {
    expect(goalPermissions(goal, person)[permission]).toBe(reason);
  });

  test('a granted permission is true, a permission that is never theirs is absent', () => {
    const told = goalPermissions(on('approved'), owner);
    expect(told.Update).toBe(true);
    expect('Publish' in told).toBe(false);
  });

  test('a goal admin or goal manager without a manager publishes own goals; other owners cannot', () => {
    const alone = on('draft', { ownerHasActingManager: false });
    expect(mayOnGoal('Publish', alone, { ...owner, isGoalAdmin: true }).ok).toBe(true);
    expect(mayOnGoal('Publish', alone, { ...owner, isGoalManager: true }).ok).toBe(true);
    expect(goalPermissions(alone, owner)).not.toHaveProperty('Publish');
    expect(goalPermissions(on('draft'), { ...owner, isGoalAdmin: true })).not.toHaveProperty('Publish');
  });

  test('the ceo is never offered Request Approval, with any flags and any owner of the goal', () => {
    fc.assert(
      fc.property(facts, relation, (goal, person) => {
        const told = goalPermissions(goal, { ...person, isCeo: true });
        return !('SubmitForApproval' in told) && !('SubmitForApproval2' in told);
      }),
    );
  });
});

describe('for every goal and every person', () => {
  const always = (holds: (goal: GoalFacts, person: Relation) => boolean) =>
    fc.assert(fc.property(facts, relation, holds), { numRuns: 3000 });
  // Testing all 2^11 relations × 1,344 facts for every rule is too slow; only the state rule does.

  test('nobody reviews, approves or accepts their own', () => {
    always((goal, person) => {
      const told = goalPermissions(goal, { ...person, isOwner: true });
      return ![
        'ReviewPublicationRequest',
        'ReviewPublicationRequest2',
        'ReviewFinalize',
        'EditFinalizeResults',
        'ApproveShelve',
      ].some((permission) => permission in told);
    });
  });

  test('the person who owned it when it was submitted cannot answer, whatever their flags', () => {
    always((goal, person) => {
      const told = goalPermissions(goal, { ...person, ownedSubmission: true, ownedSubmittedEdit: true });
      return (
        [
          'ReviewPublicationRequest',
          'ReviewPublicationRequest2',
          'ReviewFinalize',
          'EditFinalizeResults',
          'ApproveShelve',
        ] as const
      ).every((permission) => told[permission] !== true);
    });
  });

  test('an owner cannot answer their own shelving request by any act', () => {
    always((goal, person) => {
      const waiting: GoalFacts = { ...goal, state: 'shelving_in_review' };
      const self = { ...person, isOwner: !person.ownedSubmission };
      return !(['shelveGoal', 'approveShelving', 'denyShelving', 'reactivateGoal'] as const).some(
        (move) => mayMove(move, waiting, self).ok,
      );
    });
  });

  test('only another person brings a never published goal back', () => {
    always((goal, person) => {
      const shelved: GoalFacts = { ...goal, state: 'shelved', everPublished: false };
      return !mayMove('reactivateGoal', shelved, { ...person, isOwner: true }).ok;
    });
  });

  test('a private goal gives nothing to anyone outside owner and chain', () => {
    always((goal, person) => {
      const outside = { ...person, isOwner: false, isManager: false, isInChain: false };
      return Object.keys(goalPermissions({ ...goal, isPrivate: true }, outside)).length === 0;
    });
  });

  test('an invisible goal gives no permission, but restoring if it is deleted', () => {
    always((goal, person) => {
      if (canSeeGoal(goal, person)) return true;
      const told = Object.keys(goalPermissions(goal, person));
      return goal.isDeleted ? told.every((name) => name === 'Restore') : told.length === 0;
    });
  });

  test('observers only follow', () => {
    always((goal, person) =>
      Object.keys(goalPermissions(goal, { ...person, isObserver: true })).every((name) => name === 'Follow'),
    );
  });

  test('who may comment may read comments', () => {
    always((goal, person) => !mayOnGoal('Comment', goal, person).ok || canReadComments(goal, person));
  });

  test('absent means absent in every state: the state decides between true and a reason only', () => {
    // Deletion, publication, privacy and a missing manager change who may act at all; the state does not.
    always((goal, person) => {
      const visible: GoalFacts = { ...goal, isDeleted: false, everPublished: true };
      if (!canSeeGoal(visible, person)) return true;
      const sets = goalStates.map((state) =>
        Object.keys(goalPermissions({ ...visible, state }, person))
          .sort()
          .join(),
      );
      return new Set(sets).size === 1;
    });
  });

  test('an additional flag never removes a permission, except from observers and the ceo', () => {
    always((goal, person) => {
      const before = goalPermissions(goal, { ...person, isCeo: false });
      return (
        ['isOrgAdmin', 'isGoalAdmin', 'isGoalManager', 'isGoalManagerAbove', 'isInChain'] as const
      ).every((flag) => {
        const after = goalPermissions(goal, { ...person, isCeo: false, [flag]: true });
        return permissionNames.every((name) => before[name] !== true || after[name] === true);
      });
    });
  });

  test('a permission is true exactly when one of its moves, or its rule without moves, is allowed', () => {
    always((goal, person) =>
      permissionNames.every((permission) => {
        const rules = permissionTable[permission];
        if (rules.some((rule) => rule.moves.length === 0)) return true;
        const moves = rules.flatMap((rule) => rule.moves);
        return (
          mayOnGoal(permission, goal, person).ok === moves.some((move) => mayMove(move, goal, person).ok)
        );
      }),
    );
  });
});

test('every move that people take is named by a rule of its own permission, and by no other', () => {
  const rows = [
    ...goalMoveNames.map((move) => [move, goalMoveTable[move].permission] as const),
    ...goalEditMoveNames.map((move) => [move, goalEditMoveTable[move].permission] as const),
  ];
  for (const [move, permission] of rows) {
    const naming = permissionNames.filter((name) =>
      permissionTable[name].some((rule) => rule.moves.includes(move)),
    );
    expect(naming, move).toEqual(permission === null ? [] : [permission]);
  }
});
