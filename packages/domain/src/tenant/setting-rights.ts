import { administersPeople, type CapablePerson, opensActs } from '../people/capabilities.ts';
import { type TenantSettingName, tenantSettingNames, tenantSettingRule } from './settings.ts';

/** Returns the settings that the person may read and change (decisions-2 X6). */
export function settingsFor(person: CapablePerson): readonly TenantSettingName[] {
  if (administersPeople(person)) return tenantSettingNames;
  return tenantSettingNames.filter((name) => {
    const { alsoFor } = tenantSettingRule(name);
    return alsoFor !== undefined && opensActs(person, alsoFor);
  });
}
