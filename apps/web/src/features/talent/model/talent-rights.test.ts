import { expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { talentRightsOf } from './talent-rights.ts';

const session = buildSession();

const rightsOf = (
  RoleName: 'ceo' | 'manager' | 'contributor' | 'observer',
  IsHrAdmin: boolean,
  tenant: Partial<typeof session.Tenant> = {},
) => {
  const rights = talentRightsOf(
    { ...session.Profile, RoleName, IsHrAdmin },
    { ...session.Tenant, ...tenant },
  );
  return Object.entries(rights)
    .filter(([, has]) => has)
    .map(([name]) => name)
    .join(' ');
};

it.each([
  ['ceo', false, 'hasEntry seesTeams seesOrganization'],
  ['manager', false, 'hasEntry seesTeams isAppraised'],
  ['manager', true, 'hasEntry seesTeams seesOrganization startsWithOrganization isAppraised'],
  ['ceo', true, 'hasEntry seesTeams seesOrganization startsWithOrganization'],
  ['contributor', false, 'hasEntry isAppraised'],
  ['contributor', true, 'hasEntry seesTeams seesOrganization startsWithOrganization isAppraised'],
  ['observer', false, ''],
  ['observer', true, 'seesTeams seesOrganization startsWithOrganization'],
] as const)('%s, HR admin %s: %s', (role, isHr, expected) => {
  expect(rightsOf(role, isHr)).toBe(expected);
});

it('the talent setting hides the entry for contributors without the HR flag, and nothing else', () => {
  const off = { TalentForContributors: false };
  expect(rightsOf('contributor', false, off)).toBe('isAppraised');
  expect(rightsOf('contributor', true, off)).toBe(rightsOf('contributor', true));
  expect(rightsOf('manager', false, off)).toBe(rightsOf('manager', false));
});

it.each(['ceo', 'manager', 'contributor', 'observer'] as const)(
  'a company without appraisals has no talent area for a %s',
  (role) => {
    expect(rightsOf(role, true, { TalentEnabled: false })).toBe('');
  },
);
