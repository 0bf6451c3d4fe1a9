import type { ScheduledChoice } from '@bellwether/contract/reports/schedules';
import type { ReportRhythm } from '@bellwether/domain/reports/reports';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';

export interface ScheduleRow {
  readonly id: number;
  readonly rhythm: ReportRhythm;
  readonly choice: ScheduledChoice;
  readonly created_at: number;
}

/** Returns a person's schedules, the oldest first. */
export async function schedulesOf(
  { db, tenant }: Pick<Scope, 'tenant' | 'db'>,
  personId: number,
): Promise<ScheduleRow[]> {
  const query = sql<ScheduleRow>`select id, rhythm, choice, created_at from report_schedule
    where tenant_id = ${tenant.id} and person_id = ${personId} order by id`;
  return (await query.execute(db)).rows;
}

/**
 * Marks the schedules that no run has handled since the due instant. Returns the people who get mails about these
 * schedules: active people who can sign in and want mails.
 */
export async function takeDue(
  { db, tenant, now }: TenantScope,
  rhythm: ReportRhythm,
  dueAt: number,
): Promise<number[]> {
  const query = sql<{ id: number }>`with due as (
      update report_schedule set looked_at = ${instant(now)}
      where tenant_id = ${tenant.id} and rhythm = ${rhythm} and looked_at < ${instant(dueAt)}
      returning person_id
    )
    select distinct person.id from due join person on person.tenant_id = ${tenant.id} and person.id = due.person_id
    where person.deactivated_at is null and person.wants_email and person.invitation_accepted_at is not null
    order by person.id`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}
