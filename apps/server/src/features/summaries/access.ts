import type { audiences } from '@bellwether/contract/summaries';
import type { ReportName } from '@bellwether/domain/reports/reports';
import { mayAskForCeo } from '@bellwether/domain/summaries/audience';
import { forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type PeriodFacts, periodFacts } from '../goals/reading/access.ts';
import { demandReport } from '../reports/access.ts';
import { periodsOf } from '../tenant/queries.ts';

/** Whose goals a summary is about. */
export interface Subject {
  readonly id: number;
  readonly name: string;
  readonly jobTitle: string;
  /** The key of the picture's file; null without a picture. */
  readonly avatar: string | null;
  /** The subject is the acting person, so the summary contains their private goals. */
  readonly isSelf: boolean;
  /** The owner of the company goals; null in a company without ceo. */
  readonly ceoId: number | null;
}

/**
 * Returns the person whose goals are summarised; undefined for audience 2 in a company without ceo.
 * @throws HttpProblem 403 for people without the report, and for audience 2 to everybody but org admins and the ceo.
 */
export async function holdSubject(
  scope: Scope,
  audience: (typeof audiences)[number],
  report: ReportName,
): Promise<Subject | undefined> {
  const { db, person, tenant } = scope;
  demandReport(scope, report);
  if (audience === '2' && !mayAskForCeo(person)) throw forbidden();
  const ceo = await db
    .selectFrom('person')
    .select(['id', 'name', 'job_title', 'avatar'])
    .where('tenant_id', '=', tenant.id)
    .where('role_name', '=', 'ceo')
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  const ceoId = ceo?.id ?? null;
  if (audience === '1' || ceoId === person.id)
    return {
      id: person.id,
      name: person.name,
      jobTitle: person.jobTitle,
      avatar: person.avatar,
      isSelf: true,
      ceoId,
    };
  return (
    ceo && { id: ceo.id, name: ceo.name, jobTitle: ceo.job_title, avatar: ceo.avatar, isSelf: false, ceoId }
  );
}

/**
 * Returns a quarter with the facts of the calendar; the quarter may still run.
 * @throws HttpProblem 404 for an unknown quarter.
 */
export async function holdQuarter(scope: Scope, periodId: number): Promise<PeriodFacts> {
  const period = (await periodsOf(scope)).byId(periodId);
  if (!period) throw notFound();
  return periodFacts(scope, period, scope.now);
}

/**
 * Returns the ended quarters of a year by `Period.Year`, oldest first (summaries.5); an empty list while the
 * year's first quarter runs.
 * @throws HttpProblem 404 for a year without quarters.
 */
export async function holdYear(scope: Scope, year: number): Promise<PeriodFacts[]> {
  const { all } = await periodsOf(scope);
  const ofYear = all.filter((period) => period.year === year);
  if (ofYear.length === 0) throw notFound();
  return ofYear.map((period) => periodFacts(scope, period, scope.now)).filter(({ hasEnded }) => hasEnded);
}
