import { isDay } from '../calendar/day.ts';
import {
  isAddressOrNone,
  type TenantSettingName,
  type TenantSettingValue,
  tenantSettingRule,
} from './settings.ts';

const switchWords: Readonly<Record<string, boolean>> = {
  on: true,
  off: false,
  true: true,
  false: false,
  yes: true,
  no: false,
};

function readDay(word: string): string | undefined {
  if (word === 'none') return '';
  return isDay(word) ? word : undefined;
}

/** Parses a value of the setting; undefined if the text is no value of it. */
export function readTenantSetting(name: TenantSettingName, text: string): TenantSettingValue | undefined {
  const rule = tenantSettingRule(name);
  const word = text.trim();
  if (rule.kind === 'switch') {
    const key = word.toLowerCase();
    return Object.hasOwn(switchWords, key) ? switchWords[key] : undefined;
  }
  if (rule.kind === 'choice') return rule.choices.find((choice) => String(choice) === word);
  if (rule.kind === 'day') return readDay(word);
  if (rule.kind === 'address') {
    const address = word === 'none' ? '' : word;
    return word !== '' && isAddressOrNone(address) ? address : undefined;
  }
  const number = /^-?\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
  return number >= rule.least && number <= rule.most ? number : undefined;
}
