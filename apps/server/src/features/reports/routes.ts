import { pdfMediaType, xlsxMediaType } from '@bellwether/contract/file';
import * as reports from '@bellwether/contract/reports';
import { previewReport, type ReportChoice } from '@bellwether/contract/reports.preview';
import type { ServerContext } from '#platform/context.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { type Route, route, waitingRoute } from '#platform/http/route.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandReport } from './access.ts';
import { printedOf, workbookOf } from './presenter.ts';
import { appraisalUsersOf } from './queries.appraisal-report.ts';
import { type FileFormat, previewOf, reportOf } from './queries.reports.ts';
import { teamGoalUpdatesOf } from './queries.team.ts';
import { goalTemplateOf } from './queries.template.ts';

const modes = { '1': 1, '2': 2, '3': 3 } as const;

/** The data is read in the request's transaction. The file is written afterwards, in a thread. */
export function reportRoutes({ documents }: Pick<ServerContext, 'documents'>): Route[] {
  /** Reads the report with the person's rights of this moment, and writes it in the format. */
  async function file(scope: Scope, choice: ReportChoice, format: FileFormat) {
    const person = personOf(scope);
    documents.demandPlace(person);
    const report = await reportOf(scope, choice, format);
    const { fileName, parts } = report;
    await recordEvent(scope, {
      kind: 'report.made',
      subjectId: null,
      detail: {
        report: choice.Report,
        format,
        rows: parts.reduce((sum, { count }) => sum + count, 0),
        periods: periodsIn(choice),
      },
    });
    return async (gone: AbortSignal) =>
      format === 'pdf'
        ? {
            name: `${fileName}.pdf`,
            mediaType: pdfMediaType,
            bytes: await documents.pdf({ person, gone }, printedOf(report)),
          }
        : {
            name: `${fileName}.xlsx`,
            mediaType: xlsxMediaType,
            bytes: await documents.excel({ person, gone }, workbookOf(report)),
          };
  }

  return [
    ...pageRoutes,
    waitingRoute(reports.getGoalTemplate, async (scope) => {
      const person = personOf(scope);
      documents.demandPlace(person);
      const { name, workbook } = await goalTemplateOf(scope);
      return async (gone) => ({
        name,
        mediaType: xlsxMediaType,
        bytes: await documents.excel({ person, gone }, workbook),
      });
    }),
    waitingRoute(reports.getPeopleReport, (scope, { params }) =>
      file(scope, { Report: 'people' }, params.format),
    ),
    waitingRoute(reports.getGoalListReport, (scope, { params: { format, periodId, userId } }) =>
      file(scope, { Report: 'goalList', PeriodId: periodId, UserId: userId }, format),
    ),
    waitingRoute(reports.getGoalTreeReport, (scope, { params: { format, periodId } }) =>
      file(scope, { Report: 'goalTree', PeriodId: periodId }, format),
    ),
    waitingRoute(reports.makeGoalTreesReport, (scope, { body }) => {
      const { PeriodIds, Format } = Array.isArray(body)
        ? { PeriodIds: body, Format: 'excel' as const }
        : body;
      return file(scope, { Report: 'goalTrees', PeriodIds }, Format);
    }),
    waitingRoute(reports.getAppraisalsReport, (scope, { params: { mode, periodId } }) =>
      file(scope, { Report: 'appraisals', Mode: modes[mode], PeriodId: periodId }, 'excel'),
    ),
    waitingRoute(reports.getAppraisalComplianceReport, (scope, { params: { mode, periodId } }) =>
      file(scope, { Report: 'appraisalCompliance', Mode: modes[mode], PeriodId: periodId }, 'excel'),
    ),
    waitingRoute(reports.getGoalComplianceReport, (scope, { params: { mode, periodId } }) =>
      file(scope, { Report: 'goalCompliance', Mode: modes[mode], PeriodId: periodId }, 'excel'),
    ),
    waitingRoute(reports.getAppraisalReport, (scope, { params }) =>
      file(
        scope,
        {
          Report: 'appraisalReport',
          Mode: modes[params.mode],
          PeriodId: params.periodId,
          UserId: params.managerOrUserId,
          RelatedPeriodId: params.relatedPeriodId,
        },
        'pdf',
      ),
    ),
  ];
}

const pageRoutes: readonly Route[] = [
  route(previewReport, (scope, { body }) => previewOf(scope, body)),
  route(reports.listAppraisalUsers, (scope, { params }) => {
    demandReport(scope, 'appraisalReport');
    return appraisalUsersOf(scope, params.periodId);
  }),
  route(reports.getTeamGoalUpdates, async (scope, { params, query }) => {
    const page = await teamGoalUpdatesOf(scope, { periodId: params.periodId, userIds: query.Users });
    await recordEvent(scope, {
      kind: 'report.made',
      subjectId: null,
      detail: {
        report: 'teamGoalUpdates',
        format: 'page',
        rows: page.data.reduce((sum, { Goals }) => sum + Goals.length, 0),
        periods: [params.periodId],
      },
    });
    return page;
  }),
];

/** Returns the id that is unique among all companies. */
const personOf = ({ tenant, person }: Scope) => `${tenant.id}.${person.id}`;

/** The quarters of a choice; none for all of them. */
function periodsIn(choice: ReportChoice): readonly number[] {
  if ('PeriodIds' in choice) return choice.PeriodIds;
  return 'PeriodId' in choice && choice.PeriodId !== 0 ? [choice.PeriodId] : [];
}
