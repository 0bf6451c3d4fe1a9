import { describe, expect, test } from 'vitest';
import { isTenantSetting, readTenantSetting, tenantSettingNames, tenantSettingRule } from './settings.ts';

describe('every setting of a company', () => {
  test.each(tenantSettingNames)('%s says what it does in one sentence and keeps its bounds', (name) => {
    const rule = tenantSettingRule(name);
    // Refusals name the setting by its label.
    expect(rule.label).toMatch(/^[A-Z][^._]*$/);
    expect(rule.says).toMatch(/^[A-Z][^.]*\.$/);
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
