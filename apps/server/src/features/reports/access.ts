import { type ReportName, visibleReports } from '@bellwether/domain/reports/reports';
import { forbidden } from '#platform/http/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/** @throws HttpProblem 403 if the person's role does not have the report (decisions-2 X4). */
export function demandReport(scope: Scope, name: ReportName): void {
  if (!visibleReports(scope.person, scope.tenant).includes(name)) throw forbidden();
}
