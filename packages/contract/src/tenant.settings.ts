import { isDay } from '@bellwether/domain/calendar/day';
import { said } from '@bellwether/domain/shared/said';
import {
  isAddressOrNone,
  type TenantSettingRule,
  type TenantSettingValue,
  tenantSettingNames,
  tenantSettingRule,
} from '@bellwether/domain/tenant/settings';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { type SettingWireName, settingWireName } from './tenant.setting-names.ts';
import { instantSchema, sentInstantSchema } from './wire.ts';
import { wireWords } from './words.ts';

function valueSchema(rule: TenantSettingRule): z.ZodMiniType<TenantSettingValue, TenantSettingValue> {
  if (rule.kind === 'switch') return z.boolean();
  if (rule.kind === 'choice') {
    const { choices } = rule;
    return z
      .union([z.string(), z.number()])
      .check(
        z.refine((value) => choices.includes(value), refusedAs(said(wireWords, 'choose_one_of', choices))),
      );
  }
  if (rule.kind === 'day')
    return z
      .string()
      .check(z.refine((value) => value === '' || isDay(value), refusedAs(said(wireWords, 'day'))));
  if (rule.kind === 'address')
    return z.string().check(z.refine(isAddressOrNone, refusedAs(said(wireWords, 'address'))));
  const wrong = refusedAs(said(wireWords, 'whole', { least: rule.least, most: rule.most }));
  return z.int(wrong).check(z.gte(rule.least, wrong), z.lte(rule.most, wrong));
}

type SettingsShape = Record<
  SettingWireName,
  z.ZodMiniOptional<z.ZodMiniType<TenantSettingValue, TenantSettingValue>>
>;

const shape = Object.fromEntries(
  tenantSettingNames.map((name) => [settingWireName(name), z.optional(valueSchema(tenantSettingRule(name)))]),
) as SettingsShape;

/** The settings that the person may change; in a save, the changed ones. */
export const settingValuesSchema = z.strictObject(shape);
export type SettingValues = z.output<typeof settingValuesSchema>;

export const companySettingsSchema = z.object({
  Settings: settingValuesSchema,
  /** Settings that cannot change because the company has goals, or an open appraisal. */
  Locked: z.array(z.string()),
  /** How many open appraisals lock the scale, by quarter, newest first. */
  OpenAppraisals: z.array(z.object({ Quarter: z.string(), Count: z.int() })),
  /** Null: never changed. */
  UpdatedAt: z.nullable(instantSchema),
});
export type CompanySettings = z.output<typeof companySettingsSchema>;

export const getSettings = endpoint({
  name: 'getSettings',
  summary: 'The settings of the company: all for the ceo and org admins, those of appraisals for HR admins.',
  method: 'GET',
  path: '/tenant/settings',
  scope: 'none',
  who: 'changesSettings',
  reply: companySettingsSchema,
});

export const saveSettings = endpoint({
  name: 'saveSettings',
  summary:
    'Changes settings, all or none. 409 for one that can change only while the company has no goal, or no open appraisal.',
  method: 'PUT',
  path: '/tenant/settings',
  scope: 'none',
  who: 'changesSettings',
  body: z.strictObject({
    Settings: settingValuesSchema,
    UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
  }),
  reply: companySettingsSchema,
});
