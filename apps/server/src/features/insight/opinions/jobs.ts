import { startCompanyWork } from '#platform/jobs/company-work.ts';
import type { DueWork } from '#platform/jobs/due.ts';

/** Asks the managers of a company for their view before their reports answer; the subject is the company. */
export const askForViews: DueWork = {
  kind: 'ask_views',
  run: async (scope) => (await import('./commands.view-asks.ts')).askManagers(scope),
};

/** The first run finds the next Wednesday. */
export const startViewAsks = startCompanyWork('start-view-asks', askForViews);
