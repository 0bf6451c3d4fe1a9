import type { Dashboard } from '@bellwether/contract/dashboard';
import type { ComplianceNumber } from '../api.ts';
import { readDashboardSearch, scopeOf } from './dashboard-search.ts';

/** The compliance number that an address names; undefined where it names none that this person gets. */
export function numberOf(
  search: Readonly<Record<string, unknown>>,
  dashboard: Dashboard | undefined,
): ComplianceNumber | undefined {
  const read = readDashboardSearch(search);
  const { figure, answer } = read;
  const scope = dashboard && scopeOf(read, dashboard.Permissions.ComplianceScopes);
  return scope !== undefined && figure && answer ? { scope, figure, answer } : undefined;
}
