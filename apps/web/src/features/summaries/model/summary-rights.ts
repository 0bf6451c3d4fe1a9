import { visibleReports } from '@bellwether/domain/reports/reports';
import { capablePersonOf } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import type { Audience } from './subject.ts';

interface SummaryRights {
  /** Whether the person's role has reports 11 and 12 (3-strategy-reports-signin §2.7). */
  readonly mayGenerate: boolean;
  /** Whether the person may choose the audience: only org admins who are not ceo (3-strategy-reports-signin §2.8). */
  readonly offersAudience: boolean;
  /** Whether the person may open a copied link with this audience; the ceo may open both (decisions-2 G3). */
  readonly allows: (audience: Audience) => boolean;
}

/**
 * Returns what the signed-in person may summarise. Screens must not make any other call, because its 403 ends the
 * session.
 */
export function useSummaryRights(): SummaryRights {
  const { Profile, Tenant } = useSession();
  const person = capablePersonOf(Profile);
  const mayGenerate = visibleReports(person, { hasTalent: Tenant.TalentEnabled }).includes(
    'quarterlySummary',
  );
  const isCeo = person.role === 'ceo';
  return {
    mayGenerate,
    offersAudience: mayGenerate && person.isOrgAdmin && !isCeo,
    allows: (audience) => mayGenerate && (audience === '1' || isCeo || person.isOrgAdmin),
  };
}
