import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../database/driver.ts';
import { instant } from '../database/instant.ts';
import { mailQueue } from './mail-queue.ts';

/** The condition on mails that a node is giving to the mail server now. After a job's longest time its node counts as dead. */
export const isUnderWay = (now: number) =>
  sql<SqlBool>`coalesce(mail.sending_since > ${instant(now - mailQueue.expireSeconds * 1_000)}, false)`;

/** Whether a mail of the company is under way. */
export async function isMailUnderWay(db: Queries, tenantId: number, now: number): Promise<boolean> {
  const mail = await db
    .selectFrom('mail')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'waiting')
    .where(isUnderWay(now))
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}
