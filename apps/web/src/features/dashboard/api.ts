import {
  deleteTheme,
  getCompliance,
  getDashboard,
  listCompliancePeople,
  saveTheme,
} from '@bellwether/contract/calls/dashboard';
import { remindPeople } from '@bellwether/contract/calls/dashboard.reminding';
import type {
  ComplianceAnswer,
  ComplianceFigure,
  ComplianceScope,
  Dashboard,
  Reminder,
  Theme,
} from '@bellwether/contract/dashboard';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { goalKeys } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';

/** The dashboard: everything first, then ten more reminders with each page (dashboard.1). */
export const dashboardQuery = infiniteQueryOptions({
  queryKey: [...goalKeys.dashboard, 'page'],
  queryFn: ({ pageParam, signal }) =>
    api.call(getDashboard, { ...(pageParam === null ? {} : { query: { after: pageParam } }), signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.Next,
});

/**
 * Returns the first page with the reminders of all pages. A reminder that moved between two reads arrives
 * twice; the first place counts.
 */
export function mergeDashboard(pages: readonly Dashboard[]): Dashboard | undefined {
  const [first] = pages;
  if (!first?.Reminders) return first;
  const reminders = new Map<string, Reminder>();
  for (const each of pages.flatMap((page) => page.Reminders ?? [])) {
    const key = keyOf(each);
    if (!reminders.has(key)) reminders.set(key, each);
  }
  return { ...first, Reminders: [...reminders.values()] };
}

/** Identifies a reminder: one goal can have two reminders of different types. */
export const keyOf = (reminder: Reminder) => `${reminder.Type}.${reminder.Id}.${reminder.PeriodId}`;

export const complianceQuery = (scope: ComplianceScope) =>
  queryOptions({
    queryKey: [...goalKeys.dashboard, 'compliance', scope],
    queryFn: ({ signal }) => api.call(getCompliance, { params: { scope: textOf(scope) }, signal }),
  });

/** One number of the compliance part. */
export interface ComplianceNumber {
  readonly scope: ComplianceScope;
  readonly figure: ComplianceFigure;
  readonly answer: ComplianceAnswer;
}

/** The people behind a number, 50 a page. */
export const compliancePeopleQuery = ({ scope, figure, answer }: ComplianceNumber) =>
  infiniteQueryOptions({
    queryKey: [...goalKeys.dashboard, 'people', scope, figure, answer],
    queryFn: ({ pageParam, signal }) =>
      api.call(listCompliancePeople, {
        params: { scope: textOf(scope), figure, answer },
        query: { Cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
  });

/** Reminds everybody behind a number, or one person (notifications.14). */
export function useRemind({ scope, figure, answer }: ComplianceNumber) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (personId: number | undefined) =>
      api.call(remindPeople, {
        params: { scope: textOf(scope), figure, answer },
        body: personId === undefined ? {} : { UserIds: [personId] },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...goalKeys.dashboard, 'people'] }),
  });
}

const textOf = (scope: ComplianceScope) => `${scope}` as const;

/**
 * Adds or changes the theme. `startedFrom` is the version at which the form began, so that no other person's
 * change is lost.
 */
export function useSaveTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ title, startedFrom }: { title: string; startedFrom: Theme | null }) =>
      api.call(saveTheme, { body: { Title: title, UpdatedAt: startedFrom?.UpdatedAt ?? null } }),
    onSuccess: (theme) => writeTheme(client, theme),
  });
}

export function useDeleteTheme() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (theme: Theme) => api.call(deleteTheme, { query: { UpdatedAt: theme.UpdatedAt } }),
    onSuccess: () => writeTheme(client, null),
  });
}

function writeTheme(client: QueryClient, theme: Theme | null): void {
  // Cancel the running read: its older theme would overwrite the new one.
  void client.cancelQueries({ queryKey: dashboardQuery.queryKey });
  client.setQueryData<InfiniteData<Dashboard, string | null>>(dashboardQuery.queryKey, (data) => {
    const [first, ...others] = data?.pages ?? [];
    return data && first ? { ...data, pages: [{ ...first, Theme: theme }, ...others] } : data;
  });
}
