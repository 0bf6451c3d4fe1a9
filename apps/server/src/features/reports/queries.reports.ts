import type { ReportChoice, ReportPreview } from '@bellwether/contract/reports/preview';
import { mostRows, reportFormats } from '@bellwether/domain/reports/reports';
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
  const formats = reportFormats[choice.Report].map((format) => {
    const refusal = sizeRefusal(report, choice.Report, format);
    return [format, refusal ? sentenceOf(said(reportRefusals, refusal), scope.language) : ''] as const;
  });
  return presentPreview(report, Object.fromEntries(formats));
}

function readReport(scope: Scope, choice: ReportChoice, reach: Reach): Promise<Report> {
  demandReport(scope, choice.Report);
  switch (choice.Report) {
    case 'people':
      return peopleReportOf(scope, reach);
    case 'goalList':
      return goalListOf(scope, { periodId: choice.PeriodId, ownerId: choice.UserId }, reach);
    case 'goalTree':
      return goalTreesOf(scope, [choice.PeriodId], reach);
    case 'goalTrees':
      return goalTreesOf(scope, choice.PeriodIds, reach);
    case 'appraisals':
      return appraisalsReportOf(
        scope,
        { mode: choice.Mode, periodId: choice.PeriodId, cycleId: choice.CycleId },
        reach,
      );
    case 'appraisalCompliance':
      return appraisalComplianceOf(
        scope,
        { mode: choice.Mode, periodId: choice.PeriodId, cycleId: choice.CycleId },
        reach,
      );
    case 'goalCompliance':
      return complianceReportOf(scope, { mode: choice.Mode, periodId: choice.PeriodId }, reach);
    case 'appraisalReport':
      return appraisalReportOf(
        scope,
        {
          mode: choice.Mode,
          periodId: choice.PeriodId,
          userId: choice.UserId,
          relatedPeriodId: choice.RelatedPeriodId,
          cycleId: choice.CycleId,
        },
        reach,
      );
  }
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
  const formats: readonly FileFormat[] = reportFormats[name];
  return formats.includes('excel') ? 'too_large_for_pdf' : 'too_large_without_excel';
}
