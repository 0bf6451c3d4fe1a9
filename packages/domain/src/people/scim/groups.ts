import { byFlag, type GrantingFlag, grantingFlagNames } from '../roles/flags.ts';
import { type RoleName, roleFlagLabels, roleLabels } from '../roles/roles.ts';

/** What a group of the directory can give its members: a role or a flag, never that of the ceo. */
export const groupGifts = ['manager', 'observer', ...grantingFlagNames] as const;
export type GroupGift = (typeof groupGifts)[number];

export const groupGiftLabels: Readonly<Record<GroupGift, string>> = {
  manager: roleLabels.manager,
  observer: roleLabels.observer,
  ...byFlag((_row, flag) => [flag, roleFlagLabels[flag]]),
};

export interface HeldRights {
  readonly role: RoleName;
  readonly flags: readonly GrantingFlag[];
  readonly hasReports: boolean;
}

/**
 * Returns role and flags of a person after a change of their groups. `gifts` are those of all their groups now; `lost`
 * are gifts that a group gave until now. What no group gave stays.
 */
export function rightsByGroups(
  { role, flags, hasReports }: HeldRights,
  gifts: readonly GroupGift[],
  lost: readonly GroupGift[],
): { role: RoleName; flags: GrantingFlag[] } {
  const given = grantingFlagNames.filter(
    (flag) => gifts.includes(flag) || (flags.includes(flag) && !lost.includes(flag)),
  );
  // A goal admin has every right of a goal manager, and nobody has both flags.
  const kept = given.filter((flag) => flag !== 'isGoalManager' || !given.includes('isGoalAdmin'));
  return { role: roleByGroups(role, hasReports, gifts, lost), flags: kept };
}

function roleByGroups(
  role: RoleName,
  hasReports: boolean,
  gifts: readonly GroupGift[],
  lost: readonly GroupGift[],
): RoleName {
  if (role === 'ceo') return role;
  if (gifts.includes('observer')) return 'observer';
  if (gifts.includes('manager')) return 'manager';
  const isLost =
    (role === 'manager' && lost.includes('manager')) || (role === 'observer' && lost.includes('observer'));
  if (!isLost) return role;
  return hasReports ? 'manager' : 'contributor';
}
