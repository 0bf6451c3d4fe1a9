import { visibleReports } from '@bellwether/domain/reports/reports';
import { capablePersonOf } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';
import type { Audience } from './subject.ts';

interface SummaryRights {
  /** Whether the person's role has reports 11 and 12 (summaries.3). */
  readonly mayGenerate: boolean;
  /** Whether the person may choose the audience: only org admins who are not ceo (summaries.3). */
  readonly offersAudience: boolean;
  /** Whether the person may open a copied link with this audience; the ceo may open both (summaries.3). */
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
