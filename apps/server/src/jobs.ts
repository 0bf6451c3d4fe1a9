import { purgeAccounts } from './features/accounts/jobs.ts';
import { makePeriods } from './features/tenant/jobs.ts';
import { purgeEvents } from './platform/events/purge-events.ts';
import { purgeStoredFiles } from './platform/files/jobs.ts';
import type { Job } from './platform/jobs/job.ts';

/** Everything that runs beside requests; what a job does is loaded when it runs. */
export const jobs: readonly Job[] = [makePeriods, purgeAccounts, purgeEvents, purgeStoredFiles];
