import type { Session } from '@bellwether/contract/accounts';
import type { Profile } from '@bellwether/contract/people/profile';
import { flagsOfWire } from '@bellwether/domain/people/roles/flags';
import { type RoleFlag, roleFlags } from '@bellwether/domain/people/roles/roles';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';

/** Returns the flags of a person. */
export function flagsOf(profile: Profile): RoleFlag[] {
  const flags = { ...flagsOfWire(profile), isDelegate: profile.IsDelegate };
  return roleFlags.filter((flag) => flags[flag]);
}

/**
 * Returns whether Manage User is shown: the profile is editable, and the viewer is the ceo, an org admin or another
 * person, or the profile is the ceo's (people.6).
 */
export function mayManage(profile: Profile, viewer: Session['Profile']): boolean {
  if (!profile.IsEditable) return false;
  return (
    capabilitiesOfProfile(viewer).administersPeople || profile.Id !== viewer.Id || profile.RoleName === 'ceo'
  );
}
