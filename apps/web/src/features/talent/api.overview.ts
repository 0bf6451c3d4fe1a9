import {
  getTalentExcel,
  getTalentExcelByFlag,
  getTalentMatrix,
  getTalentOverview,
  getTalentSchedule,
  listTalentProgress,
  remindWriters,
} from '@bellwether/contract/calls/talent/overview';
import type { ReceivedFile } from '@bellwether/contract/file';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { talentKeys } from './api.ts';
import { ratingsOfTalentCell } from './model/matrix-cells.ts';
import type { StatusFilter } from './model/talent-search.ts';

/** The people and the quarter of an overview. */
export interface TalentScope {
  readonly periodId: number;
  readonly personId: number;
  /** True for all people of the company; for HR admins and the ceo. */
  readonly isOrganization: boolean;
  /** A review cycle of its own that ends with the quarter; absent: the quarter's default cycle. */
  readonly cycleId?: number | undefined;
}

export interface TalentFilter {
  readonly status?: StatusFilter | undefined;
  readonly direct?: true | undefined;
  readonly third?: number | undefined;
}

interface ListFilter extends TalentFilter {
  readonly find?: string | undefined;
  /** A cell of a matrix with `levels`. */
  readonly cell?: number | undefined;
  readonly levels?: number | undefined;
}

export const paramsOf = ({ periodId, personId, isOrganization }: TalentScope) => ({
  periodId: `${periodId}`,
  userId: `${personId}`,
  hr: isOrganization ? ('1' as const) : ('0' as const),
});

export const cycleParam = ({ cycleId }: TalentScope) =>
  cycleId === undefined ? {} : { Cycle: `${cycleId}` };

const levelParam = (level: number) => `${level}` as '0' | '1' | '2' | '3' | '4';

const filterParams = ({ status, direct, third }: TalentFilter) => ({
  ...(direct ? { Reports: 'direct' as const } : {}),
  ...(status === undefined ? {} : { Status: status }),
  ...(third === undefined ? {} : { Tertiary: levelParam(third) }),
});

function cellParams({ cell, levels }: ListFilter) {
  if (cell === undefined || levels === undefined) return {};
  const { primary, secondary } = ratingsOfTalentCell(cell, levels);
  return { Primary: levelParam(primary), Secondary: levelParam(secondary) };
}

/** The ended quarters, newest first. */
export const scheduleQuery = queryOptions({
  queryKey: ['talent', 'schedule'] as const,
  queryFn: ({ signal }) => api.call(getTalentSchedule, { signal }),
});

/** The progress of the appraisals in the latest quarters. */
export const progressQuery = ({ personId, isOrganization }: Omit<TalentScope, 'periodId'>) =>
  queryOptions({
    queryKey: [...talentKeys.lists, 'progress', personId, isOrganization] as const,
    queryFn: ({ signal }) =>
      api.call(listTalentProgress, {
        params: { userId: `${personId}`, hr: isOrganization ? '1' : '0' },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The people of a quarter with their appraisals, by pages. */
export const teamQuery = (scope: TalentScope, filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...talentKeys.lists, 'team', scope, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(getTalentOverview, {
        params: paramsOf(scope),
        query: {
          ...cycleParam(scope),
          ...filterParams(filter),
          ...cellParams(filter),
          ...(filter.find ? { Search: filter.find } : {}),
          Cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
    placeholderData: keepPreviousData,
  });

/** The first direct reports with their appraisals, of which some wait for the viewer. */
export const owedQuery = (scope: TalentScope) =>
  queryOptions({
    queryKey: [...talentKeys.lists, 'owed', scope] as const,
    queryFn: ({ signal }) =>
      api.call(getTalentOverview, {
        params: paramsOf(scope),
        query: { ...cycleParam(scope), ...filterParams({ direct: true }) },
        signal,
      }),
  });

export const talentMatrixQuery = (scope: TalentScope, filter: TalentFilter) =>
  queryOptions({
    queryKey: [...talentKeys.lists, 'matrix', scope, filter] as const,
    queryFn: ({ signal }) =>
      api.call(getTalentMatrix, {
        params: paramsOf(scope),
        query: { ...cycleParam(scope), ...filterParams(filter) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Makes the compliance workbook of the scope. */
export function talentExcel(
  scope: TalentScope,
  { direct }: { readonly direct: boolean },
  signal: AbortSignal,
): Promise<ReceivedFile> {
  const params = {
    periodId: `${scope.periodId}`,
    userId: scope.isOrganization ? '0' : `${scope.personId}`,
  };
  const query = cycleParam(scope);
  return direct
    ? api.call(getTalentExcelByFlag, { params: { ...params, flag: '2' as const }, query, signal })
    : api.call(getTalentExcel, { params, query, signal });
}

/** Reminds the managers of people whose appraisal waits for them (notifications.14). */
export function useRemindWriters(scope: TalentScope) {
  const client = useQueryClient();
  const { cycleId } = scope;
  return useMutation({
    mutationFn: (UserIds: readonly number[]) =>
      api.call(remindWriters, {
        params: paramsOf(scope),
        body: { UserIds: [...UserIds], ...(cycleId === undefined ? {} : { Cycle: cycleId }) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...talentKeys.lists, 'team'] }),
  });
}
