import type { CallerKind } from '@bellwether/contract/endpoint';
import type { RawBuilder } from 'kysely';
import type { ActingRow, Request } from './acting.ts';
import type { Origin } from './origin.ts';
import type { Principal } from './principal.ts';
import type { TenantContext } from './tenant-context.ts';
import type { SecretToken } from './token.ts';

/** The SQL that finds a valid credential, beside `person`, `tenant` and `setting` of the acting person. */
export interface PrincipalSource {
  /** The columns that `principalOf` reads. */
  readonly columns: RawBuilder<unknown>;
  /** The join of the credential's table with `person`. */
  readonly join: RawBuilder<unknown>;
  /** Also says whether the person must be active. */
  readonly where: RawBuilder<unknown>;
}

/**
 * A way of calling. The session gate reads the credential, the acting person and the company in one statement, and
 * counts the call in it. A new way of calling is one file with a door, listed in `doors.ts`.
 */
export interface Door<Row extends object = object> {
  readonly kind: CallerKind;
  /** How often one credential may call in a minute on a node. Absent: only the fair share limits. */
  readonly callsPerMinute?: number;
  /** Returns the credential of an `Authorization` header; undefined if the header belongs to another door. */
  credentialOf(authorization: string | undefined): SecretToken | undefined;
  sourceOf(credential: SecretToken, now: number): PrincipalSource;
  principalOf(row: Row & ActingRow): Principal;
  /** Runs after the commit, outside of the request. */
  afterwards?(context: TenantContext, call: DoorCall, row: Row & ActingRow): void;
}

/** One call through a door. */
export interface DoorCall extends Omit<Request, keyof Origin>, Origin {
  readonly credential: SecretToken;
}
