import { administersPeople, type CapablePerson, opensActs } from '../people/roles/capabilities.ts';
import { type TenantSettingName, tenantSettingNames } from './settings.ts';

/** The settings of appraisals, which HR admins change, too (tenant.1). */
const talentSettings: readonly TenantSettingName[] = [
  'talent_enabled',
  'talent_for_contributors',
  'tertiary_ratings_enabled',
  'ratings_shared_with_employee',
  'appraisal_effective_date',
  'appraisal_grace_weeks',
  'rating_levels',
  'tertiary_rating_levels',
  'review_drafts_enabled',
];

/** Returns the settings that the person may read and change (tenant.1). */
export function settingsFor(person: CapablePerson): readonly TenantSettingName[] {
  if (administersPeople(person)) return tenantSettingNames;
  return opensActs(person, 'isHrAdmin') ? talentSettings : [];
}
