import { randomBytes } from 'node:crypto';
import { emailKeyOf } from '@bellwether/domain/people/profile/email';
import { said } from '@bellwether/domain/shared/said';
import { type SqlBool, sql } from 'kysely';
import { endAccountLinks } from '#platform/accounts/account-link.ts';
import { cancelEmailChange, endContests, isEmailKept } from '#platform/accounts/email-change.ts';
import { endedPrograms } from '#platform/accounts/programs.ts';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { instant, timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { nextVersion } from '#platform/http/version.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { asPerson } from '#platform/session/gate.ts';
import { lockActingPerson } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { mintToken, readToken } from '#platform/session/token.ts';
import { storePassword } from '../passwords/commands.ts';
import { endEverySession } from '../sign-in/commands.device.ts';
import { accountWords } from '../words.ts';
import { type ContestedChange, findContest } from './queries.contest.ts';

const refusal = (code: 'not_me_used' | 'not_me_expired' | 'not_me_invalid') =>
  new HttpProblem(404, said(accountWords, code));

function demandOpen(found: ContestedChange | undefined): ContestedChange {
  if (!found) throw refusal('not_me_invalid');
  if (found.state === 'used') throw refusal('not_me_used');
  if (found.state === 'expired') throw refusal('not_me_expired');
  return found;
}

/**
 * Returns the change that a link *This was not me* takes back.
 * @throws HttpProblem 404 with its own sentence for a used, an expired and an unknown link.
 */
export async function checkContest(
  context: ServerContext,
  visitor: Visitor,
  link: string,
): Promise<ContestedChange> {
  const token = readToken(link);
  if (!token) throw refusal('not_me_invalid');
  const found = await inTenant(context.pool, token.tenantId, (db) =>
    findContest(db, { ...token, now: visitor.now, lock: false }),
  );
  return demandOpen(found);
}

/** What a link *This was not me* has done. */
export interface Contested {
  readonly email: string;
  /** False if somebody else has the old address by now. */
  readonly isPutBack: boolean;
  /** Whether the password no longer works, because it was changed after the new address was confirmed. */
  readonly needsPassword: boolean;
}

/**
 * Takes a change of an address back (accounts.10): the old address signs in again, all sessions, mailed links, personal
 * tokens and agents end, and a password, passkeys, codes and subjects of a provider that were set after the change no longer
 * work. The later changes cannot be contested any more, because their old addresses are those of whoever made this one.
 * @throws HttpProblem 404 as `checkContest`; of two concurrent uses one gets it.
 */
export async function contestChange(
  context: ServerContext,
  visitor: Visitor,
  link: string,
): Promise<Contested> {
  const { personId } = await checkContest(context, visitor, link);
  const token = readToken(link);
  if (!token) throw refusal('not_me_invalid');
  return asPerson(context, { ...visitor, tenantId: token.tenantId, personId }, async (scope) => {
    await lockActingPerson(scope);
    const change = demandOpen(await findContest(scope.db, { ...token, now: scope.now, lock: true }));
    await scope.db
      .updateTable('email_change')
      .set({ contested_at: timestamp(scope.now) })
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', change.id)
      .execute();
    await endContests(scope, personId, change.id);
    await cancelEmailChange(scope, personId);
    for (const kind of ['reset', 'unlock'] as const) await endAccountLinks(scope, personId, kind);
    const isPutBack = await putBack(scope, change);
    const needsPassword = await voidPassword(scope, change);
    await endEverySession(scope, personId);
    await endPrograms(scope);
    await removeAddedSince(scope, change);
    const detail = { change: change.id, isPutBack, needsPassword };
    await recordEvent(scope, { kind: 'account.email_contested', subjectId: personId, detail });
    return { email: change.oldEmail, isPutBack, needsPassword };
  });
}

/** Returns whether the person has the old address after this call. */
async function putBack(scope: Scope, change: ContestedChange): Promise<boolean> {
  const { db, tenant, person, now } = scope;
  const { oldEmail: email, oldEmailKey: key } = change;
  if (emailKeyOf(person.email) === key) return true;
  const isKept = await isEmailKept(db, { tenantId: tenant.id, emailKey: key, personId: person.id, now });
  if (isKept || (await isTaken(scope, key))) return false;
  await db
    .updateTable('person')
    .set({ email, email_key: key, email_activated_at: timestamp(now), updated_at: nextVersion(scope) })
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', person.id)
    .execute();
  await recordEvent(scope, { kind: 'person.email_changed', subjectId: person.id, detail: {} });
  return true;
}

async function isTaken({ db, tenant }: Scope, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('tenant_id', '=', tenant.id)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces a password that was set after the new address was confirmed with one that nobody knows. */
async function voidPassword(scope: Scope, { madeAt }: ContestedChange): Promise<boolean> {
  if (madeAt === null) return false;
  const changed = await scope.db
    .selectFrom('credential')
    .select('person_id')
    .where('tenant_id', '=', scope.tenant.id)
    .where('person_id', '=', scope.person.id)
    .where(sql<SqlBool>`changed_at >= ${instant(madeAt)}`)
    .executeTakeFirst();
  if (changed) await storePassword(scope, unusableHash());
  return changed !== undefined;
}

async function endPrograms({ db, tenant, person, now }: Scope): Promise<void> {
  const theirs = sql<SqlBool>`tenant_id = ${tenant.id} and person_id = ${person.id}`;
  await sql`with ${endedPrograms(theirs, now)} select 1`.execute(db);
}

/**
 * Removes the ways in that were added after the new address was confirmed: by then somebody else may have had the account. Recovery
 * codes end whenever they were made, because the other one may know them.
 */
async function removeAddedSince(
  { db, tenant, person, now }: Scope,
  { madeAt }: ContestedChange,
): Promise<void> {
  if (madeAt === null) return;
  const since = instant(madeAt);
  const theirs = sql<SqlBool>`tenant_id = ${tenant.id} and person_id = ${person.id}`;
  await sql`with
    passkeys as (delete from passkey where ${theirs} and created_at >= ${since}),
    codes as (delete from second_step where ${theirs} and (confirmed_at is null or confirmed_at >= ${since})),
    recovery as (delete from recovery_code where ${theirs}),
    subjects as (delete from sign_in_identity where ${theirs} and linked_at >= ${since}),
    attempts as (update sign_in_attempt set ended_at = ${instant(now)} where ${theirs} and ended_at is null)
    select 1`.execute(db);
}

/** Returns an Argon2id hash in its text form whose bytes are random, so no password fits. */
function unusableHash(): string {
  const [salt, hash] = [randomBytes(16), randomBytes(32)].map((bytes) =>
    bytes.toString('base64').replaceAll('=', ''),
  );
  return `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${hash}`;
}

/** Gives the link of a change a new secret and returns its token. The former token no longer works. */
export async function mintContestLink(
  db: Queries,
  of: { readonly tenantId: number; readonly id: number },
): Promise<string> {
  const { token, secretHash } = mintToken(of.tenantId);
  await db
    .updateTable('email_change')
    .set({ secret_hash: secretHash })
    .where('tenant_id', '=', of.tenantId)
    .where('id', '=', of.id)
    .execute();
  return token;
}
