import { agentOfVia } from '@bellwether/domain/accounts/tokens/via';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoal } from '../../goals/access.ts';
import { demandInsight } from '../access.ts';
import { isRunning, runningWeekOf } from './access.ts';
import { askedStatusOf } from './statements.ts';
import { opinionWords } from './words.ts';

interface GivenView {
  readonly id: number;
  readonly goalId: number;
  readonly week: number;
  readonly likelihood: number;
}

/**
 * Gives or changes an agent's own likelihood of a goal in the running week (agents.7). It is always blind: the goal's lock,
 * which the owner's prediction takes too, decides who was first.
 * @throws HttpProblem 404 unless the company lets agents be scored, and for invisible goals; 409 after the owner's answer.
 */
export async function giveView(
  scope: Scope,
  asked: { readonly goalId: number; readonly likelihood: number; readonly evidence: string },
): Promise<GivenView> {
  const { db, tenant, person, now, principal } = scope;
  demandInsight(scope);
  const agent = agentOfVia(principal.via ?? '');
  if (!tenant.settings.agent_views_enabled || agent === undefined) throw notFound();
  const goal = await holdGoal(scope, asked.goalId, { lock: true });
  const week = runningWeekOf(scope, goal);
  if (!isRunning(goal)) throw conflict(opinionWords, 'not_running');
  const status = week > 0 ? await askedStatusOf(scope, { goalId: asked.goalId, week }) : undefined;
  if (!status) throw conflict(opinionWords, 'week_not_running');
  if (status.owner_answered) throw conflict(opinionWords, 'owner_answered');
  const { rows } = await sql<{ id: number }>`insert into agent_view
      (tenant_id, goal_id, status_id, author_id, agent, likelihood, evidence, created_at)
    values (${tenant.id}, ${asked.goalId}, ${status.id}, ${person.id}, ${agent}, ${asked.likelihood}::smallint,
      ${asked.evidence}, ${instant(now)})
    on conflict (tenant_id, status_id, author_id, agent) do update set likelihood = excluded.likelihood,
      evidence = excluded.evidence, created_at = excluded.created_at
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`The view of goal ${asked.goalId} was not written.`);
  await recordEvent(scope, {
    kind: 'agent.view_given',
    subjectId: asked.goalId,
    detail: { view: row.id, week },
  });
  return { id: row.id, goalId: asked.goalId, week, likelihood: asked.likelihood };
}
