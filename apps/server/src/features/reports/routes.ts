import { pdfMediaType, xlsxMediaType } from '@bellwether/contract/file';
import * as reports from '@bellwether/contract/reports';
import { makeReport, previewReport, type ReportChoice } from '@bellwether/contract/reports/preview';
import type { ServerContext } from '#platform/context.ts';
import { planWithValues } from '#platform/database/plan-with-values.ts';
import type { Report } from '#platform/documents/report.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { type Again, type Route, route, waitingRoute } from '#platform/http/route.ts';
import { onStandby } from '#platform/session/on-standby.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandReport, demandReportStill } from './access.ts';
import { appraisalUsersOf } from './appraisals/queries.report.ts';
import { goalTemplateOf } from './goals/queries.template.ts';
import { type FileFormat, previewOf, reportOf } from './queries.reports.ts';
import { teamGoalUpdatesOf } from './team/queries.ts';

const ending = { excel: 'xlsx', pdf: 'pdf' } as const;
const modes = { '1': 1, '2': 2, '3': 3 } as const;

/**
 * Returns the calls of reports. The server reads the data of a file when the request gets its turn, and a thread
 * writes the file.
 */
export function reportRoutes({ documents }: Pick<ServerContext, 'documents'>): Route[] {
  /**
   * Refuses a report that the person does not have before the request waits. The rights are checked again when the
   * data is read.
   */
  async function file(scope: Scope, choice: ReportChoice, format: FileFormat) {
    const person = personOf(scope);
    documents.demandPlace(person);
    demandReport(scope, choice.Report);
    return async (gone: AbortSignal, again: Again) => {
      let name = '';
      const read = () =>
        again(async (turn) => {
          demandReportStill(turn, choice.Report);
          const report = await readForFile(turn, choice, format);
          name = `${report.fileName}.${ending[format]}`;
          return report;
        });
      const bytes = await documents.report({ person, gone }, read, format);
      return { name, mediaType: format === 'pdf' ? pdfMediaType : xlsxMediaType, bytes };
    };
  }

  return [
    ...pageRoutes,
    waitingRoute(makeReport, (scope, { body: { Choice, Format } }) => file(scope, Choice, Format)),
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
    waitingRoute(reports.getAppraisalsReport, (scope, { params: { mode, periodId }, query }) =>
      file(
        scope,
        { Report: 'appraisals', Mode: modes[mode], PeriodId: periodId, ...cycleOf(query) },
        'excel',
      ),
    ),
    waitingRoute(reports.getAppraisalComplianceReport, (scope, { params: { mode, periodId }, query }) =>
      file(
        scope,
        { Report: 'appraisalCompliance', Mode: modes[mode], PeriodId: periodId, ...cycleOf(query) },
        'excel',
      ),
    ),
    waitingRoute(reports.getGoalComplianceReport, (scope, { params: { mode, periodId } }) =>
      file(scope, { Report: 'goalCompliance', Mode: modes[mode], PeriodId: periodId }, 'excel'),
    ),
    waitingRoute(reports.getAppraisalReport, (scope, { params, query }) =>
      file(
        scope,
        {
          Report: 'appraisalReport',
          Mode: modes[params.mode],
          PeriodId: params.periodId,
          UserId: params.managerOrUserId,
          RelatedPeriodId: params.relatedPeriodId,
          ...cycleOf(query),
        },
        'pdf',
      ),
    ),
  ];
}

const cycleOf = ({ Cycle }: { readonly Cycle?: number | undefined }) =>
  Cycle === undefined ? {} : { CycleId: Cycle };

async function readForFile(scope: Scope, choice: ReportChoice, format: FileFormat): Promise<Report> {
  const report = await onStandby(scope, async (reading) => {
    await planWithValues(reading.db);
    return reportOf(reading, choice, format);
  });
  await recordEvent(scope, {
    kind: 'report.made',
    subjectId: null,
    detail: {
      report: choice.Report,
      format,
      rows: report.parts.reduce((sum, { count }) => sum + count, 0),
      periods: periodsIn(choice),
    },
  });
  return report;
}

const pageRoutes: readonly Route[] = [
  route(previewReport, (scope, { body }) => onStandby(scope, (reading) => previewOf(reading, body))),
  route(reports.listAppraisalUsers, (scope, { params, query }) => {
    demandReport(scope, 'appraisalReport');
    return appraisalUsersOf(scope, { ...params, cycleId: query.Cycle });
  }),
  route(reports.getTeamGoalUpdates, async (scope, { params, query }) => {
    const page = await onStandby(scope, (reading) =>
      teamGoalUpdatesOf(reading, { periodId: params.periodId, userIds: query.Users }),
    );
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

/** Returns an id of the person that is unique among all companies. */
const personOf = ({ tenant, person }: Scope) => `${tenant.id}.${person.id}`;

/** The quarters of a choice; an empty list stands for all quarters. */
function periodsIn(choice: ReportChoice): readonly number[] {
  if ('PeriodIds' in choice) return choice.PeriodIds;
  return 'PeriodId' in choice && choice.PeriodId !== 0 ? [choice.PeriodId] : [];
}
