import type { RoleName } from '../roles.ts';
import type { ImportFlag } from './columns.ts';

/** A person of the company, deactivated or not. */
export interface ImportPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly externalId: string | null;
  readonly jobTitle: string;
  readonly managerId: number | null;
  readonly role: RoleName;
  readonly flags: readonly ImportFlag[];
  /** The own department. */
  readonly orgUnit: string | null;
  /** Null: the company's zone. */
  readonly timeZone: string | null;
  readonly isDeactivated: boolean;
  /** Whether they have accepted an invitation or were sent one. */
  readonly isInvited: boolean;
  /** Former addresses that they may still take back, so nobody else can have them (decisions-3 A1). */
  readonly keptKeys: readonly string[];
}

/** Names a person in a plan: the id of a present person, or minus the row of a new one. */
export type PersonKey = number;

/** The values of a person after the import. */
export interface PlannedValues {
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly externalId: string | null;
  readonly jobTitle: string;
  readonly role: RoleName;
  readonly flags: readonly ImportFlag[];
  readonly orgUnit: string | null;
  readonly timeZone: string | null;
  readonly manager: PersonKey | null;
}
