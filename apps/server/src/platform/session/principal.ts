import type { CallerKind } from '@bellwether/contract/endpoint';
import type { TokenScope } from '@bellwether/domain/accounts/tokens/tokens';

/** Who calls, and by which way. The rights of the person, if one acts, limit every principal. */
export interface Principal {
  readonly kind: CallerKind;
  /** The row of the session, token or the like; 0: none, as while somebody signs in. */
  readonly id: number;
  /** The acting person; null: the application itself. */
  readonly personId: number | null;
  /** `every` for people at their screens. */
  readonly scopes: 'every' | readonly TokenScope[];
  /** What stands beside the person's name in history and audit, such as the name of a token; null: the person alone. */
  readonly via: string | null;
  /**
   * When this caller last proved that the person is present, in epoch milliseconds (accounts.7): by a password, or
   * another proof. Null: this way of calling cannot prove it.
   */
  readonly provenAt: number | null;
  /** The person must set up a second step before anything else (accounts.19). */
  readonly isSettingUp: boolean;
}

/** The principal of a person who is just proving who they are: for signing in and accepting an invitation. */
export function enteringPrincipal(personId: number, now: number): Principal {
  return { kind: 'session', id: 0, personId, scopes: 'every', via: null, provenAt: now, isSettingUp: false };
}
