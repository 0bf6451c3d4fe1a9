import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import type { GoalType } from '@bellwether/domain/goals/rules';
import type { RoleName } from '@bellwether/domain/people/roles';
import type { Queries } from '../database/driver.ts';
import type { TenantCache } from './tenant-cache.ts';

/** The person who acts, as the database knew them when the request began. */
export interface ActingPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly avatar: string | null;
  readonly role: RoleName;
  readonly managerId: number | null;
  readonly isOrgAdmin: boolean;
  readonly isGoalAdmin: boolean;
  readonly isGoalManager: boolean;
  readonly isHrAdmin: boolean;
}

export interface ActingTenant {
  readonly id: number;
  readonly name: string;
  readonly subdomain: string;
  readonly logo: string | null;
  readonly primaryColor: string | null;
  readonly useLightText: boolean;
  readonly isDemo: boolean;
  readonly isStrategyEnabled: boolean;
  readonly goalType: GoalType;
  /** The documents' zone name; `calendar.zone` is its IANA name. */
  readonly timeZone: string;
  readonly calendar: CalendarSettings;
}

declare const minted: unique symbol;
declare const mintedForTenant: unique symbol;

/**
 * Proof that a person of a tenant acts now, with the one transaction of the request. Only the session gate makes it;
 * whoever holds a row got it through a function that took a scope.
 */
export interface Scope {
  readonly [minted]: true;
  readonly tenant: ActingTenant;
  readonly person: ActingPerson;
  readonly sessionId: number;
  /** Epoch milliseconds; the same for the whole request. */
  readonly now: number;
  readonly requestId: string;
  readonly db: Queries;
  readonly cache: TenantCache;
}

/**
 * Proof that the application itself acts in a tenant, for a reaction, due work or a mail. No person acts: what asks for
 * a person's rights takes a `Scope`. Only `asTenant` of the session gate makes it.
 */
export interface TenantScope {
  readonly [mintedForTenant]: true;
  readonly tenant: ActingTenant;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly requestId: string;
  readonly db: Queries;
  readonly cache: TenantCache;
}
