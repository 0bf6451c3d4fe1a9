import { reaction } from '#platform/events/reaction.ts';
import { moveLook } from './schedules/commands.mail-reports.ts';

/** Reschedules the mails about scheduled reports, because the company's zone or quarters may have changed. */
export const moveReportMails = reaction({
  on: ['tenant.settings_changed', 'tenant.changed'],
  react: (scope) => moveLook(scope),
});
