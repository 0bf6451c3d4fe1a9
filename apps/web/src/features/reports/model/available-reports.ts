import type { Session } from '@bellwether/contract/accounts';
import { type ReportName, visibleReports } from '@bellwether/domain/reports/reports';
import { capablePersonOf } from '#platform/capabilities.ts';

/** Returns the reports that the signed-in person may make. */
export function availableReports({ Profile, Tenant }: Session): readonly ReportName[] {
  return visibleReports(capablePersonOf(Profile), { hasTalent: Tenant.TalentEnabled });
}
