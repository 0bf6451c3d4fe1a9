import {
  isTenantSetting,
  type TenantSettingName,
  type TenantSettingRule,
  type TenantSettingValue,
  tenantSettingNames,
  tenantSettingRule,
} from '@bellwether/domain/tenant/settings';
import { readTenantSetting } from '@bellwether/domain/tenant/settings-read';
import { changeSettings, type SettingsChange } from '../features/tenant/commands.settings.ts';
import { settingsOf, shownSetting } from '../features/tenant/queries.settings.ts';
import { type Command, UsageError } from './command.ts';
import { inCompany, withDatabase } from './session.ts';

export const tenantSettingsCommand: Command = {
  name: 'tenant settings',
  says:
    'Shows the settings of a company, or changes some of them. Either all given ones change, or none. ' +
    'Running servers use them from the next request on.',
  operands: {
    SUBDOMAIN: { says: 'the company' },
    'NAME=VALUE': { says: 'a setting and its new value; without any, all settings are shown', isRest: true },
  },
  options: {},
  async run({ SUBDOMAIN = '' }, terminal, rest) {
    const change = readChange(rest);
    return withDatabase(terminal, (context) =>
      inCompany(context, SUBDOMAIN, async (scope) => {
        if (rest.length === 0) {
          const settings = await settingsOf(scope, { lock: false });
          const lines = tenantSettingNames.map(
            (name) => [pair(name, shownSetting(settings, name)), name] as const,
          );
          const width = Math.max(...lines.map(([text]) => text.length)) + 3;
          for (const [text, name] of lines)
            terminal.print(`${text.padEnd(width)}${explained(tenantSettingRule(name))}`);
          return 0;
        }
        const changed = new Set(await changeSettings(scope, change));
        for (const [name, value] of Object.entries(change)) {
          const isChanged = changed.has(name as TenantSettingName);
          terminal.print(`${pair(name, value)}${isChanged ? '' : ' (as before)'}`);
        }
        return 0;
      }),
    );
  },
};

/** Reads `NAME=VALUE` words. Throws `UsageError` for the first that names no setting or a value that it cannot have. */
function readChange(words: readonly string[]): SettingsChange {
  const change: Partial<Record<TenantSettingName, TenantSettingValue>> = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`"${word}" is not NAME=VALUE.`);
    const name = word.slice(0, at);
    if (!isTenantSetting(name))
      throw new UsageError(
        `There is no setting "${name}". See bellwether tenant settings SUBDOMAIN for all names.`,
      );
    if (change[name] !== undefined) throw new UsageError(`${name} is given twice.`);
    const value = readTenantSetting(name, word.slice(at + 1));
    if (value === undefined) throw new UsageError(`${name} must be ${rangeOf(tenantSettingRule(name))}.`);
    change[name] = value;
  }
  return change;
}

function rangeOf(rule: TenantSettingRule): string {
  if (rule.kind === 'switch') return 'on or off';
  if (rule.kind === 'day') return 'a day such as 2026-04-01, or none';
  if (rule.kind === 'address') return 'an https address, or none';
  if (rule.kind === 'whole') return `a whole number from ${rule.least} to ${rule.most}`;
  return `${rule.choices.slice(0, -1).join(', ')} or ${rule.choices.at(-1)}`;
}

function explained(rule: TenantSettingRule): string {
  const when = rule.onlyWithoutGoals ? ' It changes only while the company has no goal.' : '';
  return `${rule.label}. ${rule.says} (${rangeOf(rule)})${when}`;
}

function pair(name: string, value: TenantSettingValue): string {
  if (typeof value !== 'boolean') return `${name}=${value === '' ? 'none' : value}`;
  return `${name}=${value ? 'on' : 'off'}`;
}
