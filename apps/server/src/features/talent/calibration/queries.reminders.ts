import { type RawBuilder, sql } from 'kysely';

/** The person for whom sessions are read. */
interface Participant {
  readonly tenant: { readonly id: number; readonly hasTalent: boolean };
  readonly person: { readonly id: number; readonly role: string };
}

/**
 * Returns the open sessions in which the acting person takes part, as reminders: the title is the session's name, the person
 * who opened it (talent.27).
 */
export function openCalibrations({ tenant, person }: Participant): RawBuilder<unknown> {
  const isShown = tenant.hasTalent && person.role !== 'observer';
  return sql`select coalesce(own.period_id, (select last.id from goal_period last where last.tenant_id = own.tenant_id
        and last.index = own.last_index)) as period_id, session.id, session.name as title, session.opener_id as person_id,
      null as state, null as edit_state, session.opened_at::date - date '2000-01-01' as urgency, null::date as due
    from calibration_participant part
      join calibration_session session on session.tenant_id = part.tenant_id and session.id = part.session_id
        and session.state = 'open'
      join appraisal_cycle own on own.tenant_id = session.tenant_id and own.id = session.cycle_id
    where part.tenant_id = ${tenant.id} and part.person_id = ${person.id} and ${isShown}::boolean`;
}
