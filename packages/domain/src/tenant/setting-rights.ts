import { administersPeople, type CapablePerson, opensActs } from '../people/roles/capabilities.ts';
import { type TenantSettingName, tenantSettingNames, tenantSettingRule } from './settings.ts';

/** Returns the settings that the person may read and change (tenant.1). */
export function settingsFor(person: CapablePerson): readonly TenantSettingName[] {
  if (administersPeople(person)) return tenantSettingNames;
  return tenantSettingNames.filter((name) => {
    const { alsoFor } = tenantSettingRule(name);
    return alsoFor !== undefined && opensActs(person, alsoFor);
  });
}
