import type { MailSwitches } from '@bellwether/contract/notifications/mails';
import type { StoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import type { ServerContext } from '#platform/context.ts';
import type { Queries } from '#platform/database/driver.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import { notFound } from '#platform/refusal/problem.ts';
import { writeInCompany } from '#platform/session/company-rest.ts';
import type { Origin } from '#platform/session/origin.ts';
import { isSubscriber, readUnsubscribeToken, type Subscriber } from './access.unsubscribe.ts';
import { switchMails } from './commands.switches.ts';
import { presentSwitches } from './presenter.ts';
import { mailSwitchesOf } from './queries.switches.ts';

type Context = Pick<ServerContext, 'pool'>;

/** The moment and the request of an act without a session. */
interface Act extends Origin {
  readonly now: number;
  readonly requestId: string;
}

/**
 * Stops the mails of the kind that the link came with (mail.2); a link of an older mail stops all (mail.2).
 * Doing it again changes nothing.
 * @throws HttpProblem 404 for a link with a wrong signature.
 */
export async function unsubscribe(context: Context, act: Act, token: string): Promise<void> {
  await withSubscriber(context, { token, writes: true }, async (db, { tenantId, personId, mails }) => {
    if (mails === null) await stopAll(db, act, { tenantId, personId });
    else await switchMails(db, { ...act, origin: act, tenantId, personId }, mails, false);
  });
}

/**
 * Returns the switches of the person of a link, which can do nothing else.
 * @throws HttpProblem 404 for a link with a wrong signature.
 */
export async function readSwitches(context: Context, token: string): Promise<MailSwitches> {
  return withSubscriber(context, { token, writes: false }, async (db, subscriber) =>
    presentSwitches(await mailSwitchesOf(db, subscriber), subscriber.mails),
  );
}

/**
 * Switches mails of the person of a link, and returns all switches.
 * @throws HttpProblem 404 for a link with a wrong signature.
 */
export async function switchByLink(
  context: Context,
  act: Act,
  { token, mails, isOn }: { token: string; mails: StoppableMails; isOn: boolean },
): Promise<MailSwitches> {
  return withSubscriber(context, { token, writes: true }, async (db, subscriber) => {
    const { tenantId, personId } = subscriber;
    await switchMails(db, { ...act, origin: act, tenantId, personId }, mails, isOn);
    return presentSwitches(await mailSwitchesOf(db, subscriber), subscriber.mails);
  });
}

async function withSubscriber<T>(
  { pool }: Context,
  { token, writes }: { token: string; writes: boolean },
  work: (db: Queries, subscriber: Subscriber) => Promise<T>,
): Promise<T> {
  const subscriber = readUnsubscribeToken(token);
  if (!subscriber) throw notFound();
  const run = writes ? writeInCompany : inTenant;
  return run(pool, subscriber.tenantId, async (db) => {
    if (!(await isSubscriber(db, subscriber))) throw notFound();
    return work(db, subscriber);
  });
}

async function stopAll(
  db: Queries,
  act: Act,
  { tenantId, personId }: { tenantId: number; personId: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('person')
    .set({ wants_email: false })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', personId)
    .where('wants_email', '=', true)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await recordEventIn(
    db,
    { ...act, origin: act, tenantId, actorId: personId },
    { kind: 'person.email_preference_changed', subjectId: personId, detail: { isOn: false } },
  );
}
