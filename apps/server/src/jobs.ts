import { purgeAccounts } from './features/accounts/jobs.ts';
import { makePeriods } from './features/tenant/jobs.ts';
import type { Job } from './platform/jobs/job.ts';

/** Everything that runs beside requests. */
export const jobs: readonly Job[] = [makePeriods, purgeAccounts];
