import type { Company } from '@bellwether/contract/tenant.company';

/** What the forms of the company began with. */
export type CompanyVersion = Pick<
  Company,
  'Name' | 'Url' | 'TimeZone' | 'PrimaryColor' | 'UseLightTextOnPrimary' | 'UpdatedAt'
>;

const edited = ['Name', 'Url', 'TimeZone', 'PrimaryColor', 'UseLightTextOnPrimary'] as const;

/**
 * The version that a later save names after a logo was changed here. A logo is stored whatever the version is, so its
 * reply may hold somebody else's change of a field of the forms: then the former version stays, and the save is refused.
 */
export function versionAfterLogo(former: CompanyVersion, reply: CompanyVersion): CompanyVersion {
  return edited.every((field) => former[field] === reply[field]) ? reply : former;
}
