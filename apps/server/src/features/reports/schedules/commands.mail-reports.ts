import { reportRhythms } from '@bellwether/domain/reports/reports';
import { latestReportDue, nextReportDue } from '@bellwether/domain/reports/schedules/schedule';
import { sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { scheduleDue } from '#platform/jobs/due.ts';
import { requestMails } from '#platform/mail/request-mail.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { periodsOf } from '../../tenant/queries.ts';
import { scheduledReportMails } from './mails.ts';
import { takeDue } from './statements.ts';

/** The kind of due work that looks for scheduled reports; its subject is the company. */
const reportWork = { kind: 'mail_reports' } as const;

/**
 * Requests the mails about a company's due scheduled reports, one mail for each person and rhythm, and schedules the
 * next run. Two runs at the same instant mail once, so an extra run is harmless.
 */
export async function mailDueReports(scope: TenantScope): Promise<void> {
  const periods = await periodsOf(scope);
  for (const rhythm of reportRhythms) {
    const due = latestReportDue(rhythm, scope.now, scope.tenant.calendar);
    const people = await takeDue(scope, rhythm, due.at);
    const period = periods.byIndex(due.quarterIndex);
    if (period) await requestMails(scope, scheduledReportMails[rhythm], people, period.id);
  }
  await scheduleDue(scope, reportWork, scope.tenant.id, nextLook(scope));
}

/** Moves the company's next run, because its calendar may have changed. A run that is already due stays. */
export async function moveLook(scope: TenantScope): Promise<void> {
  const { db, tenant, now } = scope;
  await sql`update due_work set due_at = ${instant(nextLook(scope))}
    where kind = ${reportWork.kind} and tenant_id = ${tenant.id} and subject_id = ${tenant.id}
      and due_at > ${instant(now)}`.execute(db);
}

function nextLook({ now, tenant }: Pick<TenantScope, 'tenant' | 'now'>): number {
  return Math.min(...reportRhythms.map((rhythm) => nextReportDue(rhythm, now, tenant.calendar).at));
}
