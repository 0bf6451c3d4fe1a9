import { pdfMediaType, xlsxMediaType } from '@bellwether/contract/file';
import {
  getGoalComplianceReport,
  getGoalListReport,
  getGoalTemplate,
  getGoalTreeReport,
  getPeopleReport,
  makeGoalTreesReport,
  type ReportFormat,
} from '@bellwether/contract/reports';
import { mostRows, type ReportName } from '@bellwether/domain/reports/reports';
import type { ServerContext } from '#platform/context.ts';
import type { Report } from '#platform/documents/report.ts';
import { conflict } from '#platform/http/problem.ts';
import { type Route, waitingRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandReport } from './access.ts';
import { complianceReportOf } from './queries.compliance.ts';
import { goalListOf, goalTreesOf } from './queries.goals.ts';
import { peopleReportOf } from './queries.people.ts';
import { goalTemplateOf } from './queries.template.ts';
import { reportRefusals } from './words.ts';

const ending = { excel: 'xlsx', pdf: 'pdf' } as const;
const modes = { '1': 1, '2': 2, '3': 3 } as const;

/** The data is read in the request's transaction. The file is written afterwards, in a thread. */
export function reportRoutes({ documents }: Pick<ServerContext, 'documents'>): Route[] {
  /** Reads the report if the person's role has it, and writes it in the asked format. */
  async function answer(scope: Scope, name: ReportName, format: ReportFormat, read: () => Promise<Report>) {
    demandReport(scope, name);
    const report = await read();
    demandSize(report, format);
    const person = personOf(scope);
    const { fileName } = report;
    return async (gone: AbortSignal) => ({
      name: `${fileName}.${ending[format]}`,
      mediaType: format === 'pdf' ? pdfMediaType : xlsxMediaType,
      bytes: await documents.report({ person, gone }, report, format),
    });
  }

  return [
    waitingRoute(getGoalTemplate, async (scope) => {
      const { name, workbook } = await goalTemplateOf(scope);
      const person = personOf(scope);
      return async (gone) => ({
        name,
        mediaType: xlsxMediaType,
        bytes: await documents.excel({ person, gone }, workbook),
      });
    }),
    waitingRoute(getPeopleReport, (scope, { params: { format } }) =>
      answer(scope, 'people', format, () => peopleReportOf(scope)),
    ),
    waitingRoute(getGoalListReport, (scope, { params: { format, periodId, userId } }) =>
      answer(scope, 'goalList', format, () => goalListOf(scope, periodId, userId)),
    ),
    waitingRoute(getGoalTreeReport, (scope, { params: { format, periodId } }) =>
      answer(scope, 'goalTree', format, () => goalTreesOf(scope, [periodId])),
    ),
    waitingRoute(makeGoalTreesReport, (scope, { body }) => {
      const { PeriodIds, Format } = Array.isArray(body)
        ? { PeriodIds: body, Format: 'excel' as const }
        : body;
      return answer(scope, 'goalTrees', Format, () => goalTreesOf(scope, PeriodIds));
    }),
    waitingRoute(getGoalComplianceReport, (scope, { params: { mode, periodId } }) =>
      answer(scope, 'goalCompliance', 'excel', () => complianceReportOf(scope, modes[mode], periodId)),
    ),
  ];
}

/** Returns the id that is unique among all companies. */
const personOf = ({ tenant, person }: Scope) => `${tenant.id}.${person.id}`;

/** @throws HttpProblem 409 for a report with more rows than one file of the format has (decisions-2 F7). */
function demandSize({ parts }: Report, format: ReportFormat): void {
  const rows = parts.reduce((sum, { records }) => sum + records.count, 0);
  if (rows <= mostRows[format]) return;
  throw conflict(reportRefusals, format === 'pdf' ? 'too_large_for_pdf' : 'too_large');
}
