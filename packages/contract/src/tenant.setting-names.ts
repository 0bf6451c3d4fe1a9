import type { TenantSettingName } from '@bellwether/domain/tenant/settings';

type Capitalized<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${Capitalized<Rest>}`
  : Capitalize<Name>;

/** A setting's name on the wire: `goal_type` is `GoalType`. */
export type SettingWireName = Capitalized<TenantSettingName>;

/** Returns the name of a setting on the wire. */
export function settingWireName(name: TenantSettingName): SettingWireName {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()) as SettingWireName;
}
