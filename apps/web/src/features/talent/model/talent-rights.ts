import type { Session } from '@bellwether/contract/accounts';
import { type CapableProfile, capabilitiesOfProfile } from '#platform/capabilities.ts';
import { useSession } from '#platform/session.ts';

type TalentTenant = Pick<Session['Tenant'], 'TalentEnabled' | 'TalentForContributors'>;

/** What a person may see in the talent area. */
export interface TalentRights {
  /** Whether the side menu has the entry (screens.4). */
  readonly hasEntry: boolean;
  /**
   * Whether the person sees the overview, the team view and the matrix. Everybody else sees only their own
   * appraisals.
   */
  readonly seesTeams: boolean;
  /** Whether the person can choose between Organization View and My Team View. */
  readonly seesOrganization: boolean;
  /** Whether Organization View is shown first: for HR admins (talent.17) and people without a team (talent.8). */
  readonly startsWithOrganization: boolean;
  /** Whether the person can get appraisals: everybody but the ceo and observers (talent.9). */
  readonly isAppraised: boolean;
}

/** Returns what the person may see in the talent area (people.4, screens.4, talent.3, talent.8). */
export function talentRightsOf(profile: CapableProfile, tenant: TalentTenant): TalentRights {
  const { RoleName: role, IsHrAdmin: isHr } = profile;
  const isOn = tenant.TalentEnabled;
  const hasTeam = role === 'ceo' || role === 'manager';
  const readsAll = capabilitiesOfProfile(profile).readsAllAppraisals;
  return {
    hasEntry: isOn && role !== 'observer' && (role !== 'contributor' || isHr || tenant.TalentForContributors),
    seesTeams: isOn && (hasTeam || readsAll),
    seesOrganization: isOn && readsAll,
    startsWithOrganization: isOn && readsAll && (isHr || !hasTeam),
    isAppraised: isOn && role !== 'ceo' && role !== 'observer',
  };
}

/** Returns whether the address asks for the company's view. A view that the person does not have is ignored. */
export function isOrganizationView(rights: TalentRights, view: 'organization' | 'team' | undefined): boolean {
  const wanted = view ?? (rights.startsWithOrganization ? 'organization' : 'team');
  return rights.seesOrganization && wanted === 'organization';
}

export function useTalentRights(): TalentRights {
  const { Profile, Tenant } = useSession();
  return talentRightsOf(Profile, Tenant);
}

/** Whether the side menu shows Talent. */
export function useIsTalentShown(): boolean {
  return useTalentRights().hasEntry;
}
