import type { ReportChoice, ReportPreview } from '@bellwether/contract/reports/preview';
import { formatsOf, mostRows } from '@bellwether/domain/reports/reports';
import { said, sentenceOf } from '@bellwether/domain/shared/said';
import type { Report } from '#platform/documents/report.ts';
import { conflict } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandReport } from './access.ts';
import { appraisalReportOf } from './appraisals/queries.report.ts';
import { appraisalComplianceOf, appraisalsReportOf } from './appraisals/queries.ts';
import { complianceReportOf } from './goals/queries.compliance.ts';
import { goalListOf, goalTreesOf } from './goals/queries.ts';
import { presentPreview } from './presenter.ts';
import { peopleReportOf } from './queries.people.ts';
import type { Reach } from './queries.ts';
import { reportRefusals } from './words.ts';

export type FileFormat = 'excel' | 'pdf';

/**
 * Returns the content of a report for a file of the format.
 * @throws HttpProblem 403 or 404 without the right to the report, its quarter or its people; 409 for a report that is too large
 *   for the format.
 */
export async function reportOf(scope: Scope, choice: ReportChoice, format: FileFormat): Promise<Report> {
  const report = await readReport(scope, choice, 'whole');
  const refusal = sizeRefusal(report, choice.Report, format);
  if (refusal) throw conflict(reportRefusals, refusal);
  return report;
}

/** Returns how a report begins. @throws HttpProblem like `reportOf`, but not for its size. */
export async function previewOf(scope: Scope, choice: ReportChoice): Promise<ReportPreview> {
  const report = await readReport(scope, choice, 'beginning');
  const formats = formatsOf(choice.Report).map((format) => {
    const refusal = sizeRefusal(report, choice.Report, format);
    return [format, refusal ? sentenceOf(said(reportRefusals, refusal), scope.language) : ''] as const;
  });
  return presentPreview(report, Object.fromEntries(formats));
}

/** The choices of the report of a name. */
type ChoiceOf<Name, Choice = ReportChoice> = Choice extends { readonly Report: infer Names }
  ? Name extends Names
    ? Choice
    : never
  : never;

/** How each report is read. */
const readers: {
  readonly [Name in ReportChoice['Report']]: (
    scope: Scope,
    choice: ChoiceOf<Name>,
    reach: Reach,
  ) => Promise<Report>;
} = {
  people: (scope, _choice, reach) => peopleReportOf(scope, reach),
  goalList: (scope, { PeriodId, UserId }, reach) =>
    goalListOf(scope, { periodId: PeriodId, ownerId: UserId }, reach),
  goalTree: (scope, { PeriodId }, reach) => goalTreesOf(scope, [PeriodId], reach),
  goalTrees: (scope, { PeriodIds }, reach) => goalTreesOf(scope, PeriodIds, reach),
  appraisals: (scope, { Mode, PeriodId, CycleId }, reach) =>
    appraisalsReportOf(scope, { mode: Mode, periodId: PeriodId, cycleId: CycleId }, reach),
  appraisalCompliance: (scope, { Mode, PeriodId, CycleId }, reach) =>
    appraisalComplianceOf(scope, { mode: Mode, periodId: PeriodId, cycleId: CycleId }, reach),
  goalCompliance: (scope, { Mode, PeriodId }, reach) =>
    complianceReportOf(scope, { mode: Mode, periodId: PeriodId }, reach),
  appraisalReport: (scope, { Mode, PeriodId, UserId, RelatedPeriodId, CycleId }, reach) =>
    appraisalReportOf(
      scope,
      { mode: Mode, periodId: PeriodId, userId: UserId, relatedPeriodId: RelatedPeriodId, cycleId: CycleId },
      reach,
    ),
};

function readReport(scope: Scope, choice: ReportChoice, reach: Reach): Promise<Report> {
  demandReport(scope, choice.Report);
  // The name of the choice is the name of its reader.
  const read = readers[choice.Report] as (
    scope: Scope,
    choice: ReportChoice,
    reach: Reach,
  ) => Promise<Report>;
  return read(scope, choice, reach);
}

/** Returns why a report has too many rows for one file of the format (reports.8). */
function sizeRefusal(
  { parts }: Report,
  name: ReportChoice['Report'],
  format: FileFormat,
): keyof typeof reportRefusals | undefined {
  const rows = parts.reduce((sum, part) => sum + part.count, 0);
  if (rows <= mostRows[format]) return undefined;
  if (format === 'excel') return 'too_large';
  return formatsOf(name).includes('excel') ? 'too_large_for_pdf' : 'too_large_without_excel';
}
