import {
  createReportSchedule,
  deleteReportSchedule,
  getScheduledReport,
  listReportSchedules,
} from '@bellwether/contract/calls/reports/schedules';
import type { ScheduledChoice } from '@bellwether/contract/reports/schedules';
import type { ReportRhythm } from '@bellwether/domain/reports/reports';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { scheduleWords } from '../words.ts';

/** The person's scheduled reports, the oldest first. */
export const schedulesQuery = queryOptions({
  queryKey: ['reports', 'schedules'] as const,
  queryFn: ({ signal }) => api.call(listReportSchedules, { signal }),
});

/** The choices behind the link of a mail. */
export const scheduledReportQuery = (id: number, periodId: number) =>
  queryOptions({
    queryKey: ['reports', 'schedules', id, periodId] as const,
    queryFn: ({ signal }) =>
      api.call(getScheduledReport, { params: { id: `${id}`, periodId: `${periodId}` }, signal }),
  });

export function useScheduleReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly Choice: ScheduledChoice; readonly Rhythm: ReportRhythm }) =>
      api.call(createReportSchedule, { body }),
    onSuccess: () => toast.success(scheduleWords.made),
    onSettled: () => client.invalidateQueries({ queryKey: schedulesQuery.queryKey, exact: true }),
  });
}

export function useDeleteSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(deleteReportSchedule, { params: { id: `${id}` } }),
    onSuccess: () => toast.success(scheduleWords.removed),
    onError: (error) => toast.error(problemText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: schedulesQuery.queryKey, exact: true }),
  });
}
