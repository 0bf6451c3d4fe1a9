import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { GoalStory, LookStory, OpinionStory } from './story.ts';

interface Written {
  readonly tenantId: number;
  /** The stories that were written, and their ids in the same order. */
  readonly stories: readonly GoalStory[];
  readonly ids: readonly number[];
}

/** Writes second views and talks, each in one statement. A view is blind because it is older than the prediction. */
export async function writeViews(
  db: Queries,
  { tenantId, stories, ids }: Written,
  { opinions, looks }: { readonly opinions: readonly OpinionStory[]; readonly looks: readonly LookStory[] },
): Promise<void> {
  const idOf = new Map(stories.map((story, at) => [story, ids[at] ?? 0]));
  const views = opinions.map(({ goal, week, by, likelihood, asManager, at }) => ({
    goal_id: idOf.get(goal),
    week,
    author_id: by,
    likelihood,
    as_manager: asManager,
    created_at: timestamp(at),
  }));
  await sql`insert into goal_opinion (tenant_id, goal_id, status_id, author_id, likelihood, is_blind, as_manager, created_at)
    select ${tenantId}::int, view.goal_id, status.id, view.author_id, view.likelihood, true, view.as_manager, view.created_at
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as view (goal_id int, week smallint, author_id int,
      likelihood smallint, as_manager boolean, created_at timestamptz)
    join goal_status status on status.tenant_id = ${tenantId} and status.goal_id = view.goal_id and status.week = view.week
    order by view.created_at, view.goal_id, view.author_id`.execute(db);
  const talks = looks.map(({ goal, week, by, at }) => ({
    goal_id: idOf.get(goal),
    period_id: goal.period.id,
    week,
    author_id: by,
    created_at: timestamp(at),
  }));
  await sql`insert into goal_look (tenant_id, goal_id, week_id, author_id, created_at)
    select ${tenantId}::int, talk.goal_id, week.id, talk.author_id, talk.created_at
    from jsonb_to_recordset(${JSON.stringify(talks)}::jsonb) as talk (goal_id int, period_id int, week smallint,
      author_id int, created_at timestamptz)
    join goal_period_week week on week.tenant_id = ${tenantId} and week.period_id = talk.period_id and week.week = talk.week
    order by talk.created_at, talk.goal_id`.execute(db);
}
