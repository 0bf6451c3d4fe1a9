import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { actingViewer } from '../../people/access.viewer.ts';
import { takesPart } from './access.sight.ts';

/**
 * Returns the open sessions in which the acting person takes part, as reminders: the title is the session's name, the person
 * who opened it (talent.27).
 */
export function openCalibrations(scope: Scope): RawBuilder<unknown> {
  const { tenant } = scope;
  return sql`select coalesce(own.period_id, (select last.id from goal_period last where last.tenant_id = own.tenant_id
        and last.index = own.last_index)) as period_id, session.id, session.name as title, session.opener_id as person_id,
      null as state, null as edit_state, session.opened_at::date - date '2000-01-01' as urgency, null::date as due
    from calibration_session session
      join appraisal_cycle own on own.tenant_id = session.tenant_id and own.id = session.cycle_id
    where ${tenant.hasTalent}::boolean and session.tenant_id = ${tenant.id} and session.state = 'open'
      and ${takesPart(actingViewer(scope))}`;
}
