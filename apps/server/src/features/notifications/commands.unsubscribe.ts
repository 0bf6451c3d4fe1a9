import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { recordEventIn } from '#platform/events/record-event.ts';
import { notFound } from '#platform/http/problem.ts';
import { isSubscriber, readUnsubscribeToken } from './access.unsubscribe.ts';

/**
 * Switches a person's notification mails off by the link in a mail (decisions-2 B10). Doing it again changes nothing.
 * @throws HttpProblem 404 for a link with a wrong signature.
 */
export async function unsubscribe(
  { pool }: Pick<ServerContext, 'pool'>,
  { now, requestId }: { now: number; requestId: string },
  token: string,
): Promise<void> {
  const subscriber = readUnsubscribeToken(token);
  if (!subscriber) throw notFound();
  const { tenantId, personId } = subscriber;
  await inTenant(pool, tenantId, async (db) => {
    if (!(await isSubscriber(db, subscriber))) throw notFound();
    const { numUpdatedRows } = await db
      .updateTable('person')
      .set({ wants_email: false })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', personId)
      .where('wants_email', '=', true)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const act = { tenantId, actorId: personId, requestId, now };
    await recordEventIn(db, act, {
      kind: 'person.email_preference_changed',
      subjectId: personId,
      detail: { isOn: false },
    });
  });
}
