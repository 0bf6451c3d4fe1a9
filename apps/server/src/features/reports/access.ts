import { aboutAppraisals, type ReportName, visibleReports } from '@bellwether/domain/reports/reports';
import { forbidden, notFound } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/**
 * @throws HttpProblem 404 for reports about appraisals if the company has switched them off (decisions-2 E3), else 403 if the
 *   person's role does not have the report (decisions-2 X4).
 */
export function demandReport({ person, tenant }: Scope, name: ReportName): void {
  if (!tenant.hasTalent && aboutAppraisals.includes(name)) throw notFound();
  if (!visibleReports(person, tenant).includes(name)) throw forbidden();
}
