import { moveEvents } from '@bellwether/domain/goals/events';
import { actionTypes } from '@bellwether/domain/goals/history';
import { takeBackSentences } from '@bellwether/domain/goals/messages';
import { mayTakeBack, type TakenBackMove } from '@bellwether/domain/goals/take-back';
import { sql } from 'kysely';
import { instant, timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type HeldGoal, holdGoal } from '../access.ts';
import { nextVersion, recordTransition } from '../commands.ts';
import { alignGoal } from '../ownership/commands.ts';
import { textColumns } from '../statements.texts.ts';
import { refuseImpossible } from './access.ts';
import { type KeptAct, keptActOf } from './queries.take-back.ts';

/**
 * Takes the acting person's latest act on a goal back: the goal is what it was before, and both acts stay in the history
 * (goals.36).
 * @throws HttpProblem 409 if it is too late, somebody has acted on the goal since, or it may not be again what it was; 403 for
 * anybody else.
 */
export async function takeBack(scope: Scope, goalId: number): Promise<void> {
  const goal = await holdGoal(scope, goalId, { lock: true });
  const kept = await keptActOf(scope, goal);
  if (!kept) throw conflict(takeBackSentences, 'nothing_to_take_back');
  if (!kept.isOwn) {
    // Whoever acted before the other one learns why it is over.
    if (kept.hasActedBefore) throw conflict(takeBackSentences, 'acted_since');
    throw forbidden();
  }
  const verdict = mayTakeBack({ ...kept, now: scope.now });
  if (!verdict.ok) throw conflict(takeBackSentences, verdict.reason);
  await refuseImpossible(scope, goal, {
    is_private: kept.goalBefore.is_private,
    parent_id: kept.parentBefore,
  });
  await restoreGoal(scope, goal, kept);
  // It names the same two people as the act itself (people.37).
  const acting: Scope = kept.forPersonId === null ? scope : { ...scope, forPersonId: kept.forPersonId };
  if (kept.goalBefore.is_private && !goal.row.is_private)
    await recordEvent(acting, { kind: 'goal.hidden', subjectId: goal.row.id, detail: {} });
  if (kept.parentBefore !== goal.row.parent_id) await alignGoal(acting, goal, kept.parentBefore);
  await restoreParts(scope, goal, kept);
  await tell(acting, goal, kept);
}

/** The columns that the acts change, beside the parent, which has a history of its own. */
const restored = sql.join(
  [
    ...['state', 'published_at', 'first_week', 'shelved_from', 'result_round', 'edit_state', 'is_private'],
    'strategic_objective',
    ...Object.values(textColumns),
  ].map((name) => sql.ref(name)),
);

async function restoreGoal(scope: Scope, { row }: HeldGoal, kept: KeptAct): Promise<void> {
  await sql`update goal set (${restored}) =
      (select ${restored} from jsonb_populate_record(null::goal, ${JSON.stringify(kept.goalBefore)}::jsonb)),
      updated_at = ${nextVersion(scope)}
    where tenant_id = ${scope.tenant.id} and id = ${row.id}`.execute(scope.db);
  // The weeks of a goal that is not published have no rows; nobody has predicted since.
  if (row.published_at !== null && kept.goalBefore.published_at === null)
    await scope.db
      .deleteFrom('goal_status')
      .where('tenant_id', '=', scope.tenant.id)
      .where('goal_id', '=', row.id)
      .execute();
}

async function restoreParts(scope: Scope, { row }: HeldGoal, kept: KeptAct): Promise<void> {
  const { tenant } = scope;
  await sql`delete from goal_tie where tenant_id = ${tenant.id} and goal_id = ${row.id}`.execute(scope.db);
  await sql`insert into goal_tie select * from jsonb_populate_recordset(null::goal_tie, ${JSON.stringify(kept.tiesBefore)}::jsonb)`.execute(
    scope.db,
  );
  if (kept.editBefore)
    await scope.db
      .updateTable('goal_edit')
      .set({ state: kept.editBefore.state, updated_at: nextVersion(scope) })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', kept.editBefore.id)
      .execute();
  if (kept.move === 'reviewResult')
    await scope.db
      .updateTable('goal_result')
      .set({ retracted_at: timestamp(scope.now), updated_at: nextVersion(scope) })
      .where('tenant_id', '=', tenant.id)
      .where('goal_id', '=', row.id)
      .where('round', '=', row.result_round)
      .where('kind', '=', 'manager')
      .where('retracted_at', 'is', null)
      .execute();
  await scope.db
    .deleteFrom('goal_take_back')
    .where('tenant_id', '=', tenant.id)
    .where('goal_id', '=', row.id)
    .execute();
}

async function tell(scope: Scope, goal: HeldGoal, kept: KeptAct): Promise<void> {
  const { row } = goal;
  const to = kept.goalBefore.state;
  await recordTransition(scope, goal, {
    type: 'Goal',
    id: row.id,
    from: row.state,
    to,
    action: actionTypes.takenBack,
  });
  await recordEvent(scope, {
    kind: moveEvents.takeBack,
    subjectId: row.id,
    detail: { from: row.state, to, since: kept.actedAt },
  });
}

/**
 * Keeps what a locked goal is before an act of this person, so that they can take the act back for an hour. It replaces
 * what was kept of an earlier act.
 */
export async function keepForTakeBack(scope: Scope, goal: HeldGoal, move: TakenBackMove): Promise<void> {
  const { tenant, person, now } = scope;
  const here = sql`tenant_id = ${tenant.id} and goal_id = ${goal.row.id}`;
  await sql`with outdated as (
      delete from goal_take_back where tenant_id = ${tenant.id} and goal_id <> ${goal.row.id}
        and acted_at < ${instant(now)} - interval '1 hour')
    insert into goal_take_back (tenant_id, goal_id, person_id, move, acted_at, goal_before, ties_before, edit_before)
    select ${tenant.id}, goal.id, ${person.id}, ${move}, ${instant(now)}, to_jsonb(goal),
      (select coalesce(jsonb_agg(to_jsonb(tie)), '[]') from goal_tie tie where ${here}),
      (select jsonb_build_object('id', edit.id, 'state', edit.state) from goal_edit edit
        where ${here} and edit.state in ('draft', 'review'))
    from goal where goal.tenant_id = ${tenant.id} and goal.id = ${goal.row.id}
    on conflict (tenant_id, goal_id) do update set person_id = excluded.person_id, move = excluded.move,
      acted_at = excluded.acted_at, goal_before = excluded.goal_before, ties_before = excluded.ties_before,
      edit_before = excluded.edit_before`.execute(scope.db);
}
