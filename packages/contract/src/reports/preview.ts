import { formatsOf, reportsTaking } from '@bellwether/domain/reports/reports';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { fileReply, pdfMediaType, xlsxMediaType } from '../file.ts';
import { levelSchema } from '../goals/goal.ts';
import { formatSchema, periodIdsSchema } from '../reports.ts';
import { idOrNoneSchema, idSchema } from '../wire.ts';
import { wireWords } from '../words.ts';
import { reportChartSchema } from './charts.ts';

const one = z.literal(1);
const two = z.literal(2);
/** Absent: the quarter's appraisals. */
const ofCycle = { CycleId: z.optional(idSchema) };
const appraisals = { Mode: z.union([one, two]), PeriodId: idOrNoneSchema, ...ofCycle };

/** A report with its choices, but without the format. The fields are the segments of the report's own call. */
export const reportChoiceSchema = z.discriminatedUnion('Report', [
  z.strictObject({ Report: z.literal(reportsTaking('nothing')) }),
  z.strictObject({ Report: z.literal(reportsTaking('quarter')), PeriodId: idSchema }),
  /** `UserId` 0: everybody's. */
  z.strictObject({ Report: z.literal('goalList'), PeriodId: idSchema, UserId: idOrNoneSchema }),
  z.strictObject({ Report: z.literal('goalTrees'), PeriodIds: periodIdsSchema }),
  z.strictObject({ Report: z.literal('appraisals'), ...appraisals }),
  z.strictObject({ Report: z.literal('appraisalCompliance'), ...appraisals }),
  z.strictObject({
    Report: z.literal('goalCompliance'),
    Mode: z.union([one, two, z.literal(3)]),
    PeriodId: idSchema,
  }),
  z.strictObject({
    Report: z.literal('appraisalReport'),
    Mode: z.union([one, two]),
    PeriodId: idSchema,
    UserId: idSchema,
    RelatedPeriodId: idOrNoneSchema,
    ...ofCycle,
  }),
]);
export type ReportChoice = z.output<typeof reportChoiceSchema>;

export const previewColumnSchema = z.object({
  Header: z.string(),
  /** Numbers are aligned to the right. */
  IsNumber: z.boolean(),
});

export const previewCellSchema = z.object({
  Text: z.string(),
  /** The mark's colour, 0 to 4; null without a mark. */
  Level: z.nullable(levelSchema),
  /** A quieter second line; empty without one. */
  Note: z.string(),
});

export const previewRowSchema = z.object({
  /** Steps below the root of its tree. */
  Depth: z.int(),
  /** One for each of `Columns`. */
  Cells: z.array(previewCellSchema),
});

/** The beginning of a report, as its file will show it. */
export const reportPreviewSchema = z.object({
  Title: z.string(),
  Subtitle: z.string(),
  /** The file's name without its ending. */
  FileName: z.string(),
  /** The report's main finding in one sentence; empty if there is none. */
  Finding: z.string(),
  /** The charts of all parts of the file together, then the charts of the part whose rows are included. */
  Charts: z.array(reportChartSchema),
  /** The rows of the file, in all parts. */
  Count: z.int(),
  /** The sheets or chapters, in order. */
  Parts: z.array(z.object({ Name: z.string(), Count: z.int() })),
  Columns: z.array(previewColumnSchema),
  /** The first rows, 8 at most: of the first part that has any. */
  Rows: z.array(previewRowSchema),
  /** The sentence for a preview without rows; empty if there are rows. */
  Empty: z.string(),
  /** By format: empty if the file can be made, else why not. A format that the report does not have is absent. */
  Formats: z.object({ excel: z.optional(z.string()), pdf: z.optional(z.string()) }),
});
export type ReportPreview = z.output<typeof reportPreviewSchema>;

/**
 * Also for a company that is only read. Programs have the calls of the single reports, because `reports:read` does not
 * give them those about appraisals.
 */
const readBySessions = { scope: 'reports:read', callers: ['session'] } as const;

/** Refused like the report itself, with the same sentences. */
export const previewReport = endpoint({
  name: 'previewReport',
  summary: 'How a report begins, with the content and the rights of the report itself; no file is made.',
  method: 'POST',
  path: '/report/preview',
  ...readBySessions,
  body: reportChoiceSchema,
  counts: 'nothing',
  reply: reportPreviewSchema,
});

const formats = ['excel', 'pdf'] as const;

/** Every report that is a file with choices. The calls with a path of their own make the same files. */
export const makeReport = endpoint({
  name: 'makeReport',
  summary: 'The file of a report, from the choices of its preview.',
  method: 'POST',
  path: '/report/file',
  ...readBySessions,
  body: z.strictObject({ Choice: reportChoiceSchema, Format: formatSchema }).check(
    z.refine(({ Choice, Format }) => formatsOf(Choice.Report).includes(Format), {
      ...refusedAs(said(wireWords, 'choose', formats)),
      path: ['Format'],
    }),
  ),
  reply: fileReply([xlsxMediaType, pdfMediaType]),
  refuses: [409, 429],
  counts: 'nothing',
});
