import { mostQuarters, mostTeamUsers } from '@bellwether/domain/reports/reports';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { fileReply, pdfMediaType, xlsxMediaType } from './file.ts';
import { listedGoalSchema } from './goals/goal.ts';
import { choiceFields, personSchema } from './people.ts';
import { idOrNoneParam, idParam, idSchema, pathWord, peopleParam } from './wire.ts';
import { wireWords } from './words.ts';

// The reports of reports.1, with the spellings that clients expect. A report that the person's role does not have is
// 403; quarters and people that the person does not see are 404 (reports.1).

const formats = ['excel', 'pdf'] as const;
const chooseFormat = said(wireWords, 'choose', formats);
export const formatSchema = z.enum(formats, refusedAs(chooseFormat));
export type ReportFormat = z.output<typeof formatSchema>;
const formatParam = pathWord(formats, chooseFormat);
const eitherFile = fileReply([xlsxMediaType, pdfMediaType]);
/** 409: too many rows for one file; 429: two downloads run already. */
const refuses = [409, 429] as const;

/** Report 3, for every signed-in person. */
export const getGoalTemplate = endpoint({
  name: 'getGoalTemplate',
  summary: 'A workbook to plan goals in: the columns of the goal form, choices and one example.',
  method: 'GET',
  path: '/report/goaltemplate',
  scope: 'reports:read',
  reply: fileReply([xlsxMediaType]),
  refuses: [429],
});

/** Report 1. */
export const getPeopleReport = endpoint({
  name: 'getPeopleReport',
  summary: 'The people of the company, as far as the person sees them.',
  method: 'GET',
  path: '/report/userreport/{format}',
  scope: 'reports:read',
  params: z.strictObject({ format: formatParam }),
  reply: eitherFile,
  refuses,
});

/** Report 2. `userId` 0: the goals of everybody. */
export const getGoalListReport = endpoint({
  name: 'getGoalListReport',
  summary: 'The goals of a quarter that the person sees, of one owner or of all (userId 0).',
  method: 'GET',
  path: '/report/goallist/{format}/{periodId}/{userId}',
  scope: 'reports:read',
  params: z.strictObject({ format: formatParam, periodId: idParam, userId: idOrNoneParam }),
  reply: eitherFile,
  refuses,
});

/** Report 4. */
export const getGoalTreeReport = endpoint({
  name: 'getGoalTreeReport',
  summary: 'The tree of the goals of a quarter that the person sees.',
  method: 'GET',
  path: '/report/goaltree/{format}/{periodId}',
  scope: 'reports:read',
  params: z.strictObject({ format: formatParam, periodId: idParam }),
  reply: eitherFile,
  refuses,
});

export const periodIdsSchema = z
  .array(idSchema)
  .check(
    z.refine(
      (ids) => ids.length >= 1 && ids.length <= mostQuarters && new Set(ids).size === ids.length,
      refusedAs(said(wireWords, 'quarters', mostQuarters)),
    ),
  );

/** Report 5: one sheet or chapter a quarter. A bare list of ids is Excel (reports.5). */
export const makeGoalTreesReport = endpoint({
  name: 'makeGoalTreesReport',
  summary: 'The goal trees of several quarters, in any order: one sheet or chapter each.',
  method: 'POST',
  path: '/report/goaltree/periods',
  scope: 'reports:read',
  body: z.union([
    periodIdsSchema,
    z.strictObject({ PeriodIds: periodIdsSchema, Format: z._default(formatSchema, 'excel') }),
  ]),
  reply: eitherFile,
  refuses,
  counts: 'nothing',
});

/** 1: no goals in the quarter; 2: not updated in the latest week that needs an update; 3: not finalized. */
export const complianceModes = ['1', '2', '3'] as const;

/** Report 8. */
export const getGoalComplianceReport = endpoint({
  name: 'getGoalComplianceReport',
  summary:
    'The people of the own organisation, or of the company for its admins, who owe goals, updates or results.',
  method: 'GET',
  path: '/report/usercomlience/{mode}/{periodId}',
  scope: 'reports:read',
  params: z.strictObject({
    mode: z.enum(complianceModes, refusedAs(said(wireWords, 'choose', complianceModes))),
    periodId: idParam,
  }),
  reply: fileReply([xlsxMediaType]),
  refuses,
});

/** 1: every ended quarter, `periodId` is 0 then; 2: the quarter `periodId`. */
export const appraisalModes = ['1', '2'] as const;
/** A review cycle of its own, with the last quarter that it touches as `periodId`; absent: the quarter's appraisals. */
const ofCycle = z.strictObject({ Cycle: z.optional(idParam) });
const appraisalMode = z.enum(appraisalModes, refusedAs(said(wireWords, 'choose', appraisalModes)));

/** Report 6. 404 without appraisals in the company; 409 with its sentence before the first ended quarter. */
export const getAppraisalsReport = endpoint({
  name: 'getAppraisalsReport',
  summary:
    'The appraisals that the person reads, with ratings: of everybody, or for managers of the people below them.',
  method: 'GET',
  path: '/report/employeeappraisal/{mode}/{periodId}',
  scope: 'none',
  params: z.strictObject({ mode: appraisalMode, periodId: idOrNoneParam }),
  query: ofCycle,
  reply: fileReply([xlsxMediaType]),
  refuses,
});

/** Report 7. Refused like report 6. */
export const getAppraisalComplianceReport = endpoint({
  name: 'getAppraisalComplianceReport',
  summary: 'Whose appraisals are done, running, missing or overdue; without ratings. The people of report 6.',
  method: 'GET',
  path: '/report/employeecomplience/{mode}/{periodId}',
  scope: 'none',
  params: z.strictObject({ mode: appraisalMode, periodId: idOrNoneParam }),
  query: ofCycle,
  reply: fileReply([xlsxMediaType]),
  refuses,
});

/** 1: everything that the manager wrote for the quarter; 2: the person's appraisal. */
export const appraisalReportModes = ['1', '2'] as const;

/**
 * Report 10. `relatedPeriodId` is the quarter whose goals are printed beside the appraisals; 0 is the same quarter.
 * Returns 404 for people whose appraisals the person may not ask for, and 409 with a sentence if the person may read
 * none of them in the quarter.
 */
export const getAppraisalReport = endpoint({
  name: 'getAppraisalReport',
  summary: 'Appraisals as a PDF with their goals: all of a manager (mode 1), or of one person (mode 2).',
  method: 'GET',
  path: '/report/appraisal/{periodId}/{managerOrUserId}/{relatedPeriodId}/{mode}',
  scope: 'none',
  params: z.strictObject({
    periodId: idParam,
    managerOrUserId: idParam,
    relatedPeriodId: idOrNoneParam,
    mode: z.enum(appraisalReportModes, refusedAs(said(wireWords, 'choose', appraisalReportModes))),
  }),
  query: ofCycle,
  reply: fileReply([pdfMediaType]),
  refuses,
});

/** A choice of report 10. */
export const appraisalUserSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  ...choiceFields,
});
export type AppraisalUser = z.output<typeof appraisalUserSchema>;

/** Refused like report 10. */
export const listAppraisalUsers = endpoint({
  name: 'listAppraisalUsers',
  summary:
    'The choices of report 10 for a quarter, by name: people with an appraisal that the person reads, and its authors.',
  method: 'GET',
  path: '/report/appraisalusers/{periodId}',
  scope: 'none',
  params: z.strictObject({ periodId: idParam }),
  query: ofCycle,
  reply: z.object({ users: z.array(appraisalUserSchema), managers: z.array(appraisalUserSchema) }),
});

/** A goal of report 9. */
export const teamGoalSchema = z.object({
  ...listedGoalSchema.shape,
  /** The goal has no parent of the same owner, in the same quarter, that the person sees. */
  IsMain: z.boolean(),
});
export type TeamGoal = z.output<typeof teamGoalSchema>;

/** Report 9 (reports.7): a page to print. Its people are below the person, else 404. */
export const getTeamGoalUpdates = endpoint({
  name: 'getTeamGoalUpdates',
  summary:
    'The goals of people below the person, with their latest predictions and results: people as asked, each with main goals followed by those below them.',
  method: 'GET',
  path: '/report/teamgoalupdates/{periodId}',
  scope: 'reports:read',
  params: z.strictObject({ periodId: idParam }),
  query: z.strictObject({ Users: peopleParam(mostTeamUsers) }),
  reply: z.object({ data: z.array(z.object({ User: personSchema, Goals: z.array(teamGoalSchema) })) }),
  refuses: [409],
});
