import type { AgentScore } from '@bellwether/contract/agents/scores';
import { type AgentView, agentScoresOf } from '@bellwether/domain/insight/calibration/agents';
import type { Calibration } from '@bellwether/domain/insight/calibration/calibration';
import { type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { finishedGoalsWhere, finishedPeriods } from '../learning/queries.history.ts';
import { demandKnowing } from './access.groups.ts';
import { thousandths } from './presenter.ts';

/**
 * Returns how well agents knew, beside the owners of the same goals (agents.8); nothing unless the company lets agents be
 * scored.
 * @throws HttpProblem 404 for observers, and while insight is switched off.
 */
export async function agentScoresFor(scope: Scope): Promise<AgentScore[]> {
  demandKnowing(scope);
  if (!scope.tenant.settings.agent_views_enabled) return [];
  const periods = await finishedPeriods(scope);
  const views = await viewsOf(
    scope,
    periods.map(({ id }) => id),
  );
  if (views.length === 0) return [];
  const ids = [...new Set(views.map(({ goalId }) => goalId))];
  const goals = await finishedGoalsWhere(scope, periods, sql<SqlBool>`goal.id = any(${ids}::int[])`);
  return agentScoresOf(goals, views).map((score) => ({
    Agent: score.agent,
    Goals: score.goals,
    Views: score.views,
    Theirs: presentSide(score.theirs),
    Owners: presentSide(score.owners),
    AgentRightOwnerNot: score.agentRightOwnerNot,
    OwnerRightAgentNot: score.ownerRightAgentNot,
    BothRight: score.bothRight,
    NeitherRight: score.neitherRight,
    Better: score.better,
  }));
}

function presentSide({ brier, bias, word }: Calibration): AgentScore['Theirs'] {
  return { Brier: thousandths(brier), Bias: thousandths(bias), Word: word };
}

async function viewsOf({ db, tenant }: Scope, periodIds: readonly number[]): Promise<AgentView[]> {
  const { rows } =
    await sql<AgentView>`select view.goal_id as "goalId", status.week, view.agent, view.likelihood
    from agent_view view
    join goal on goal.tenant_id = view.tenant_id and goal.id = view.goal_id and goal.state = 'finalized'
    join goal_status status on status.tenant_id = view.tenant_id and status.id = view.status_id
    where view.tenant_id = ${tenant.id} and goal.period_id = any(${periodIds}::int[])
    order by view.created_at, view.id`.execute(db);
  return rows;
}
