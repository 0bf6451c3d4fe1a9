import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { createReportSchedule, ScheduledChoice } from '@bellwether/contract/reports/schedules';
import { mostSchedules } from '@bellwether/domain/reports/reports';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { conflict, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { demandReport } from '../access.ts';
import { ownerNameOf } from '../statements.ts';
import { demandTeam } from '../team/queries.ts';
import { reportRefusals } from '../words.ts';
import { type ScheduleRow, schedulesOf } from './statements.ts';

/**
 * Schedules a report for the acting person.
 * @throws HttpProblem 403 for a report that the role does not have, 404 for people whom the person may not ask for, 409 at the
 *   limit and for the same report twice.
 */
export async function scheduleReport(
  scope: Scope,
  { Choice, Rhythm }: EndpointParsed<typeof createReportSchedule>['body'],
): Promise<ScheduleRow> {
  const { db, tenant, person, now } = scope;
  demandReport(scope, Choice.Report);
  await demandPeople(scope, Choice);
  // Lock the person, so that two requests at the same time cannot exceed the limit.
  await sql`select 1 from person where tenant_id = ${tenant.id} and id = ${person.id} for no key update`.execute(
    db,
  );
  const own = await schedulesOf(scope, person.id);
  if (own.length >= mostSchedules) throw conflict(reportRefusals, 'too_many_schedules');
  const query = sql<ScheduleRow>`insert into report_schedule (tenant_id, person_id, rhythm, choice, looked_at, created_at)
    values (${tenant.id}, ${person.id}, ${Rhythm}, ${JSON.stringify(inOrder(Choice))}::jsonb, ${instant(now)},
      ${instant(now)})
    on conflict do nothing returning id, rhythm, choice, created_at`;
  const row = (await query.execute(db)).rows[0];
  if (!row) throw conflict(reportRefusals, 'scheduled_already');
  await recordEvent(scope, {
    kind: 'report.scheduled',
    subjectId: row.id,
    detail: { report: Choice.Report, rhythm: Rhythm },
  });
  return row;
}

/** Sorts the people, so that the same people in another order count as the same choice. */
function inOrder(choice: ScheduledChoice): ScheduledChoice {
  return 'Users' in choice ? { ...choice, Users: choice.Users.toSorted((a, b) => a - b) } : choice;
}

async function demandPeople(scope: Scope, choice: ScheduledChoice): Promise<void> {
  if (choice.Report === 'teamGoalUpdates') await demandTeam(scope, choice.Users);
  if (choice.Report !== 'goalList' || choice.UserId === 0) return;
  if ((await ownerNameOf(scope, choice.UserId)) === undefined) throw notFound();
}

/**
 * Deletes a schedule of the acting person.
 * @throws HttpProblem 404 for other people's schedules.
 */
export async function deleteSchedule(scope: Scope, scheduleId: number): Promise<void> {
  const { db, tenant, person } = scope;
  const query = sql<ScheduleRow>`delete from report_schedule
    where tenant_id = ${tenant.id} and id = ${scheduleId} and person_id = ${person.id}
    returning id, rhythm, choice, created_at`;
  const row = (await query.execute(db)).rows[0];
  if (!row) throw notFound();
  await recordEvent(scope, {
    kind: 'report.schedule_removed',
    subjectId: row.id,
    detail: { report: row.choice.Report, rhythm: row.rhythm },
  });
}
