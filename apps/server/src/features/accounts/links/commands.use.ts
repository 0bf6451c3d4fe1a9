import { mayChangeEmail } from '@bellwether/domain/people/permissions';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { said } from '@bellwether/domain/shared/said';
import { endAccountLinks, type LinkKind } from '#platform/accounts/account-link.ts';
import { cancelEmailChange, isEmailKept } from '#platform/accounts/email-change.ts';
import type { ServerContext } from '#platform/context.ts';
import { isEmailTaken } from '#platform/database/constraint.ts';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { nextVersion } from '#platform/http/version.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { asPerson } from '#platform/session/gate.ts';
import { lockActingPerson } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { readToken, type SecretToken } from '#platform/session/token.ts';
import { hashNewPassword, storePassword } from '../passwords/commands.ts';
import { clearLock, endEverySession } from '../sign-in/commands.device.ts';
import { accountWords } from '../words.ts';
import { changerOf, findOpenLink, type OpenLink } from './queries.ts';

const invalid = (kind: LinkKind) => new HttpProblem(404, said(accountWords, `${kind}_invalid`));

/** A link that a caller sent; nothing about it is checked yet. */
interface AskedLink {
  readonly kind: LinkKind;
  readonly link: string;
}

/**
 * Returns the link with its secret and its person.
 * @throws HttpProblem 404 if it is unknown, used, replaced or too old.
 */
async function checkLink(
  context: ServerContext,
  visitor: Visitor,
  { kind, link }: AskedLink,
): Promise<OpenLink & { readonly token: SecretToken }> {
  const token = readToken(link);
  if (!token) throw invalid(kind);
  const found = await inTenant(context.pool, token.tenantId, (db) =>
    findOpenLink(db, { ...token, kind, now: visitor.now, lock: false }),
  );
  if (!found) throw invalid(kind);
  return { ...found, token };
}

/**
 * Uses a link up and does its work as its person, in one transaction. Of two concurrent uses one gets 404.
 */
async function useLink(
  context: ServerContext,
  visitor: Visitor,
  kind: LinkKind,
  { token, personId }: { readonly token: SecretToken; readonly personId: number },
  work: (scope: Scope, link: OpenLink) => Promise<void>,
): Promise<void> {
  await asPerson(context, { ...visitor, tenantId: token.tenantId, personId }, async (scope) => {
    await lockActingPerson(scope);
    const link = await findOpenLink(scope.db, { ...token, kind, now: scope.now, lock: true });
    if (!link) throw invalid(kind);
    await scope.db
      .updateTable('account_link')
      .set({ used_at: timestamp(scope.now) })
      .where('tenant_id', '=', token.tenantId)
      .where('id', '=', link.id)
      .execute();
    await work(scope, link);
  });
}

/**
 * Returns a reset link with its person.
 * @throws HttpProblem 404 if it does not work.
 */
export async function checkReset(context: ServerContext, visitor: Visitor, link: string): Promise<OpenLink> {
  return checkLink(context, visitor, { kind: 'reset', link });
}

/**
 * Sets a new password by a reset link, ends all sessions and an open change of the e-mail, and unlocks the account
 * (accounts.6, accounts.8).
 * @throws HttpProblem 404 as `checkReset` does and 400 as `hashNewPassword` does.
 */
export async function resetPassword(
  context: ServerContext,
  visitor: Visitor,
  asked: { link: string; password: string },
): Promise<void> {
  const found = await checkLink(context, visitor, { kind: 'reset', link: asked.link });
  const { companyName, name: personName, email } = found;
  const owner = { companyName, personName, email };
  const passwordHash = await hashNewPassword(context.hasher, asked.password, owner);
  await useLink(context, visitor, 'reset', found, async (scope) => {
    await storePassword(scope, passwordHash);
    await endEverySession(scope, scope.person.id);
    await cancelEmailChange(scope, scope.person.id);
    await unlock(scope);
    await recordEvent(scope, { kind: 'account.password_changed', subjectId: scope.person.id, detail: {} });
  });
}

/**
 * Unlocks an account by its link.
 * @throws HttpProblem 404 if the link does not work.
 */
export async function unlockAccount(context: ServerContext, visitor: Visitor, link: string): Promise<void> {
  const found = await checkLink(context, visitor, { kind: 'unlock', link });
  await useLink(context, visitor, 'unlock', found, async (scope) => {
    await unlock(scope);
    await recordEvent(scope, { kind: 'account.unlocked', subjectId: scope.person.id, detail: {} });
  });
}

/**
 * Stores the confirmed address as the person's e-mail, and ends the links that were sent to the old one.
 * @throws HttpProblem 404 if the link does not work, if another person has taken the address (people.11), or if
 *   the person who asked for the change has left or may not change the e-mail any more (accounts.8, people.12).
 */
export async function confirmEmail(context: ServerContext, visitor: Visitor, link: string): Promise<void> {
  const found = await checkLink(context, visitor, { kind: 'confirm', link });
  await useLink(context, visitor, 'confirm', found, async (scope, { id, newEmail, actorId }) => {
    if (newEmail === null || !(await mayStillChange(scope, actorId))) throw invalid('confirm');
    const { db, tenant, person, now } = scope;
    const asked = { tenantId: tenant.id, emailKey: emailKeyOf(newEmail), personId: person.id, now };
    if (await isEmailKept(db, asked)) throw invalid('confirm');
    await writeEmail(scope, newEmail);
    await markChangeMade(scope, id);
    await endAccountLinks(scope, scope.person.id, 'reset');
    await endAccountLinks(scope, scope.person.id, 'unlock');
    await recordEvent(scope, { kind: 'person.email_changed', subjectId: scope.person.id, detail: {} });
  });
}

/** Whoever asked for the change may have left, moved, or lost a right; or the person may have got one. */
async function mayStillChange({ db, tenant, person }: Scope, actorId: number | null): Promise<boolean> {
  if (actorId === person.id) return true;
  const changer = await changerOf(db, { tenantId: tenant.id, actorId, personId: person.id });
  return (
    changer !== undefined && mayChangeEmail(person, { ...changer, isSelf: false, isActingManager: false })
  );
}

async function markChangeMade({ db, tenant, now }: Scope, linkId: number): Promise<void> {
  await db
    .updateTable('email_change')
    .set({ made_at: timestamp(now) })
    .where('tenant_id', '=', tenant.id)
    .where('link_id', '=', linkId)
    .execute();
}

async function writeEmail(scope: Scope, email: string): Promise<void> {
  try {
    await scope.db
      .updateTable('person')
      .set({
        email,
        email_key: emailKeyOf(email),
        unconfirmed_email: null,
        email_activated_at: timestamp(scope.now),
        updated_at: nextVersion(scope),
      })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', scope.person.id)
      .execute();
  } catch (error) {
    if (isEmailTaken(error)) throw invalid('confirm');
    throw error;
  }
}

async function unlock({ db, tenant, person }: Scope): Promise<void> {
  await clearLock(db, { tenantId: tenant.id, personId: person.id, email: emailKeyOf(person.email) });
}
