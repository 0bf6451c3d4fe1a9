import { sql } from 'kysely';
import { inTenant } from '../database/transaction.ts';
import type { CronJob } from '../jobs/job.ts';

/** Keep this many of the newest pointers for clients that reconnect and ask what they missed. */
const kept = 100_000;

/** Deletes old pointers that every reader has passed. The events themselves stay. */
export const purgePointers: CronJob = {
  name: 'purge-event-pointers',
  cron: '37 3 * * *',
  atStart: false,
  run: ({ pool }) =>
    inTenant(pool, 0, async (db) => {
      await sql`delete from event_pointer where event_id <= (select min(position) from event_cursor)
        and event_id < (select event_id from event_pointer order by event_id desc offset ${kept - 1} limit 1)`.execute(
        db,
      );
    }),
};
