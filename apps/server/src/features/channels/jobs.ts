import { startCompanyWork } from '#platform/jobs/company-work.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import { digestWork, resultsWork } from './access.due.ts';

/** Posts Monday's digest of a company; the subject is the company. */
export const postDigests: DueWork = {
  ...digestWork,
  run: async (scope) => (await import('./commands.posts.ts')).postDigest(scope),
};

/** Posts how a quarter ended; the subject is the quarter. */
export const postResults: DueWork = {
  ...resultsWork,
  run: async (scope, periodId) => (await import('./commands.posts.ts')).postResult(scope, periodId),
};

/** The first run finds the next Monday. */
export const startDigests = startCompanyWork('start-channel-digests', digestWork);
