import { sql } from 'kysely';
import { inTenant } from '#platform/database/transaction.ts';
import type { ImportReference } from '#platform/imports/import-run.ts';
import { everyTenant } from '#platform/jobs/every-tenant.ts';
import type { CronJob, Job } from '#platform/jobs/job.ts';
import { goalImportQueue } from './jobs.queue.ts';

/** Writes the goals of an import, one import at a time on a node, because each uses a connection for seconds. */
export const importGoals: Job<ImportReference> = {
  ...goalImportQueue,
  atOnce: 1,
  run: async (context, reference) => (await import('./commands.run.ts')).runGoalImport(context, reference),
};

const kept = 86_400_000;

/** Deletes imports that wrote nothing a day after their last change, because previews keep the file. */
export const purgeGoalImports: CronJob = {
  name: 'purge-goal-imports',
  cron: '13 * * * *',
  atStart: false,
  async run({ pool, clock }) {
    const before = new Date(clock.now() - kept).toISOString();
    await everyTenant(pool, (tenantId) =>
      inTenant(pool, tenantId, async (db) => {
        await db
          .deleteFrom('goal_import')
          .where('tenant_id', '=', tenantId)
          .where('state', '!=', 'done')
          .where('changed_at', '<', sql<number>`${before}::timestamptz`)
          .execute();
        // What was left out is the people's data, too.
        await db
          .updateTable('goal_import')
          .set({ left_out: null })
          .where('tenant_id', '=', tenantId)
          .where('left_out', 'is not', null)
          .where('changed_at', '<', sql<number>`${before}::timestamptz`)
          .execute();
      }),
    );
  },
};
