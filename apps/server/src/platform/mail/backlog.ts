import { sql } from 'kysely';
import type pg from 'pg';
import { inTenant } from '../database/transaction.ts';
import { jobSchema } from '../jobs/mark.ts';
import { mailQueue, retryKind } from './mail-queue.ts';

/** What waits for the nodes, over all companies. Ages in seconds; 0 if nothing waits. */
export interface Backlog {
  /** Mails in the queue, and those that wait for another attempt. */
  readonly mails: number;
  readonly oldestMail: number;
  readonly oldestJob: number;
  readonly oldestEvent: number;
}

/** Reads the backlog. Jobs and mails in the queue wait by the database's clock, events by the application's (`now`). */
export async function readBacklog(pool: pg.Pool, now: number): Promise<Backlog> {
  const job = sql.id(jobSchema, 'job');
  const [found, next] = await inTenant(pool, 0, async (db) => {
    const { rows } = await sql<Omit<Backlog, 'oldestEvent'>>`
      select count(*) filter (where name = ${mailQueue.name})::int
          + (select count(*)::int from due_work where kind = ${retryKind}) as mails,
        coalesce(extract(epoch from now() - min(created_on) filter (where name = ${mailQueue.name})), 0)::float8
          as "oldestMail",
        coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as "oldestJob"
      from ${job} where state in ('created', 'retry') and start_after <= now()`.execute(db);
    const pointer = await db
      .selectFrom('event_pointer')
      .select(['event_id', 'tenant_id'])
      .where('event_id', '>', ({ selectFrom }) =>
        selectFrom('event_cursor').select(({ fn }) => fn.min('position').as('position')),
      )
      .orderBy('event_id')
      .limit(1)
      .executeTakeFirst();
    return [rows[0], pointer] as const;
  });
  const age = next ? await ageOfEvent(pool, next.tenant_id, next.event_id, now) : 0;
  return { mails: 0, oldestMail: 0, oldestJob: 0, ...found, oldestEvent: age };
}

async function ageOfEvent(pool: pg.Pool, tenantId: number, id: number, now: number): Promise<number> {
  return inTenant(pool, tenantId, async (db) => {
    const { rows } = await sql<{ age: number }>`
      select greatest(extract(epoch from ${new Date(now).toISOString()}::timestamptz - created_at), 0)::float8 as age from event
      where tenant_id = ${tenantId} and id = ${id}`.execute(db);
    return rows[0]?.age ?? 0;
  });
}
