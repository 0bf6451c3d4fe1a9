import { type Company, companyDue, companyQueue, startCompanyWork } from '#platform/jobs/company-work.ts';
import type { DueWork } from '#platform/jobs/due.ts';
import type { Job } from '#platform/jobs/job.ts';

/** Companies whose people are reminded of their weekly update. The queue retries only if a node has died. */
const askQueue = companyQueue({
  name: 'ask-weekly',
  retry: { limit: 5, delaySeconds: 5 },
  expireSeconds: 600,
});

/** Reminds the people of a company in groups, so it is a job and not one transaction of due work. */
export const askWeekly: Job<Company> = {
  ...askQueue,
  atOnce: 1,
  run: async (context, { tenantId }) =>
    (await import('./commands.weekly-ask.ts')).askForUpdates(context, tenantId),
};

/** Starts the job for a company in which people may need a reminder. */
export const lookForAsk = companyDue('ask_weekly', askQueue);

/** Sends the digests that are due in a company. */
export const sendDigests: DueWork = {
  kind: 'send_digests',
  run: async (scope) => (await import('./commands.digest.ts')).requestDigests(scope),
};

/** Tells a person about the approvals that fell to them. */
export const tellApprovals: DueWork = {
  kind: 'tell_fallen_approvals',
  run: async (scope, personId) =>
    (await import('../telling/commands.fallen-approvals.ts')).tellFallenApprovals(scope, personId),
};

/** Tells the people of a company what its day brings. */
export const tellDays: DueWork = {
  kind: 'tell_day',
  run: async (scope) => (await import('../telling/commands.day.ts')).tellDay(scope),
};

export const startDays = startCompanyWork('start-days', tellDays);

export const startAsks = startCompanyWork('start-asks', lookForAsk);
