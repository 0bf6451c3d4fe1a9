import { mostQuarters } from '@bellwether/domain/reports/reports';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fileReply, pdfMediaType, xlsxMediaType } from './file.ts';
import { idOrNoneParam, idParam, idSchema } from './wire.ts';

// The reports of 3-strategy-reports-signin §2.7, with the spellings of §7.5. A report that the person's role does not have is 403;
// quarters and people that the person does not see are 404 (decisions-2 X4).

const formatSchema = z.enum(['excel', 'pdf'], 'Please choose excel or pdf.');
export type ReportFormat = z.output<typeof formatSchema>;
const eitherFile = fileReply([xlsxMediaType, pdfMediaType]);
/** 409: too many rows for one file; 429: two downloads run already. */
const refuses = [409, 429] as const;

/** Report 3, for every signed-in person. */
export const getGoalTemplate = endpoint({
  name: 'getGoalTemplate',
  summary: 'A workbook to plan goals in: the columns of the goal form, choices and one example.',
  method: 'GET',
  path: '/report/goaltemplate',
  reply: fileReply([xlsxMediaType]),
  refuses: [429],
});

/** Report 1. */
export const getPeopleReport = endpoint({
  name: 'getPeopleReport',
  summary: 'The people of the company, as far as the person sees them.',
  method: 'GET',
  path: '/report/userreport/{format}',
  params: z.strictObject({ format: formatSchema }),
  reply: eitherFile,
  refuses,
});

/** Report 2. `userId` 0: the goals of everybody. */
export const getGoalListReport = endpoint({
  name: 'getGoalListReport',
  summary: 'The goals of a quarter that the person sees, of one owner or of all (userId 0).',
  method: 'GET',
  path: '/report/goallist/{format}/{periodId}/{userId}',
  params: z.strictObject({ format: formatSchema, periodId: idParam, userId: idOrNoneParam }),
  reply: eitherFile,
  refuses,
});

/** Report 4. */
export const getGoalTreeReport = endpoint({
  name: 'getGoalTreeReport',
  summary: 'The tree of the goals of a quarter that the person sees.',
  method: 'GET',
  path: '/report/goaltree/{format}/{periodId}',
  params: z.strictObject({ format: formatSchema, periodId: idParam }),
  reply: eitherFile,
  refuses,
});

const quartersMessage = `Please choose 1 to ${mostQuarters} quarters, each once.`;
const periodIdsSchema = z
  .array(idSchema)
  .check(
    z.refine(
      (ids) => ids.length >= 1 && ids.length <= mostQuarters && new Set(ids).size === ids.length,
      quartersMessage,
    ),
  );

/** Report 5: one sheet or chapter a quarter. A bare list of ids is Excel (decisions-2 F4). */
export const makeGoalTreesReport = endpoint({
  name: 'makeGoalTreesReport',
  summary: 'The goal trees of several quarters, in any order: one sheet or chapter each.',
  method: 'POST',
  path: '/report/goaltree/periods',
  body: z.union([periodIdsSchema, z.strictObject({ PeriodIds: periodIdsSchema, Format: formatSchema })]),
  reply: eitherFile,
  refuses,
  counts: 'nothing',
});

/** 1: no goals in the quarter; 2: not updated in its latest asked-for week; 3: not finalized. */
export const complianceModes = ['1', '2', '3'] as const;

/** Report 8. */
export const getGoalComplianceReport = endpoint({
  name: 'getGoalComplianceReport',
  summary:
    'The people of the own organisation, or of the company for its admins, who owe goals, updates or results.',
  method: 'GET',
  path: '/report/usercomlience/{mode}/{periodId}',
  params: z.strictObject({ mode: z.enum(complianceModes, 'Please choose 1, 2 or 3.'), periodId: idParam }),
  reply: fileReply([xlsxMediaType]),
  refuses,
});
