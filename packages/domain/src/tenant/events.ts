/** Events about a company and their details; the subject is the company. */
export interface TenantEvents {
  'tenant.created': Readonly<Record<string, never>>;
}
