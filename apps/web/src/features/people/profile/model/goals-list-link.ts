import type { Session } from '@bellwether/contract/accounts';
import type { Profile } from '@bellwether/contract/people/profile';
import { linkOptions } from '@tanstack/react-router';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { goalsLink } from '#platform/links.ts';

type Scope = 'MyGoals' | 'DirectReports' | 'CompanyGoals' | 'ManagerAndPeers' | 'All';

/**
 * Returns the link to the goal list of one person and quarter. Returns undefined if no scope of the viewer includes
 * the person, because the list would be empty.
 */
export function goalListLinkOf(profile: Profile, { Profile: viewer }: Session, period: number | undefined) {
  const scope = scopeWith(profile, viewer);
  if (scope === undefined) return undefined;
  const people = profile.Id === viewer.Id ? undefined : [profile.Id];
  return linkOptions({ ...goalsLink(), search: { scope, people, period } });
}

/** Returns the scope of the viewer's lists that includes a person; undefined if none does. */
export function scopeWith(
  profile: Pick<Profile, 'Id' | 'RoleName' | 'Manager'>,
  viewer: Session['Profile'],
): Scope | undefined {
  const { writesGoals, writesGoalsForOthers } = capabilitiesOfProfile(viewer);
  if (!writesGoals) return profile.RoleName === 'ceo' ? 'CompanyGoals' : undefined;
  if (profile.Id === viewer.Id) return 'MyGoals';
  if (writesGoalsForOthers) return 'All';
  if (profile.Manager === viewer.Id) return 'DirectReports';
  const isNear = viewer.ParentId !== 0 && [profile.Id, profile.Manager].includes(viewer.ParentId);
  if (isNear) return 'ManagerAndPeers';
  return profile.RoleName === 'ceo' ? 'CompanyGoals' : undefined;
}
