import { describe, expect, test } from 'vitest';
import type { Capability, CapablePerson } from './capabilities.ts';
import { capabilitiesOf, capabilityNames } from './capabilities.ts';
import { type RoleName, roleNames } from './roles.ts';

type Flag = Exclude<keyof CapablePerson, 'role'>;
const flags = ['isOrgAdmin', 'isGoalAdmin', 'isGoalManager', 'isHrAdmin'] as const satisfies readonly Flag[];

// The rights once more, by hand: the roles that have a capability without any flag, and the flags that give
// it. `observers`: the flag gives it to observers too (people.4: reading, where a document says so).
const rights: Record<Capability, { roles: RoleName[]; flags: Flag[]; observers?: true }> = {
  writesGoals: { roles: ['ceo', 'manager', 'contributor'], flags: [] },
  keepsActionItems: { roles: ['ceo', 'manager', 'contributor'], flags: [] },
  administersGoals: { roles: [], flags: ['isGoalAdmin'] },
  managesGoals: { roles: [], flags: ['isGoalManager'] },
  writesGoalsForOthers: { roles: [], flags: ['isGoalAdmin', 'isGoalManager'] },
  importsGoals: { roles: ['ceo'], flags: ['isOrgAdmin', 'isGoalAdmin'] },
  assignsGoals: { roles: ['ceo', 'manager'], flags: ['isOrgAdmin', 'isGoalAdmin', 'isGoalManager'] },
  readsCompliance: { roles: ['ceo', 'manager', 'contributor'], flags: [] },
  editsTheme: { roles: ['ceo'], flags: ['isOrgAdmin'] },
  editsStrategy: { roles: ['ceo'], flags: ['isOrgAdmin'] },
  administersPeople: { roles: ['ceo'], flags: ['isOrgAdmin'] },
  addsEmployees: { roles: ['ceo', 'manager'], flags: ['isOrgAdmin'] },
  readsAudit: { roles: ['ceo'], flags: ['isOrgAdmin', 'isHrAdmin'] },
  changesSettings: { roles: ['ceo'], flags: ['isOrgAdmin', 'isHrAdmin'] },
  editsCompany: { roles: ['ceo'], flags: [] },
  ownsCompanyGoals: { roles: ['ceo'], flags: [] },
  seesObservers: { roles: ['ceo'], flags: ['isOrgAdmin'], observers: true },
  readsAllAppraisals: { roles: ['ceo'], flags: ['isHrAdmin'], observers: true },
  runsCycles: { roles: [], flags: ['isHrAdmin'] },
};

function personWith(role: RoleName, carried: readonly Flag[]): CapablePerson {
  return {
    role,
    isOrgAdmin: carried.includes('isOrgAdmin'),
    isGoalAdmin: carried.includes('isGoalAdmin'),
    isGoalManager: carried.includes('isGoalManager'),
    isHrAdmin: carried.includes('isHrAdmin'),
  };
}

const combinations = Array.from({ length: 2 ** flags.length }, (_, bits) =>
  flags.filter((_flag, place) => bits & (1 << place)),
);

describe.each(capabilityNames)('%s', (name) => {
  test.each(roleNames)('of a person who is %s, with every set of flags', (role) => {
    const right = rights[name];
    for (const carried of combinations) {
      const byFlag =
        right.flags.some((flag) => carried.includes(flag)) &&
        (role !== 'observer' || right.observers === true);
      expect(capabilitiesOf(personWith(role, carried))[name], carried.join()).toBe(
        right.roles.includes(role) || byFlag,
      );
    }
  });
});
