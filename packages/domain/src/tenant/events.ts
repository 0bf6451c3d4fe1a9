import type { TenantSettingName } from './settings.ts';

/** The changed parts that a company's event names. */
export type CompanyField =
  | 'name'
  | 'subdomain'
  | 'url'
  | 'time_zone'
  | 'logo'
  | 'square_logo'
  | 'primary_color'
  | 'use_light_text';

/** Events about a company and their details; the subject is the company. */
export interface TenantEvents {
  'tenant.created': Readonly<Record<string, never>>;
  'tenant.settings_changed': { readonly names: readonly TenantSettingName[] };
  /** By the command line: nobody signs in until it is resumed. */
  'tenant.suspended': Readonly<Record<string, never>>;
  'tenant.resumed': Readonly<Record<string, never>>;
  'tenant.changed': { readonly fields: readonly CompanyField[] };
}
