import type { Session } from '@bellwether/contract/accounts';
import {
  type Capabilities,
  type CapablePerson,
  capabilitiesOf,
} from '@bellwether/domain/people/roles/capabilities';
import { flagsOfWire, type WireFlag } from '@bellwether/domain/people/roles/flags';

/** The parts of a session's profile that decide the capabilities. */
export type CapableProfile = Pick<Session['Profile'], 'RoleName' | WireFlag>;

/** Returns the person's capabilities, independent of any object: the same rules as the server's. */
export function capabilitiesOfProfile(profile: CapableProfile): Capabilities {
  return capabilitiesOf(capablePersonOf(profile));
}

/** Returns the profile as the domain's rules take it. */
export function capablePersonOf(profile: CapableProfile): CapablePerson {
  return { role: profile.RoleName, ...flagsOfWire(profile) };
}
