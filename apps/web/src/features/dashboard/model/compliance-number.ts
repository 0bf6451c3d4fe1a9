import type { Dashboard } from '@bellwether/contract/dashboard';
import type { ComplianceNumber } from '../api.ts';
import { readDashboardSearch, scopeOf } from './dashboard-search.ts';

/**
 * Returns the compliance number that an address names; undefined if it is invalid or not available to this
 * person.
 */
export function numberOf(
  search: Readonly<Record<string, unknown>>,
  dashboard: Dashboard | undefined,
): ComplianceNumber | undefined {
  const read = readDashboardSearch(search);
  const { figure, answer } = read;
  const scope = dashboard && scopeOf(read, dashboard.Permissions.ComplianceScopes);
  return scope !== undefined && figure && answer ? { scope, figure, answer } : undefined;
}
