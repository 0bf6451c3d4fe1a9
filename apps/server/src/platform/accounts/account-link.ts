import type { Queries } from '../database/driver.ts';
import { timestamp } from '../database/instant.ts';
import type { Scope } from '../session/scope.ts';

const hour = 3_600_000;

/**
 * Lifetimes of links that are mailed to people with an account, counted from the request (accounts.3, accounts.4).
 */
export const linkLifetimes = { reset: hour, unlock: hour, confirm: 72 * hour } as const;

export type LinkKind = keyof typeof linkLifetimes;

/** Ends the person's open link of a kind, so that only the newest works. */
export async function endAccountLinks(
  scope: { readonly db: Queries; readonly tenant: { readonly id: number }; readonly now: number },
  personId: number,
  kind: LinkKind,
): Promise<void> {
  await scope.db
    .updateTable('account_link')
    .set({ replaced_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

/** Returns whether a person's new address can be confirmed by an open link. */
export async function hasOpenConfirmation(scope: Scope, personId: number): Promise<boolean> {
  const row = await scope.db
    .selectFrom('account_link')
    .select('id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', personId)
    .where('kind', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', timestamp(scope.now) as never)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Requests the confirmation of an address, ends an earlier request, and returns the new link's id.
 * The row has no secret, because the secret is minted when the mail is sent (accounts.4). The caller
 * must hold the lock on the person's row.
 */
export async function requestConfirmation(scope: Scope, personId: number, email: string): Promise<number> {
  await endAccountLinks(scope, personId, 'confirm');
  const { id } = await scope.db
    .insertInto('account_link')
    .values({
      tenant_id: scope.tenant.id,
      person_id: personId,
      kind: 'confirm',
      email,
      actor_id: scope.person.id,
      requested_at: timestamp(scope.now),
      expires_at: timestamp(scope.now + linkLifetimes.confirm),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
