import type { Session } from '@bellwether/contract/accounts';
import { type Capabilities, capabilitiesOf } from '@bellwether/domain/people/capabilities';

/** What of a session's profile the capabilities depend on. */
export type CapableProfile = Pick<
  Session['Profile'],
  'RoleName' | 'IsOrgAdmin' | 'IsGoalAdmin' | 'IsGoalManager' | 'IsHrAdmin'
>;

/** What the person can do, whatever it is used on: the same rules as the server's guard. */
export function capabilitiesOfProfile(profile: CapableProfile): Capabilities {
  return capabilitiesOf({
    role: profile.RoleName,
    isOrgAdmin: profile.IsOrgAdmin,
    isGoalAdmin: profile.IsGoalAdmin,
    isGoalManager: profile.IsGoalManager,
    isHrAdmin: profile.IsHrAdmin,
  });
}
