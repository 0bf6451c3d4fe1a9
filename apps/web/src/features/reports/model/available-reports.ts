import type { Session } from '@bellwether/contract/accounts';
import { visibleReports } from '@bellwether/domain/reports/reports';
import { capablePersonOf } from '#platform/capabilities.ts';
import { isMade, type MadeReport } from '../words.ts';

/** Returns the reports that the signed-in person may make, in the order of the page. */
export function availableReports({ Profile, Tenant }: Session): readonly MadeReport[] {
  return visibleReports(capablePersonOf(Profile), { hasTalent: Tenant.TalentEnabled }).filter(isMade);
}
