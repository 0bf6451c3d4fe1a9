import { isGuide } from '@bellwether/domain/talent/calibration/rules';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { holdOwnSession } from './access.ts';
import { participantsOf, type SessionRow } from './statements.ts';
import { calibrationWords } from './words.ts';

/** Sets or removes the guide lines of an open session. @throws HttpProblem 400 at `Guide`, 403, 404, 409. */
export async function setGuide(
  scope: Scope,
  sessionId: number,
  guide: readonly number[] | null,
): Promise<void> {
  const session = await holdOwnSession(scope, sessionId);
  if (guide && !isGuide(guide, session.levels)) throw badField('Guide', calibrationWords, 'guide_wrong');
  const stored = guide === null ? sql`null` : sql`${[...guide]}::smallint[]`;
  await sql`update calibration_session set guide = ${stored}
    where tenant_id = ${scope.tenant.id} and id = ${sessionId}`.execute(scope.db);
  await recordEvent(scope, { kind: 'calibration.guide_set', subjectId: session.id, detail: {} });
}

/**
 * Closes a session: the drafts get the ratings of the moved cards, except where the reviewer has edited the draft since
 * (talent.28). The reviewers stay. One statement, whatever the number of people.
 * @returns in how many drafts ratings changed, of those whose cards the acting person sees (talent.27).
 * @throws HttpProblem 404, 403, 409.
 */
export async function finishCalibration(scope: Scope, sessionId: number): Promise<number> {
  const session = await holdOwnSession(scope, sessionId);
  const { db, tenant, person } = scope;
  const at = timestamp(scope.now);
  const isEdited = sql`(appraisal.primary_rating, appraisal.secondary_rating) is distinct from (card.base_primary, card.base_secondary)`;
  const place = (column: string) =>
    sql`case when ${isEdited} then ${sql.ref(`appraisal.${column}_rating`)} else ${sql.ref(`card.${column}_rating`)} end`;
  const { rows } = await sql<{ written: number }>`with ended as materialized (
      select card.appraisal_id, ${place('primary')} as to_primary, ${place('secondary')} as to_secondary
      from calibration_card card
        join appraisal on appraisal.tenant_id = card.tenant_id and appraisal.id = card.appraisal_id
      where card.tenant_id = ${tenant.id} and card.session_id = ${sessionId} and card.is_open
      order by appraisal.id for update of appraisal
    ), written as (
      update appraisal set primary_rating = ended.to_primary, secondary_rating = ended.to_secondary,
        updated_at = greatest(${at}::timestamptz, appraisal.updated_at + interval '1 millisecond')
      from ended where appraisal.tenant_id = ${tenant.id} and appraisal.id = ended.appraisal_id and appraisal.state = 'draft'
        and (appraisal.primary_rating, appraisal.secondary_rating) is distinct from (ended.to_primary, ended.to_secondary)
      returning appraisal.id, appraisal.employee_id
    ), noted as (
      insert into appraisal_transition (tenant_id, appraisal_id, move, to_state, author_id, created_at)
      select ${tenant.id}, written.id, 'calibrateAppraisal', 'draft', ${person.id}, ${at}::timestamptz from written
    ), shut as (
      update calibration_card card set is_open = false, primary_rating = ended.to_primary,
        secondary_rating = ended.to_secondary, base_primary = ended.to_primary, base_secondary = ended.to_secondary
      from ended where card.tenant_id = ${tenant.id} and card.session_id = ${sessionId}
        and card.appraisal_id = ended.appraisal_id
    )
    select count(*)::int as written from written where not exists (select 1 from org_path above
      where above.tenant_id = ${tenant.id} and above.ancestor_id = written.employee_id and above.descendant_id = ${person.id})`.execute(
    db,
  );
  await end(scope, session, 'closed');
  return rows[0]?.written ?? 0;
}

/** Cancels a session, which writes nothing. @throws HttpProblem 404, 403, 409. */
export async function dropCalibration(scope: Scope, sessionId: number): Promise<void> {
  const session = await holdOwnSession(scope, sessionId);
  await sql`update calibration_card set is_open = false
    where tenant_id = ${scope.tenant.id} and session_id = ${sessionId}`.execute(scope.db);
  await end(scope, session, 'cancelled');
}

async function end(scope: Scope, session: SessionRow, state: 'closed' | 'cancelled'): Promise<void> {
  await keepParticipants(scope, session.id);
  await scope.db
    .updateTable('calibration_session')
    .set({ state, ended_at: timestamp(scope.now) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', session.id)
    .execute();
  const period = (await periodsOf(scope)).byIndex(session.last)?.id ?? 0;
  await recordEvent(scope, { kind: `calibration.${state}`, subjectId: session.id, detail: { period } });
}

/** Who takes part in the end is chosen from now on, so that they read on (talent.34). */
async function keepParticipants(scope: Scope, sessionId: number): Promise<void> {
  const present = (await participantsOf(scope, sessionId)).map(({ id }) => id);
  await sql`insert into calibration_participant (tenant_id, session_id, person_id)
    select ${scope.tenant.id}, ${sessionId}, present.id from unnest(${present}::int[]) present (id)
    on conflict do nothing`.execute(scope.db);
}
