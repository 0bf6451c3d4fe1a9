import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { type Delta, delta } from '@bellwether/domain/goals/badges';
import { timestamp } from '#platform/database/instant.ts';
import type { GoalHistory } from './goal-history.ts';
import type { GoalKey, GoalRows, TakeId } from './goal-rows.ts';
import type { GoalStory } from './story.ts';

/** The goal's columns about its latest prediction. */
interface Recent {
  recent_week: number;
  recent_status_id: number | null;
  recent_likelihood: number | null;
  recent_quality: number | null;
  recent_likelihood_delta: Delta | null;
  recent_quality_delta: Delta | null;
  recent_start_date: string | null;
}

export const noPrediction: Recent = {
  recent_week: 0,
  recent_status_id: null,
  recent_likelihood: null,
  recent_quality: null,
  recent_likelihood_delta: null,
  recent_quality_delta: null,
  recent_start_date: null,
};

/** Adds the weeks of a published goal with its predictions and their comments, and returns the latest prediction. */
export function addWeeks(
  rows: GoalRows,
  key: GoalKey,
  story: GoalStory,
  take: TakeId,
  history: GoalHistory,
): Recent {
  let recent = noPrediction;
  const byWeek = new Map(story.predictions.map((prediction) => [prediction.week, prediction]));
  for (const week of insideWeeksOf(story.period)) {
    const statusId = take.status();
    const given = byWeek.get(week.week);
    const deltas = {
      likelihood_delta: given ? delta(recent.recent_likelihood, given.likelihood) : null,
      quality_delta: given ? delta(recent.recent_quality, given.quality) : null,
    };
    rows.goal_status.push({
      ...key,
      id: statusId,
      week_id: story.period.weekIds[week.week - 1],
      week: week.week,
      likelihood: given?.likelihood ?? null,
      quality: given?.quality ?? null,
      ...deltas,
      updated_at: given ? timestamp(given.at) : null,
    });
    if (!given) continue;
    rows.goal_prediction.push({
      ...key,
      status_id: statusId,
      likelihood: given.likelihood,
      quality: given.quality,
      author_id: story.owner,
      created_at: timestamp(given.at),
    });
    history.event(story.owner, given.at, {
      kind: 'goal.predicted',
      detail: { status: statusId, week: week.week },
    });
    for (const said of given.comments ?? []) history.comment('GoalStatus', statusId, said);
    recent = {
      recent_week: week.week,
      recent_status_id: statusId,
      recent_likelihood: given.likelihood,
      recent_quality: given.quality,
      recent_likelihood_delta: deltas.likelihood_delta,
      recent_quality_delta: deltas.quality_delta,
      recent_start_date: week.startDate,
    };
  }
  return recent;
}
