import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profilePermissionNames } from './permission-names.ts';
import {
  canSeeProfile,
  isEmailGuarded,
  mayOnProfile,
  obstacleOnProfile,
  type ProfileFacts,
  type ProfileRelation,
  profilePermissions,
  roleChoices,
} from './permissions.ts';
import { canHaveRole } from './roles/role-change.ts';
import { roleNames } from './roles/roles.ts';
import { personStatus, personStatuses } from './status/status.ts';

const facts: fc.Arbitrary<ProfileFacts> = fc.record({
  role: fc.constantFrom(...roleNames),
  status: fc.constantFrom(...personStatuses),
  hasEmail: fc.boolean(),
  hasDirectoryManager: fc.boolean(),
  isErased: fc.boolean(),
  isHeld: fc.boolean(),
  notesEnabled: fc.boolean(),
  talentEnabled: fc.boolean(),
});
const relation: fc.Arbitrary<ProfileRelation> = fc
  .record({
    actor: fc.record({
      role: fc.constantFrom(...roleNames),
      isOrgAdmin: fc.boolean(),
      isGoalAdmin: fc.boolean(),
      isGoalManager: fc.boolean(),
      isHrAdmin: fc.boolean(),
    }),
    isSelf: fc.boolean(),
    isAbove: fc.boolean(),
    isActingManager: fc.boolean(),
  })
  // Nobody is above themselves, and observers are above nobody.
  .map((one) => {
    const isAbove = one.isAbove && !one.isSelf && one.actor.role !== 'observer';
    return { ...one, isAbove, isActingManager: isAbove && one.isActingManager };
  });

const always = (claim: (facts: ProfileFacts, relation: ProfileRelation) => boolean) =>
  fc.assert(fc.property(facts, relation, claim));

test('people who do not see a profile have no permission on it', () => {
  always((of, who) => canSeeProfile(of, who) || Object.keys(profilePermissions(of, who)).length === 0);
});

test('an observer has no permission on other people’s profiles but reading, whatever the flags', () => {
  const reading = ['SeeAppraisals'];
  always((of, who) => {
    if (who.actor.role !== 'observer' || who.isSelf) return true;
    return Object.keys(profilePermissions(of, who)).every((name) => reading.includes(name));
  });
});

test('nobody changes their own role or flags, except the ceo the flags', () => {
  always((of, who) => {
    if (!who.isSelf) return true;
    const names = profilePermissionNames.filter((name) => name.startsWith('Is') || name === 'ManageRoles');
    return names.every((name) => mayOnProfile(name, of, who).ok === false || of.role === 'ceo');
  });
});

test('nobody changes the ceo’s role, and a ceo neither leaves nor moves', () => {
  always((of, who) => {
    if (of.role !== 'ceo') return true;
    const names = ['ManageRoles', 'MakeCeo', 'Deactivate', 'ChangeManager'] as const;
    return names.every((name) => !mayOnProfile(name, of, who).ok);
  });
});

test('a manager chooses manager or contributor, ceo and org admins every role', () => {
  const nobody = { isOrgAdmin: false, isGoalAdmin: true, isGoalManager: false, isHrAdmin: true };
  expect(roleChoices({ ...nobody, role: 'manager' })).toEqual(['manager', 'contributor']);
  expect(roleChoices({ ...nobody, role: 'ceo' })).toHaveLength(4);
  expect(roleChoices({ ...nobody, role: 'contributor', isOrgAdmin: true })).toHaveLength(4);
  expect(roleChoices({ ...nobody, role: 'observer', isOrgAdmin: true })).toHaveLength(2);
});

test('each right guards the e-mail', () => {
  const plain = {
    role: 'contributor',
    isOrgAdmin: false,
    isGoalAdmin: false,
    isGoalManager: false,
    isHrAdmin: false,
  } as const;
  expect(isEmailGuarded(plain)).toBe(false);
  expect(isEmailGuarded({ ...plain, role: 'ceo' })).toBe(true);
  for (const flag of ['isOrgAdmin', 'isGoalAdmin', 'isGoalManager', 'isHrAdmin'])
    expect(isEmailGuarded({ ...plain, [flag]: true })).toBe(true);
});

test.each([
  ['observer', true, false, 'observer_with_ties'],
  ['observer', false, true, 'observer_with_ties'],
  ['observer', false, false, undefined],
  ['contributor', false, true, 'contributor_with_reports'],
  ['contributor', true, false, undefined],
  ['manager', true, true, undefined],
] as const)('%s with a manager %s and reports %s: %s', (role, hasManager, hasReports, reason) => {
  const verdict = canHaveRole(role, { hasManager, hasReports });
  expect(verdict.ok ? undefined : verdict.reason).toBe(reason);
});

test('a deactivated person is deactivated, invited or not', () => {
  expect(personStatus({ isDeactivated: true, hasAccepted: false, wasInvited: true })).toBe('deactivated');
  expect(personStatus({ isDeactivated: false, hasAccepted: false, wasInvited: true })).toBe('invited');
  expect(personStatus({ isDeactivated: false, hasAccepted: false, wasInvited: false })).toBe('uninvited');
  expect(personStatus({ isDeactivated: false, hasAccepted: true, wasInvited: false })).toBe('active');
});

test('only people who have the right on others learn why it does not reach themselves or the ceo', () => {
  for (const permission of profilePermissionNames) {
    always((of, who) => {
      const obstacle = obstacleOnProfile(permission, of, who);
      if (obstacle === undefined) return true;
      const isHolder = ['ceo', 'manager'].includes(who.actor.role) || who.actor.isOrgAdmin;
      return canSeeProfile(of, who) && isHolder && (who.isSelf || of.role === 'ceo');
    });
  }
});
