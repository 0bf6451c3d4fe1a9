import { sql } from 'kysely';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import type { AgentViewStory } from './northwind-agents.ts';
import type { GoalStory } from './story.ts';

interface Written {
  readonly tenantId: number;
  /** The person as whom the agents act. */
  readonly authorId: number;
  /** The stories that were written, and their ids in the same order. */
  readonly stories: readonly GoalStory[];
  readonly ids: readonly number[];
}

/** Lets the company score agents, and writes their views. */
export async function writeAgentViews(
  db: Queries,
  { tenantId, authorId, stories, ids }: Written,
  given: readonly AgentViewStory[],
): Promise<void> {
  const idOf = new Map(stories.map((story, at) => [story, ids[at] ?? 0]));
  const views = given.map(({ goal, at, ...view }) => ({
    ...view,
    goal_id: idOf.get(goal),
    created_at: timestamp(at),
  }));
  await sql`update tenant_setting set agent_views_enabled = true where tenant_id = ${tenantId}`.execute(db);
  await sql`insert into agent_view (tenant_id, goal_id, status_id, author_id, agent, likelihood, evidence, created_at)
    select ${tenantId}::int, view.goal_id, status.id, ${authorId}::int, view.agent, view.likelihood, view.evidence, view.created_at
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as view (goal_id int, week smallint, agent text,
      likelihood smallint, evidence text, created_at timestamptz)
    join goal_status status on status.tenant_id = ${tenantId} and status.goal_id = view.goal_id and status.week = view.week
    order by view.created_at, view.goal_id, view.agent`.execute(db);
}
