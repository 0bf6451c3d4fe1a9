import type pg from 'pg';
import { type Connection, createPool } from '../platform/database/pool.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { everyTenant } from '../platform/jobs/every-tenant.ts';
import type { Finding } from './doctor-database.ts';

/** Checks for events that a reader has set aside, due work that keeps failing, and mails that failed. */
export async function checkBackground(connection: Connection): Promise<Finding[]> {
  const pool = createPool({ connection, as: 'application', size: 1 });
  try {
    return [await checkEvents(pool), await checkSending(pool)];
  } finally {
    await pool.end();
  }
}

const manyTries = 5;

async function checkEvents(pool: pg.Pool): Promise<Finding> {
  const { aside, failing } = await inTenant(pool, 0, async (db) => {
    const [set, due] = await Promise.all([
      db
        .selectFrom('event_delivery')
        .select(['reader', 'event_id', 'tenant_id'])
        .where('set_aside_at', 'is not', null)
        .orderBy('event_id')
        .execute(),
      db.selectFrom('due_work').select(['kind', 'tenant_id']).where('tries', '>=', manyTries).execute(),
    ]);
    return { aside: set, failing: due };
  });
  const [event] = aside;
  if (event)
    return fix(
      'events',
      `${aside.length} set aside after many tries, the first by the reader ${event.reader} (event ${event.event_id} of company ${event.tenant_id}): the log says why; they are tried again when a server starts.`,
    );
  const [work] = failing;
  if (work)
    return fix(
      'events',
      `${failing.length} pieces of due work keep failing, the first ${work.kind} of company ${work.tenant_id}: the log says why.`,
    );
  return { what: 'events', isOk: true, says: 'none is set aside' };
}

async function checkSending(pool: pg.Pool): Promise<Finding> {
  const reasons = new Map<string, number>();
  let count = 0;
  await everyTenant(pool, async (tenantId) => {
    const failed = await inTenant(pool, tenantId, (db) =>
      db
        .selectFrom('mail')
        .select(['failure', (select) => select.fn.countAll<number>().as('count')])
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'failed')
        .groupBy('failure')
        .execute(),
    );
    for (const { failure, count: some } of failed) {
      const reason = failure ?? 'unknown';
      reasons.set(reason, (reasons.get(reason) ?? 0) + some);
      count += some;
    }
  });
  if (count === 0) return { what: 'mails sent', isOk: true, says: 'none failed in the last 30 days' };
  const list = [...reasons].map(([reason, some]) => `${reason}: ${some}`).join(', ');
  return fix('mails sent', `${count} failed for good in the last 30 days (${list}): invite or ask again.`);
}

function fix(what: string, says: string): Finding {
  return { what, isOk: false, says };
}
