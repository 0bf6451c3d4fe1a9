import type { PasskeyAnswer, PasskeyQuestion } from '@bellwether/contract/accounts/passkeys';
import { said } from '@bellwether/domain/shared/said';
import { type SqlBool, sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { instant } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEvent, recordEventIn } from '#platform/events/record-event.ts';
import type { Visitor } from '#platform/http/route.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import { asPerson } from '#platform/session/gate.ts';
import { lockActingPerson } from '#platform/session/locks.ts';
import type { Scope } from '#platform/session/scope.ts';
import { readToken } from '#platform/session/token.ts';
import { checkPasskey } from '../passkeys/commands.check.ts';
import { demandSite } from '../passkeys/commands.sign-in.ts';
import { makeChallenge, passkeysOf } from '../passkeys/statements.ts';
import { rememberDevice } from '../sign-in/commands.device.ts';
import { orRecorded } from '../sign-in/commands.failed.ts';
import { demandOwnWay, startSession } from '../sign-in/commands.ts';
import { clearAttempts, countAttempt, keyOf } from '../sign-in/statements.counters.ts';
import { halfSessionLifetime } from './commands.begin.ts';
import { takeCode } from './commands.codes.ts';
import { takeRecoveryCode } from './commands.recovery.ts';
import { secondStepWords } from './words.ts';

const refused = () => new HttpProblem(401, said(secondStepWords, 'second_step_refused'));

interface HalfSession {
  readonly id: number;
  readonly tenantId: number;
  readonly personId: number;
}

/** No new password has ended the half session `half_session`. */
const hasItsPassword = sql<SqlBool>`not exists (select from credential where credential.tenant_id = half_session.tenant_id
  and credential.person_id = half_session.person_id and credential.changed_at > half_session.created_at)`;

/** Locks a half session. A new password ends it, and so does the deactivation of its person. */
async function holdHalf(db: Queries, token: string, now: number): Promise<HalfSession> {
  const read = readToken(token);
  if (!read) throw refused();
  const { rows } =
    await sql<HalfSession>`select half_session.id, half_session.tenant_id as "tenantId", half_session.person_id as "personId"
    from half_session
    join person on person.tenant_id = half_session.tenant_id and person.id = half_session.person_id
      and person.deactivated_at is null
    join tenant on tenant.id = half_session.tenant_id and tenant.is_active
    where half_session.tenant_id = ${read.tenantId} and half_session.secret_hash = ${read.secretHash}
      and half_session.created_at > ${instant(now - halfSessionLifetime)} and ${hasItsPassword}
    for update of half_session`.execute(db);
  const [row] = rows;
  if (!row) throw refused();
  return row;
}

const tenantIn = (token: string): number => readToken(token)?.tenantId ?? 0;

/** Returns what an own passkey signs as second step. */
export async function askSecondStep(
  context: ServerContext,
  visitor: Visitor,
  token: string,
): Promise<PasskeyQuestion> {
  const { now } = visitor;
  const site = demandSite(context, visitor.host);
  return inTenant(context.pool, tenantIn(token), async (db) => {
    const { tenantId, personId } = await holdHalf(db, token, now);
    const known = await passkeysOf(db, { tenantId, personId });
    return {
      Challenge: await makeChallenge(db, { tenantId, personId, purpose: 'second_step', now }),
      Host: site.host,
      Allowed: known.map(({ credentialId, transports }) => ({
        Id: credentialId.toString('base64url'),
        Transports: [...transports],
      })),
    };
  });
}

interface AskedFinish {
  readonly token: string;
  readonly code: string | undefined;
  readonly answer: PasskeyAnswer | undefined;
  readonly device: string | undefined;
}

/** The counter of a person's wrong codes, apart from that of passwords. */
const counterOf = ({ tenantId, personId }: HalfSession, now: number) => ({
  tenantId,
  key: keyOf(`second step ${personId}`),
  now,
});

/**
 * Finishes a sign-in by its second step, and returns the result of `present` for the new session (accounts.19).
 * A wrong code is counted before it is checked, and the counter locks as that of passwords does.
 * @throws HttpProblem 401 with one sentence for every failure.
 */
export async function finishSecondStep<T>(
  context: ServerContext,
  visitor: Visitor,
  { token, code, answer, device }: AskedFinish,
  present: (scope: Scope, token: string) => Promise<T>,
): Promise<T> {
  const { now, requestId } = visitor;
  const tenantId = tenantIn(token);
  const { half, isAllowed } = await inTenant(context.pool, tenantId, async (db) => {
    const held = await holdHalf(db, token, now);
    return { half: held, isAllowed: await countAttempt(db, counterOf(held, now)) };
  });
  const isRight = await inTenant(context.pool, tenantId, async (db) => {
    if (!isAllowed) return false;
    if (answer === undefined) return takeTyped(db, context, { ...half, now, visitor }, code ?? '');
    const site = demandSite(context, visitor.host);
    await checkPasskey(db, { ...half, purpose: 'second_step', now, site, answer });
    return true;
  }).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.status === 400) return false;
    throw error;
  });
  if (!isRight) {
    const act = { tenantId, actorId: null, origin: visitor, requestId, now };
    const failed = { kind: 'account.second_step_failed', detail: { isLocked: !isAllowed } } as const;
    await inTenant(context.pool, tenantId, (db) =>
      recordEventIn(db, act, { ...failed, subjectId: half.personId }),
    );
    throw refused();
  }
  const { personId } = half;
  const signedIn = asPerson(context, { ...visitor, tenantId, personId }, async (scope) => {
    await lockActingPerson(scope);
    const { numDeletedRows } = await scope.db
      .deleteFrom('half_session')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', half.id)
      .where(hasItsPassword)
      .executeTakeFirst();
    // Somebody else used this half session at the same moment, or it was ended.
    if (numDeletedRows === 0n) throw refused();
    // A provider may have been enforced since the password.
    await demandOwnWay(scope);
    await clearAttempts(scope.db, counterOf(half, now));
    const session = await startSession(scope, visitor.userAgent);
    await rememberDevice(scope, device);
    await recordEvent(scope, { kind: 'account.signed_in', subjectId: personId, detail: {} });
    return present(scope, session);
  });
  return orRecorded(context, visitor, { tenantId, personId }, signedIn);
}

/** Uses up a code: of the application if it has six digits, else a recovery code. */
async function takeTyped(
  db: Queries,
  { config }: ServerContext,
  of: HalfSession & { readonly now: number; readonly visitor: Visitor },
  code: string,
): Promise<boolean> {
  if (await takeCode(db, config, of, code)) return true;
  if (!(await takeRecoveryCode(db, of, code))) return false;
  const { tenantId, personId: actorId, visitor, now } = of;
  const act = { tenantId, actorId, origin: visitor, requestId: visitor.requestId, now };
  await recordEventIn(db, act, { kind: 'account.recovery_code_used', subjectId: of.personId, detail: {} });
  return true;
}
