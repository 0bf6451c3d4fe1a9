import { takenAwayCode } from '@bellwether/contract/problem';
import { aboutAppraisals, type ReportName, visibleReports } from '@bellwether/domain/reports/reports';
import { conflict, forbidden, notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { reportRefusals } from './words.ts';

/**
 * Checks that the acting person has a report.
 * @throws HttpProblem 404 for reports about appraisals if the company has switched them off (reports.1), else
 *   403 if the person's role does not have the report (reports.1).
 */
export function demandReport(scope: Scope, name: ReportName): void {
  const { tenant } = scope;
  if (!tenant.hasTalent && aboutAppraisals.includes(name)) throw notFound();
  if (!hasReport(scope, name)) throw forbidden();
}

/**
 * Checks again that the acting person has a report, when a waiting request gets its turn.
 * @throws HttpProblem 409 if the person has lost the report since the request.
 */
export function demandReportStill(scope: Scope, name: ReportName): void {
  if (!hasReport(scope, name)) throw conflict(reportRefusals, takenAwayCode);
}

const hasReport = ({ person, tenant }: Scope, name: ReportName) =>
  visibleReports(person, tenant).includes(name);
