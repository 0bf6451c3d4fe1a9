import { settingWireName } from '@bellwether/contract/tenant.setting-names';
import * as settings from '@bellwether/contract/tenant.settings';
import { tenantSettingNames } from '@bellwether/domain/tenant/settings';
import { type Route, route } from '#platform/http/route.ts';
import { type SettingsChange, saveSettings } from './commands.settings.ts';
import { changeableSettings } from './queries.settings.ts';

/** The settings of the company, for people who may change some (tenant.1). */
export const settingRoutes: readonly Route[] = [
  route(settings.getSettings, (scope) => changeableSettings(scope)),
  route(settings.saveSettings, async (scope, { body }) => {
    await saveSettings(scope, changeOf(body.Settings), body.UpdatedAt);
    return changeableSettings(scope);
  }),
];

function changeOf(values: settings.SettingValues): SettingsChange {
  return Object.fromEntries(
    tenantSettingNames.flatMap((name) => {
      const value = values[settingWireName(name)];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
