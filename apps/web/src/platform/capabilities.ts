import type { Session } from '@bellwether/contract/accounts';
import {
  type Capabilities,
  type CapablePerson,
  capabilitiesOf,
} from '@bellwether/domain/people/roles/capabilities';

/** The parts of a session's profile that decide the capabilities. */
export type CapableProfile = Pick<
  Session['Profile'],
  'RoleName' | 'IsOrgAdmin' | 'IsGoalAdmin' | 'IsGoalManager' | 'IsHrAdmin'
>;

/** Returns the person's capabilities, independent of any object: the same rules as the server's. */
export function capabilitiesOfProfile(profile: CapableProfile): Capabilities {
  return capabilitiesOf(capablePersonOf(profile));
}

/** Returns the profile as the domain's rules take it. */
export function capablePersonOf(profile: CapableProfile): CapablePerson {
  return {
    role: profile.RoleName,
    isOrgAdmin: profile.IsOrgAdmin,
    isGoalAdmin: profile.IsGoalAdmin,
    isGoalManager: profile.IsGoalManager,
    isHrAdmin: profile.IsHrAdmin,
  };
}
