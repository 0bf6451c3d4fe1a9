import { getAgentScores } from '@bellwether/contract/calls/agents/scores';
import {
  getBadNews,
  getCalibration,
  getMyInsight,
  listInsightGroups,
} from '@bellwether/contract/calls/insight/calibration';
import { getForecast } from '@bellwether/contract/calls/insight/forecast';
import { getLook } from '@bellwether/contract/calls/insight/look';
import { getLooking, giveOpinion, markLooked } from '@bellwether/contract/calls/insight/opinions';
import type { Rating } from '@bellwether/domain/goals/rating';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { goalKeys, opinionsQuery } from '#features/goals/door.ts';
import { api } from '#platform/api.ts';
import { type ScopeName, scopeNames } from './model/insight-search.ts';

const insightKeys = {
  /** Queries that a week's predictions make stale: the list, the forecast, and the chances of goals. */
  running: goalKeys.outlook,
  /** Queries that new results make stale: how well people predict. */
  finished: ['insight', 'finished'] as const,
};

/** The session's quarter. */
const current = '0' as const;

/** The goals of a scope that are worth a talk this week. */
export const lookQuery = (scope: ScopeName) =>
  queryOptions({
    queryKey: [...insightKeys.running, 'look', scope] as const,
    queryFn: ({ signal }) =>
      api.call(getLook, {
        params: { scope: String(scopeNames.indexOf(scope)) as '0' | '1' | '2' | '3', periodId: current },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The forecast of how many goals of a group will be achieved; 0: in the current quarter. */
export const forecastQuery = (group: string, periodId = 0) =>
  queryOptions({
    queryKey: [...insightKeys.running, 'forecast', group, periodId] as const,
    queryFn: ({ signal }) =>
      api.call(getForecast, { params: { periodId: `${periodId}` }, query: { group }, signal }),
    placeholderData: keepPreviousData,
  });

/** The chance of a goal, and how many of the goals below it are expected. */
export const goalForecastQuery = (goalId: number, periodId: number) =>
  queryOptions({
    queryKey: goalKeys.outlookOf(goalId),
    queryFn: ({ signal }) =>
      api.call(getForecast, { params: { periodId: `${periodId}` }, query: { goal: `${goalId}` }, signal }),
  });

/** How well agents knew; empty where the company does not let agents be scored. */
export const agentScoresQuery = queryOptions({
  queryKey: [...insightKeys.finished, 'agents'] as const,
  queryFn: ({ signal }) => api.call(getAgentScores, { signal }),
});

/** The groups that the viewer may ask about. */
export const groupsQuery = queryOptions({
  queryKey: [...insightKeys.finished, 'groups'] as const,
  queryFn: ({ signal }) => api.call(listInsightGroups, { signal }),
});

/** How well a group's likelihoods predicted the results. */
export const calibrationQuery = (group: string) =>
  queryOptions({
    queryKey: [...insightKeys.finished, 'calibration', group] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getCalibration, { params: { group }, signal })).Calibration,
    placeholderData: keepPreviousData,
  });

/** How early a group's misses were known. */
export const badNewsQuery = (group: string) =>
  queryOptions({
    queryKey: [...insightKeys.finished, 'bad-news', group] as const,
    queryFn: async ({ signal }) => (await api.call(getBadNews, { params: { group }, signal })).BadNews,
    placeholderData: keepPreviousData,
  });

/** How well the viewer's own predictions and second views predicted the results. */
export const myInsightQuery = queryOptions({
  queryKey: [...insightKeys.finished, 'mine'] as const,
  queryFn: ({ signal }) => api.call(getMyInsight, { signal }),
});

/** The outcome of the goals that the viewer talked about. */
export const lookingQuery = queryOptions({
  queryKey: [...insightKeys.finished, 'looking'] as const,
  queryFn: ({ signal }) => api.call(getLooking, { signal }),
});

/** Gives or changes a second view of a goal in the running week. */
export function useGiveView(goalId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ statusId, likelihood }: { readonly statusId: number; readonly likelihood: Rating }) =>
      api.call(giveOpinion, { body: { Id: statusId, Likelihood: likelihood } }),
    onSettled: () => client.invalidateQueries({ queryKey: opinionsQuery(goalId).queryKey }),
  });
}

/** Says that a goal was talked about; a note becomes a comment on the goal. */
export function useMarkTalked(goalId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api.call(markLooked, { body: { GoalId: goalId, Note: note } }),
    onSuccess: ({ CommentId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: opinionsQuery(goalId).queryKey }),
        client.invalidateQueries({ queryKey: [...insightKeys.running, 'look'] }),
        client.invalidateQueries({ queryKey: lookingQuery.queryKey }),
        ...(CommentId === null ? [] : [client.invalidateQueries({ queryKey: goalKeys.info(goalId) })]),
      ]),
  });
}
