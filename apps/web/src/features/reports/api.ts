import { getHierarchy } from '@bellwether/contract/calls/people/organisation';
import { getGoalTemplate, getTeamGoalUpdates, listAppraisalUsers } from '@bellwether/contract/calls/reports';
import { makeReport, previewReport } from '@bellwether/contract/calls/reports/preview';
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
  return api.call(makeReport, { body: { Choice: choice, Format: format }, signal });
}

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
