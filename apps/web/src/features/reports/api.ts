import { getHierarchy } from '@bellwether/contract/calls/people/organisation';
import {
  getAppraisalComplianceReport,
  getAppraisalReport,
  getAppraisalsReport,
  getGoalComplianceReport,
  getGoalListReport,
  getGoalTemplate,
  getGoalTreeReport,
  getPeopleReport,
  getTeamGoalUpdates,
  listAppraisalUsers,
  makeGoalTreesReport,
} from '@bellwether/contract/calls/reports';
import { previewReport } from '@bellwether/contract/calls/reports/preview';
import type { ReceivedFile } from '@bellwether/contract/file';
import type { ReportFormat } from '@bellwether/contract/reports';
import type { ReportChoice } from '@bellwether/contract/reports/preview';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';

/** Makes the planning template, which has no choices. */
export function templateFile(signal: AbortSignal): Promise<ReceivedFile> {
  return api.call(getGoalTemplate, { signal });
}

/** Makes the file of a report. */
export function reportFile(
  choice: ReportChoice,
  format: ReportFormat,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  switch (choice.Report) {
    case 'people':
      return api.call(getPeopleReport, { params: { format }, signal });
    case 'goalList': {
      const params = { format, periodId: `${choice.PeriodId}`, userId: `${choice.UserId}` };
      return api.call(getGoalListReport, { params, signal });
    }
    case 'goalTree':
      return api.call(getGoalTreeReport, { params: { format, periodId: `${choice.PeriodId}` }, signal });
    case 'goalTrees':
      return api.call(makeGoalTreesReport, {
        body: { PeriodIds: choice.PeriodIds, Format: format },
        signal,
      });
    case 'goalCompliance':
      return api.call(getGoalComplianceReport, { params: modeParams(choice), signal });
    case 'appraisals':
      return api.call(getAppraisalsReport, { params: modeParams(choice), query: cycleParam(choice), signal });
    case 'appraisalCompliance':
      return api.call(getAppraisalComplianceReport, {
        params: modeParams(choice),
        query: cycleParam(choice),
        signal,
      });
    case 'appraisalReport': {
      const params = {
        ...modeParams(choice),
        managerOrUserId: `${choice.UserId}`,
        relatedPeriodId: `${choice.RelatedPeriodId}`,
      };
      return api.call(getAppraisalReport, { params, query: cycleParam(choice), signal });
    }
  }
}

function modeParams<Mode extends number>({
  Mode,
  PeriodId,
}: {
  readonly Mode: Mode;
  readonly PeriodId: number;
}) {
  return { mode: `${Mode}` as const, periodId: `${PeriodId}` };
}

const cycleParam = ({ CycleId }: { readonly CycleId?: number | undefined }) =>
  CycleId === undefined ? {} : { Cycle: `${CycleId}` };

const keys = {
  preview: (choice: ReportChoice) => ['reports', 'preview', choice] as const,
  appraisalUsers: (periodId: number, cycleId: number) =>
    ['reports', 'appraisal-users', periodId, cycleId] as const,
  team: (periodId: number, ids: readonly number[]) => ['reports', 'team', periodId, ids] as const,
};

/** The preview of a choice. The previous preview stays while the next one loads. */
export const previewQuery = (choice: ReportChoice) =>
  queryOptions({
    queryKey: keys.preview(choice),
    queryFn: ({ signal }) => api.call(previewReport, { body: choice, signal }),
    placeholderData: keepPreviousData,
  });

/** The people of report 10 in a quarter. */
export const appraisalUsersQuery = (periodId: number, cycleId: number) =>
  queryOptions({
    queryKey: keys.appraisalUsers(periodId, cycleId),
    queryFn: ({ signal }) =>
      api.call(listAppraisalUsers, {
        params: { periodId: `${periodId}` },
        query: cycleId === 0 ? {} : { Cycle: `${cycleId}` },
        signal,
      }),
  });

/** The ids of the active people below the person. */
export const hierarchyQuery = queryOptions({
  queryKey: ['reports', 'hierarchy'] as const,
  queryFn: ({ signal }) => api.call(getHierarchy, { signal }),
});

/** The goals of people below the person. */
export const teamUpdatesQuery = (periodId: number, ids: readonly number[]) =>
  queryOptions({
    queryKey: keys.team(periodId, ids),
    queryFn: ({ signal }) =>
      api.call(getTeamGoalUpdates, {
        params: { periodId: `${periodId}` },
        query: { Users: ids.join(',') },
        signal,
      }),
  });
