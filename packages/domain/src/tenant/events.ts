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
  /** By the command line: it is only read until it is thawed. */
  'tenant.frozen': Readonly<Record<string, never>>;
  'tenant.thawed': Readonly<Record<string, never>>;
  /** It came from another database, or a file. */
  'tenant.arrived': Readonly<Record<string, never>>;
  'tenant.export_asked': { readonly export: number };
  'tenant.export_taken': { readonly export: number };
  /** By its ceo or an org admin: it is deleted after a while. */
  'tenant.ended': Readonly<Record<string, never>>;
  'tenant.taken_back': Readonly<Record<string, never>>;
  'tenant.changed': { readonly fields: readonly CompanyField[] };
}
