import { describe, expect, test } from 'vitest';
import {
  isTenantSetting,
  settingGroups,
  tenantSettingNames,
  tenantSettingRule,
  tenantSettingsOf,
} from './settings.ts';
import { readTenantSetting } from './settings-read.ts';

describe('every setting of a company', () => {
  test.each(tenantSettingNames)('%s says what it does, has a place, and keeps its bounds', (name) => {
    const rule = tenantSettingRule(name);
    // Refusals name the setting by its label.
    expect(rule.label).toMatch(/^[A-Z][^._]*$/);
    expect(rule.says).toMatch(/^[A-Z].*\.$/);
    expect(settingGroups[rule.group]).toMatch(/^[A-Z]/);
    if (rule.kind === 'whole') {
      expect(readTenantSetting(name, String(rule.least))).toBe(rule.least);
      expect(readTenantSetting(name, ` ${rule.most} `)).toBe(rule.most);
      for (const wrong of [String(rule.least - 1), String(rule.most + 1), '', '2.5', '1e1', 'x', '٣'])
        expect(readTenantSetting(name, wrong)).toBeUndefined();
    }
    if (rule.kind === 'choice') {
      for (const choice of rule.choices) expect(readTenantSetting(name, String(choice))).toBe(choice);
      expect(readTenantSetting(name, '4')).toBeUndefined();
    }
    if (rule.kind === 'day') {
      expect([' 2026-04-01 ', 'none'].map((word) => readTenantSetting(name, word))).toEqual([
        '2026-04-01',
        '',
      ]);
      for (const wrong of ['', '2026-02-30', '1 April 2026'])
        expect(readTenantSetting(name, wrong)).toBeUndefined();
    }
    if (rule.kind === 'address') {
      const page = 'https://acme.example/privacy?lang=en';
      expect([page, 'none'].map((word) => readTenantSetting(name, word))).toEqual([page, '']);
      for (const wrong of [
        '',
        'acme.example',
        'http://acme.example',
        'https://u:p@acme.example',
        'https://a b',
      ])
        expect(readTenantSetting(name, wrong)).toBeUndefined();
    }
    if (rule.kind === 'switch') {
      expect(
        ['on', 'Yes', 'true', 'off', 'no', 'FALSE'].map((word) => readTenantSetting(name, word)),
      ).toEqual([true, true, true, false, false, false]);
      for (const wrong of ['', '1', 'toString']) expect(readTenantSetting(name, wrong)).toBeUndefined();
    }
  });

  test('is known by its own name only', () => {
    expect(['digest_minutes', 'toString', 'tenant_id', ''].map(isTenantSetting)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

test('the settings of a company have a value for each row, and the row’s own where none is stored', () => {
  const stored: Record<string, unknown> = { goal_type: 'OKR', talent_enabled: false };
  const settings = tenantSettingsOf((name) => stored[name] ?? null);
  expect(Object.keys(settings)).toEqual(tenantSettingNames);
  expect([settings.goal_type, settings.talent_enabled, settings.appraisal_effective_date]).toEqual([
    'OKR',
    false,
    null,
  ]);
  expect(settings.drafts_per_day).toBeGreaterThan(0);
});

test('groups stand together, in the order of the screen', () => {
  const groups = tenantSettingNames.map((name) => tenantSettingRule(name).group);
  const places = groups.map((group) => Object.keys(settingGroups).indexOf(group));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
