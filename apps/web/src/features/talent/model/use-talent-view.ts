import { useSession } from '#platform/session.ts';
import type { TalentScope } from '../api.overview.ts';
import { isOrganizationView, type TalentRights, useTalentRights } from './talent-rights.ts';
import { type TalentSearch, useTalentSearch } from './talent-search.ts';

interface TalentView {
  readonly rights: TalentRights;
  readonly isOrganization: boolean;
  /** The parameter that keeps the view on other pages; empty for the person's first view. */
  readonly viewSearch: Pick<TalentSearch, 'view'>;
  /** Returns the scope of a quarter; without `personId`, the viewer's own scope. */
  scopeOf(periodId: number, personId?: number): TalentScope;
}

/** Returns whose appraisals the address asks for. A view that the person does not have is ignored. */
export function useTalentView(): TalentView {
  const rights = useTalentRights();
  const { view, cycle } = useTalentSearch();
  const { Profile } = useSession();
  const isOrganization = isOrganizationView(rights, view);
  return {
    rights,
    isOrganization,
    viewSearch:
      isOrganization === rights.startsWithOrganization
        ? {}
        : { view: isOrganization ? 'organization' : 'team' },
    scopeOf: (periodId, personId = Profile.Id) => ({
      periodId,
      personId,
      cycleId: cycle,
      // The view of the company is never about another person's team.
      isOrganization: isOrganization && personId === Profile.Id,
    }),
  };
}
