import { startCompanyWork } from '#platform/jobs/company-work.ts';
import type { DueWork } from '#platform/jobs/due.ts';

/** Mails a company's due scheduled reports. */
export const mailReports: DueWork = {
  kind: 'mail_reports',
  run: async (scope) => (await import('./schedules/commands.mail-reports.ts')).mailDueReports(scope),
};

export const startReports = startCompanyWork('start-reports', mailReports);
