import { purgeAccounts, sendInvitationsLater } from './features/accounts/jobs.ts';
import { purgeActionItems } from './features/action-items/jobs.ts';
import { postDigests, postResults, purgePosts, startDigests } from './features/channels/jobs.ts';
import { importGoals, purgeGoalImports } from './features/goals/importing/jobs.ts';
import { computeInsight, insightDue, startInsight } from './features/insight/jobs.ts';
import { askForViews, startViewAsks } from './features/insight/opinions/jobs.ts';
import { purgeNotifications } from './features/notifications/jobs.ts';
import {
  askWeekly,
  lookForAsk,
  sendDigests,
  startAsks,
  startDays,
  tellApprovals,
  tellDays,
} from './features/notifications/mails/jobs.ts';
import {
  importPeople,
  purgeImports,
  purgeManualUploads,
  readInbox,
  startAbsences,
  turnAbsences,
} from './features/people/jobs.ts';
import { exportCompanyFile, purgeCompanies } from './features/personal-data/jobs.company.ts';
import { exportPersonalData, purgePersonalData } from './features/personal-data/jobs.ts';
import { mailReports, startReports } from './features/reports/jobs.ts';
import { makePeriods } from './features/tenant/jobs.ts';
import { purgeDeliveries } from './features/webhooks/jobs.ts';
import { purgePointers } from './platform/events/purge.ts';
import { purgeEvents } from './platform/events/purge-events.ts';
import { purgeStoredFiles } from './platform/files/jobs.ts';
import type { DueWork } from './platform/jobs/due.ts';
import type { AnyJob } from './platform/jobs/job.ts';
import { tick } from './platform/jobs/tick.ts';
import { retryMail, sendMail } from './platform/mail/jobs.ts';
import { purgeMails } from './platform/mail/purge.ts';

/** All kinds of due work. */
const dueWork: readonly DueWork[] = [
  retryMail,
  lookForAsk,
  sendDigests,
  tellApprovals,
  tellDays,
  insightDue,
  askForViews,
  mailReports,
  turnAbsences,
  postDigests,
  postResults,
  sendInvitationsLater,
];

/** All jobs beside requests; a job's code is loaded when it runs. */
export const jobs: readonly AnyJob[] = [
  makePeriods,
  purgeAccounts,
  purgeManualUploads,
  importPeople,
  readInbox,
  purgeImports,
  importGoals,
  purgeGoalImports,
  purgeActionItems,
  purgeEvents,
  purgePointers,
  purgeStoredFiles,
  purgeMails,
  purgeDeliveries,
  purgePosts,
  startAbsences,
  startAsks,
  startDays,
  askWeekly,
  purgeNotifications,
  startInsight,
  computeInsight,
  startViewAsks,
  startDigests,
  startReports,
  exportPersonalData,
  purgePersonalData,
  exportCompanyFile,
  purgeCompanies,
  sendMail(async () => (await import('./mails.ts')).mails),
  tick(dueWork),
];
