import {
  mostQuarters,
  mostSchedules,
  mostTeamUsers,
  reportRhythms,
} from '@bellwether/domain/reports/reports';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { formatSchema } from '../reports.ts';
import { idOrNoneSchema, idParam, idSchema, instantSchema, peopleSchema, removedSchema } from '../wire.ts';
import { wireWords } from '../words.ts';

// Reports by schedule: at the set times the person gets one mail with links. A link names the schedule and the quarter; the report
// is made when the person opens it, with the rights of that moment.

/** A report to be made again and again. It has no quarter, because that is the quarter of each mail. */
export const scheduledChoiceSchema = z.discriminatedUnion('Report', [
  z.strictObject({ Report: z.literal('people'), Format: formatSchema }),
  /** `UserId` 0: everybody's. */
  z.strictObject({ Report: z.literal('goalList'), Format: formatSchema, UserId: idOrNoneSchema }),
  z.strictObject({ Report: z.literal('goalTemplate') }),
  z.strictObject({ Report: z.literal('goalTree'), Format: formatSchema }),
  z.strictObject({
    Report: z.literal('goalTrees'),
    Format: formatSchema,
    /** The quarter of the mail and those before it, in number. */
    Quarters: z.int().check(z.gte(1), z.lte(mostQuarters)),
  }),
  z.strictObject({
    Report: z.literal('goalCompliance'),
    Mode: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  }),
  z.strictObject({ Report: z.literal('teamGoalUpdates'), Users: peopleSchema(mostTeamUsers) }),
]);
export type ScheduledChoice = z.output<typeof scheduledChoiceSchema>;

const rhythmSchema = z.enum(reportRhythms, refusedAs(said(wireWords, 'choose', reportRhythms)));

export const reportScheduleSchema = z.object({
  Id: idSchema,
  Choice: scheduledChoiceSchema,
  /** `weekly`: Mondays at 07:00 of the company; `quarterly`: at 07:00 of the day after a quarter's end. */
  Rhythm: rhythmSchema,
  /** The next mail. */
  NextAt: instantSchema,
  CreatedAt: instantSchema,
  /** The role no longer has this report: no mail comes until it has it again. */
  IsPaused: z.boolean(),
});
export type ReportSchedule = z.output<typeof reportScheduleSchema>;

export const listReportSchedules = endpoint({
  name: 'listReportSchedules',
  summary: `The person’s own scheduled reports, the oldest first; at most ${mostSchedules}.`,
  method: 'GET',
  path: '/report/schedules',
  scope: 'none',
  reply: z.object({
    data: z.array(reportScheduleSchema),
    /** The person has switched notification mails off, so no mail comes. */
    AreMailsOff: z.boolean(),
  }),
});

/** 403 for a report that the role does not have, 404 for people it may not ask for, 409 at the limit and for the same one twice. */
export const createReportSchedule = endpoint({
  name: 'createReportSchedule',
  summary: 'Schedules a report: a mail links to it each week, or after each quarter.',
  method: 'POST',
  path: '/report/schedules',
  scope: 'none',
  body: z.strictObject({ Choice: scheduledChoiceSchema, Rhythm: rhythmSchema }),
  reply: reportScheduleSchema,
});

export const deleteReportSchedule = endpoint({
  name: 'deleteReportSchedule',
  summary: 'Deletes one of the person’s own scheduled reports.',
  method: 'DELETE',
  path: '/report/schedules/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: removedSchema,
});

/** The link of a mail is `/v3/reports?schedule={id}&period={periodId}`. 404 for a deleted one and for everybody else's. */
export const getScheduledReport = endpoint({
  name: 'getScheduledReport',
  summary: 'The choices behind the link of a mail: the scheduled report with the quarters of that mail.',
  method: 'GET',
  path: '/report/schedules/{id}/{periodId}',
  scope: 'none',
  params: z.strictObject({ id: idParam, periodId: idParam }),
  reply: z.object({
    Id: idSchema,
    Choice: scheduledChoiceSchema,
    Rhythm: rhythmSchema,
    /** The quarter of the mail. */
    PeriodId: idSchema,
    /** The quarters of `goalTrees`, the earliest first; else `PeriodId` alone. */
    PeriodIds: z.array(idSchema),
  }),
});
