import type { Session } from '@bellwether/contract/accounts';
import type { Profile } from '@bellwether/contract/people/profile';
import { roleChoices } from '@bellwether/domain/people/permissions';
import { byFlag, type WireFlag, wireFlags } from '@bellwether/domain/people/roles/flags';
import { type RoleName, roleNames } from '@bellwether/domain/people/roles/roles';
import { capablePersonOf } from '#platform/capabilities.ts';
import { profileReasons } from '../../profile/words.ts';

/** The values of Manage User; `Confirmation` is the typed word for a new ceo. */
export type RoleValues = { RoleName: RoleName; Confirmation: string } & Record<WireFlag, boolean>;

/** Returns the form's values for a profile. */
export function roleValuesOf(profile: Profile): RoleValues {
  return {
    RoleName: profile.RoleName,
    ...byFlag(({ wire }) => [wire, profile[wire]]),
    Confirmation: '',
  };
}

/** Returns the flags that the viewer may change on the profile now. */
export function flagChoices({ Permissions }: Profile): WireFlag[] {
  return wireFlags.filter((flag) => Permissions[flag] === true);
}

/**
 * Returns the roles to show: the roles that the viewer may choose, and the present one. `reason` says why a role
 * cannot be chosen now. It is empty for roles that the viewer may never choose, because the form says so once.
 */
export function roleOptions(profile: Profile, viewer: Session['Profile']) {
  const { ManageRoles, MakeCeo } = profile.Permissions;
  const offered = roleChoices(capablePersonOf(viewer));
  return roleNames
    .filter((role) => offered.includes(role) || role === profile.RoleName)
    .map((role) => {
      const right = role === 'ceo' && ManageRoles === true ? MakeCeo : ManageRoles;
      if (right === true) return { role, reason: undefined };
      return { role, reason: right === undefined ? '' : profileReasons[right] };
    });
}
