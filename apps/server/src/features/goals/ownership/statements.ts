import { moveEvents } from '@bellwether/domain/goals/events';
import { actionTypes } from '@bellwether/domain/goals/history';
import { tiesOfFormerOwner } from '@bellwether/domain/goals/ownership';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { HeldGoal } from '../access.ts';
import { nextVersion } from '../commands.ts';

/**
 * Writes the new owner of locked goals with their history and events in one statement, for any number of goals.
 * The caller must have checked the right.
 * The former owner is tied to a goal that waits for an answer, but only at the first change of owner after the
 * submission (goals.6).
 */
export async function giveGoals(scope: Scope, goals: readonly HeldGoal[], ownerId: number): Promise<void> {
  const tenantId = scope.tenant.id;
  const at = instant(scope.now);
  const given = goals.map(({ row }) => ({
    id: row.id,
    owner: row.owner_id,
    state: row.state,
    title: row.title,
  }));
  const ties = goals.flatMap(({ row }) =>
    tiesOfFormerOwner({ state: row.state, editState: row.edit_state }).map((kind) => ({
      id: row.id,
      owner: row.owner_id,
      kind,
    })),
  );
  await sql`with
    given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as one (id int, owner int, state text, title text)
    ),
    changed as (
      update goal set owner_id = ${ownerId}::int, updated_at = ${nextVersion(scope)}
      where tenant_id = ${tenantId}::int and id in (select id from given)
    ),
    tied as (
      insert into goal_tie (tenant_id, goal_id, person_id, kind, created_at)
      select ${tenantId}::int, tie.id, tie.owner, tie.kind, ${at}
      from jsonb_to_recordset(${JSON.stringify(ties)}::jsonb) as tie (id int, owner int, kind text)
      where not exists (select from goal_tie former where former.tenant_id = ${tenantId}::int
        and former.goal_id = tie.id and former.kind = tie.kind)
    ),
    history as (
      insert into goal_transition (tenant_id, goal_id, transitionable_type, transitionable_id, action_type, from_state,
        to_state, from_id, to_id, goal_name, author_id, via, created_at)
      select ${tenantId}::int, given.id, 'Goal', given.id, ${actionTypes.ownerChanged}::smallint, given.state, given.state,
        given.owner, ${ownerId}::int, given.title, ${scope.person.id}::int, ${scope.principal.via}, ${at}
      from given order by given.id
    ),
    ${eventClausesOf(
      scope,
      sql`given`,
      [
        {
          kind: moveEvents.changeGoalOwner,
          subjectId: sql`given.id`,
          detail: { from: sql`given.owner`, to: ownerId },
        },
      ],
      sql`given.id`,
    )}
    select 1`.execute(scope.db);
}
