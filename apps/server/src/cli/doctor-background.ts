import { numbered } from '@bellwether/domain/shared/counted';
import { type Connection, createPool, type DatabasePool } from '../platform/database/pool.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { everyTenant } from '../platform/jobs/every-tenant.ts';
import { readMailServer } from '../platform/mail/mail-server.ts';
import { readWaitingMails } from '../platform/mail/waiting-mails.ts';
import type { Finding } from './doctor-database.ts';

/**
 * Checks for events that a reader gave up on, due work that keeps failing, and mails that could not be sent.
 */
export async function checkBackground(connection: Connection): Promise<Finding[]> {
  const pool = createPool({ connection, as: 'application', size: 1 });
  try {
    return [await checkEvents(pool), await checkSending(pool), await checkWaiting(pool)];
  } finally {
    await pool.end();
  }
}

const manyTries = 5;

async function checkEvents(pool: DatabasePool): Promise<Finding> {
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

async function checkSending(pool: DatabasePool): Promise<Finding> {
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

const longest = 200;

/** Checks for mails that a restore holds, and for mails that the mail server does not take. */
async function checkWaiting(pool: DatabasePool): Promise<Finding> {
  const what = 'mails waiting';
  const { count, since, words, heldSince } = await readWaitingMails(pool);
  const day = (instant: number) => new Date(instant).toISOString();
  if (heldSince !== undefined)
    return fix(
      what,
      `All mails are held since the restore of ${day(heldSince)}: once no other installation writes to these people, run bellwether resume --mails.`,
    );
  const { refusingSince } = await inTenant(pool, 0, readMailServer);
  if (refusingSince !== null)
    return fix(
      what,
      `The mail server refuses all mails since ${day(refusingSince)}; it says: ${words?.slice(0, longest)}. ${numbered(count, 'mail')} waiting, none is lost: the queue goes on by itself when the server takes mails again. If it limits the number of mails, set MAIL_PER_MINUTE.`,
    );
  if (count === 0 || since === null) return { what, isOk: true, says: 'the mail server takes them' };
  return fix(
    what,
    `${numbered(count, 'mail')} not taken since ${day(since)}; the mail server says: ${words?.slice(0, longest)}. They are tried again for two days.`,
  );
}

function fix(what: string, says: string): Finding {
  return { what, isOk: false, says };
}
