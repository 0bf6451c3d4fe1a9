import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  getScheduledReport,
  listReportSchedules,
  ReportSchedule,
} from '@bellwether/contract/reports/schedules';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { visibleReports } from '@bellwether/domain/reports/reports';
import { nextReportDue } from '@bellwether/domain/reports/schedules/schedule';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { demandReport } from '../access.ts';
import { type ScheduleRow, schedulesOf } from './statements.ts';

/** Returns the acting person's schedules, the oldest first. */
export async function ownSchedules(scope: Scope): Promise<EndpointReplyInput<typeof listReportSchedules>> {
  const { db, tenant, person } = scope;
  const rows = await schedulesOf(scope, person.id);
  const { wants_email: wantsEmail } = await db
    .selectFrom('person')
    .select('wants_email')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  return { data: rows.map((row) => presentSchedule(scope, row)), AreMailsOff: !wantsEmail };
}

export function presentSchedule({ now, person, tenant }: Scope, row: ScheduleRow): ReportSchedule {
  return {
    Id: row.id,
    Choice: row.choice,
    Rhythm: row.rhythm,
    NextAt: instantToIso(nextReportDue(row.rhythm, now, tenant.calendar).at),
    CreatedAt: instantToIso(row.created_at),
    IsPaused: !visibleReports(person, tenant).includes(row.choice.Report),
  };
}

/**
 * Returns the choices behind the link of a mail.
 * @throws HttpProblem 404 for an unknown quarter, a deleted schedule and other people's schedules; 403 if the role no
 *   longer has the report.
 */
export async function scheduledReportOf(
  scope: Scope,
  asked: { readonly id: number; readonly periodId: number },
): Promise<EndpointReplyInput<typeof getScheduledReport>> {
  const row = (await schedulesOf(scope, scope.person.id)).find(({ id }) => id === asked.id);
  const periods = await periodsOf(scope);
  const period = periods.byId(asked.periodId);
  if (!row || !period) throw notFound();
  demandReport(scope, row.choice.Report);
  const count = row.choice.Report === 'goalTrees' ? row.choice.Quarters : 1;
  const all = periods.all.filter(({ index }) => index <= period.index && index > period.index - count);
  return {
    Id: row.id,
    Choice: row.choice,
    Rhythm: row.rhythm,
    PeriodId: period.id,
    PeriodIds: all.map(({ id }) => id),
  };
}
