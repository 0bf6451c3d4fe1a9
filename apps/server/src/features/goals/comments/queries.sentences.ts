import type { Sentence } from '@bellwether/contract/goals/comments';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { asksForSentence, type DoubtedGoal, sentenceSince } from '@bellwether/domain/goals/sentence';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { actingViewer } from '../../people/access.viewer.ts';
import { readsComments } from '../access.sight.ts';

/** A doubtful or fallen goal, with the owner's latest comment on a week. */
export interface SentenceRow extends DoubtedGoal {
  readonly id: number;
  readonly owner: number;
  readonly said: readonly (readonly [week: number, likelihood: number])[] | null;
  readonly status: number | null;
  readonly week: number | null;
  readonly body: string | null;
  /** When the comment was written, in epoch milliseconds. */
  readonly at: number | null;
}

/** Returns what the owners say about their doubtful and fallen goals (goals.37), with one statement. */
export async function sentencesOf(scope: Scope, goalIds: readonly number[]): Promise<Sentence[]> {
  if (goalIds.length === 0) return [];
  return presentSentences(scope, (await sentenceRows(scope, goalIds).execute(scope.db)).rows);
}

/**
 * Selects those of the goals that may ask for a sentence. Goals whose comments the acting person does not read are left out.
 * A comment for the owner by their deputy counts as the owner's.
 */
export function sentenceRows(scope: Scope, goalIds: readonly number[]): RawBuilder<SentenceRow> {
  return sql<SentenceRow>`select goal.id, goal.owner_id as owner, goal.state,
      goal.recent_likelihood as likelihood, goal.recent_likelihood_delta as "likelihoodDelta",
      given.said, given.status, note.week, note.body, (extract(epoch from note.created_at) * 1000)::bigint as at
    from goal
      left join lateral (select json_agg(json_build_array(status.week, status.likelihood) order by status.week) as said,
          max(status.id) filter (where status.week = goal.recent_week) as status
        from goal_status status where status.tenant_id = goal.tenant_id and status.goal_id = goal.id
          and status.likelihood is not null) given on true
      left join lateral (select status.week, note.body, note.created_at from goal_comment note
        join goal_status status on status.tenant_id = note.tenant_id and status.id = note.commentable_id
        where note.tenant_id = goal.tenant_id and note.goal_id = goal.id and note.deleted_at is null
          and note.commentable_type = 'GoalStatus' and coalesce(note.for_person_id, note.author_id) = goal.owner_id
        order by status.week desc, note.id desc limit 1) note on true
    where goal.tenant_id = ${scope.tenant.id} and goal.id = any(${goalIds}::int[])
      and goal.state in ('approved', 'shelving_in_review')
      and (goal.recent_likelihood <= 2 or goal.recent_likelihood_delta = 'worsened')
      and ${readsComments(actingViewer(scope), 'goal')}`;
}

/** Returns the sentences of those rows that ask for one. */
export function presentSentences(scope: Scope, rows: readonly SentenceRow[]): Sentence[] {
  return rows.filter(asksForSentence).map((row) => presentSentence(scope, row));
}

function presentSentence({ tenant, person }: Scope, row: SentenceRow): Sentence {
  const since = sentenceSince((row.said ?? []).map(([week, likelihood]) => ({ week, likelihood })));
  const explains = row.week !== null && row.week >= since;
  return {
    GoalId: row.id,
    Text: explains ? row.body : null,
    Day: explains && row.at !== null ? tenantDay(row.at, tenant.calendar.zone) : null,
    StatusId: row.status ?? 0,
    IsOwn: row.owner === person.id,
  };
}
