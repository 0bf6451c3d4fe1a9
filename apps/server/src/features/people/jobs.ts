import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { inTenant } from '#platform/database/transaction.ts';
import type { ImportReference } from '#platform/imports/import-run.ts';
import { startCompanyWork } from '#platform/jobs/company-work.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import type { CronJob, Job } from '#platform/jobs/job.ts';
import { importQueue } from './import/jobs.queue.ts';

/**
 * Writes the people of an import. Only one import runs at a time on a node, because an import uses a connection for
 * seconds.
 */
export const importPeople: Job<ImportReference> = {
  ...importQueue,
  atOnce: 1,
  run: async (context, reference) => (await import('./import/commands.run.ts')).runImport(context, reference),
};

const day = 86_400_000;
/** Files of the inbox wait longer, because nobody looks at them on a weekend. */
const keptFromInbox = 7 * day;

/** Deletes imports a day after their last change, and files of the inbox after a week, because previews keep people's data. */
export const purgeImports: CronJob = {
  name: 'purge-imports',
  cron: '11 * * * *',
  atStart: false,
  async run({ pool, clock }) {
    const before = timestamp(clock.now() - day);
    const beforeFromInbox = timestamp(clock.now() - keptFromInbox);
    await everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        await db
          .deleteFrom('person_import')
          .where('tenant_id', '=', tenantId)
          .where(
            'changed_at',
            '<',
            sql<number>`case when from_inbox then ${beforeFromInbox}::timestamptz else ${before}::timestamptz end`,
          )
          .execute();
      }),
    );
  },
};

/** Reads what other programs have left in the watched folder (people.47). */
export const readInbox: CronJob = {
  name: 'read-people-inbox',
  cron: '37 * * * *',
  atStart: false,
  run: async (context) => (await import('./import/commands.inbox.ts')).readPeopleInbox(context),
};

/** Deletes uploads of user manuals that were never used. */
export const purgeManualUploads: CronJob = {
  name: 'purge-manual-uploads',
  cron: '11 4 * * *',
  atStart: false,
  run: async (context) => (await import('./commands.purge.ts')).purgeUploads(context),
};

/** Turns the absences of a company on and off at midnight where their people are. */
export const turnAbsences: DueWork = {
  kind: 'turn_absences',
  run: async (scope) => (await import('./absence/commands.turning.ts')).turnAbsences(scope),
};

export const startAbsences = startCompanyWork('start-absences', turnAbsences);
