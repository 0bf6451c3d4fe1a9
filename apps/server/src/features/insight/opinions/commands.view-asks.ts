import { latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { currentWeek } from '@bellwether/domain/calendar/week';
import { isViewAskTime, nextViewAsk } from '@bellwether/domain/insight/schedule';
import { sql } from 'kysely';
import { eventClausesOf } from '#platform/events/record-event.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { actingManagerOf } from '../../people/access.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { excusedWeeks, mayBeListedIn } from '../look/statements.signs.ts';

/** The kind of due work that asks managers for their view; its subject is the company. */
const viewAskWork = { kind: 'ask_views' } as const;

/**
 * Asks the acting managers for their view of goals that stand on this week's list and wait for their owner's prediction
 * (insight.11), where the company wants that, and schedules the next time. One event a manager; the notifications
 * follow from it.
 */
export async function askManagers(scope: TenantScope): Promise<void> {
  const { db, tenant, now } = scope;
  await scheduleDue(scope, viewAskWork, tenant.id, nextViewAsk(now, tenant.calendar.zone));
  if (!tenant.hasOpinions || !tenant.settings.opinion_reminders_enabled) return;
  if (!isViewAskTime(now, tenant.calendar.zone)) return;
  const { current } = await periodsOf(scope);
  const { week } = currentWeek(now, tenant.calendar);
  const listed = latestAskedWeek(current, now, tenant.calendar);
  const rows = sql`(select distinct manager.id from (select ${actingManagerOf(scope, sql`goal.owner_id`)} as id
      from goal join goal_status status on status.tenant_id = goal.tenant_id and status.goal_id = goal.id
        and status.week = ${week}::smallint and status.likelihood is null
      left join (${excusedWeeks(scope, current, listed)}) excused on excused.person_id = goal.owner_id
      where goal.tenant_id = ${tenant.id} and goal.period_id = ${current.id} and goal.state = 'approved'
        and goal.deleted_at is null and ${mayBeListedIn(listed)}) manager where manager.id is not null) asked`;
  const event = { kind: 'person.views_asked', subjectId: sql`asked.id`, detail: {} } as const;
  await sql`with ${eventClausesOf(scope, rows, [event], sql`asked.id`)} select 1`.execute(db);
}
