import type { Day } from '../../calendar/day.ts';
import type { Locale } from '../../locale/locales.ts';
import type { Absence } from '../absence/absence.ts';
import type { GrantingFlag } from '../roles/flags.ts';
import type { RoleName } from '../roles/roles.ts';
import type { DirectoryField } from '../scim/fields.ts';

/** A person of the company, deactivated or not. */
export interface PresentPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly externalId: string | null;
  readonly jobTitle: string;
  readonly managerId: number | null;
  readonly role: RoleName;
  readonly flags: readonly GrantingFlag[];
  /** The own department. */
  readonly orgUnit: string | null;
  readonly location: string;
  /** The first day at the company. */
  readonly startDate: Day | null;
  /** Null: the company's zone. */
  readonly timeZone: string | null;
  readonly phone: string;
  /** Null: the company's. */
  readonly locale: string | null;
  readonly isDeactivated: boolean;
  /** Whether their address was freed for somebody else (people.18). */
  readonly isFreed: boolean;
  /** Whether they have accepted an invitation or were sent one. */
  readonly isInvited: boolean;
  /** The absences whose last day is at most a year ago; absent: not known. */
  readonly absences?: readonly StoredAbsence[];
  /** Former addresses that they may still take back, so nobody else can have them (accounts.10). */
  readonly keptKeys: readonly string[];
  /** Fields that come from the directory, which the source may not change; absent: none (people.41). */
  readonly locked?: readonly DirectoryField[];
}

/**
 * What a source says about a person: a row of a file, a user of a directory, a first sign-in. `undefined` says nothing,
 * so the present value stays; an empty text empties the value.
 */
export interface WantedPerson {
  /** The number by which the source names the row. */
  readonly row: number;
  /** The present person, if the source knows them by itself; absent: found by external id, else by address. */
  readonly personId?: number | undefined;
  readonly name: string;
  readonly email: string;
  readonly externalId: string | undefined;
  readonly jobTitle: string | undefined;
  /** Names the manager by address, id, or a name that only one person has. */
  readonly manager: string | undefined;
  readonly department: string | undefined;
  readonly location?: string | undefined;
  /** Empty: none. */
  readonly startDate?: Day | '' | undefined;
  readonly role: RoleName | undefined;
  readonly flags: readonly GrantingFlag[] | undefined;
  readonly timeZone: string | undefined;
  readonly phone?: string | undefined;
  /** Empty: the company's. */
  readonly locale?: Locale | '' | undefined;
  /** `away`: employed, and on leave. */
  readonly presence: 'active' | 'away' | 'left' | undefined;
  /** `deputy` names somebody in the same ways as `manager`. */
  readonly absence?: WantedAbsence | undefined;
  /** Of two rows of one person the primary one counts, else the first. */
  readonly isPrimary: boolean;
}

export interface StoredAbsence extends Absence {
  readonly id: number;
}

/** An absence as a source says it. */
export interface WantedAbsence {
  /** Undefined: the source does not say since when. */
  readonly from: Day | undefined;
  readonly until: Day;
  /** Undefined: the present one stays. Empty: nobody. */
  readonly deputy: string | undefined;
  /** The company's day on which the source is read. */
  readonly saidOn: Day;
}

/** Names a person in a plan: the id of a present person, or minus the row of a new one. */
export type PersonKey = number;

/** The values of a person after the plan was written. */
export interface PlannedValues {
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly externalId: string | null;
  readonly jobTitle: string;
  readonly role: RoleName;
  readonly flags: readonly GrantingFlag[];
  readonly orgUnit: string | null;
  readonly location: string;
  readonly startDate: Day | null;
  readonly timeZone: string | null;
  readonly phone: string;
  readonly locale: string | null;
  readonly manager: PersonKey | null;
}
