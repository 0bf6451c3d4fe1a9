import type { Day } from '@bellwether/domain/calendar/day';
import type { CalendarSettings } from '@bellwether/domain/calendar/settings';
import type { GoalType } from '@bellwether/domain/goals/rules';
import type { Language, Languages } from '@bellwether/domain/locale/language';
import type { Locale } from '@bellwether/domain/locale/locales';
import type { Capabilities } from '@bellwether/domain/people/roles/capabilities';
import type { Flags } from '@bellwether/domain/people/roles/flags';
import type { RoleName } from '@bellwether/domain/people/roles/roles';
import type { TenantSettings } from '@bellwether/domain/tenant/settings';
import type { Queries } from '../database/driver.ts';
import type { Standby } from '../database/standby.ts';
import type { Origin } from './origin.ts';
import type { PictureAddresses } from './picture-address.ts';
import type { Principal } from './principal.ts';
import type { TenantCache } from './tenant-cache.ts';

/** The acting person, as stored when the request began. */
export interface ActingPerson extends Flags {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly jobTitle: string;
  /** The key of a file; `Scope.pictures` signs its address for the wire. */
  readonly avatar: string | null;
  readonly role: RoleName;
  readonly managerId: number | null;
  /** Whether the person is the deputy of somebody who is away today (people.3). */
  readonly isDelegate: boolean;
  /** The person's own zone by its Rails name; null: the company's zone. */
  readonly timeZone: string | null;
  /** The person's own choice; null: the company's. */
  readonly ownLocale: string | null;
  /** The locale in which this person reads. */
  readonly locale: Locale;
}

export interface ActingTenant {
  readonly id: number;
  readonly name: string;
  readonly subdomain: string;
  /** The keys of files. */
  readonly logo: string | null;
  readonly squareLogo: string | null;
  readonly url: string | null;
  /** When name, site, zone or brand last changed. */
  readonly updatedAt: number;
  readonly primaryColor: string | null;
  readonly useLightText: boolean;
  readonly isDemo: boolean;
  /** Whether its admins have ended it; it is deleted soon (tenant.11). */
  readonly hasEnded: boolean;
  /** Whether somebody is away today with a deputy (people.35). */
  readonly hasDeputies: boolean;
  /** Every setting of the company, as stored when the request began. */
  readonly settings: TenantSettings;
  readonly isStrategyEnabled: boolean;
  /** Whether managers keep private notes about people (people.25). */
  readonly hasNotes: boolean;
  readonly hasTalent: boolean;
  readonly hasTalentForContributors: boolean;
  /** The first day that counts for appraisals; null: the start of the first quarter. */
  readonly appraisalsFrom: Day | null;
  readonly hasInsight: boolean;
  /** Whether people give second views of goals of others; never without insight. */
  readonly hasOpinions: boolean;
  /** The percentage from which a goal with a percentage as result counts as achieved (insight.1). */
  readonly achievedPercent: number;
  readonly goalType: GoalType;
  /** The zone's name in the Rails style; `calendar.zone` is its IANA name. */
  readonly timeZone: string;
  /** The locale of people without an own choice. */
  readonly locale: Locale;
  readonly calendar: CalendarSettings;
  /** The index of a quarter before which the company has none; null: that in which it began. */
  readonly firstQuarter: number | null;
}

declare const minted: unique symbol;
declare const mintedForTenant: unique symbol;

/**
 * Proof that a person of a tenant acts now, with the request's only transaction. Only the session gate
 * creates it, so every row that code holds was read with a checked scope.
 */
export interface Scope {
  readonly [minted]: true;
  readonly tenant: ActingTenant;
  readonly person: ActingPerson;
  /** The language in which the person reads. */
  readonly language: Language;
  /** The rights of the person's role and flags, independent of any object. */
  readonly capabilities: Capabilities;
  readonly principal: Principal;
  /** From where the call comes; null for a person's work without a call, such as an import. */
  readonly origin: Origin | null;
  /** For whom the person acts as a deputy (people.37); absent: for themselves. Commands set it with `actingFor`. */
  readonly forPersonId?: number | null;
  /** Epoch milliseconds; the same for the whole request. */
  readonly now: number;
  readonly requestId: string;
  readonly db: Queries;
  /** Long reads use it through `onStandby`. */
  readonly standby?: Standby | undefined;
  readonly cache: TenantCache;
  readonly pictures: PictureAddresses;
}

/**
 * Proof that the application itself acts in a tenant, for a reaction, due work or a mail. No person acts, so
 * functions that check a person's rights take a `Scope`. Only `asTenant` of the session gate creates it.
 */
export interface TenantScope {
  readonly [mintedForTenant]: true;
  readonly tenant: ActingTenant;
  /** Returns the language of a person who reads what the application writes. */
  readonly languageOf: Languages;
  /** From where a stranger called, for whom the application acts; null: its own work. */
  readonly origin: Origin | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly requestId: string;
  readonly db: Queries;
  /** Long reads use it through `onStandby`. */
  readonly standby?: Standby | undefined;
  readonly cache: TenantCache;
}
