import type { Company } from '@bellwether/contract/tenant.company';

/** The company as it was when the form opened or last saved. */
export type CompanyVersion = Pick<
  Company,
  'Name' | 'Url' | 'TimeZone' | 'PrimaryColor' | 'UseLightTextOnPrimary' | 'UpdatedAt'
>;

const edited = ['Name', 'Url', 'TimeZone', 'PrimaryColor', 'UseLightTextOnPrimary'] as const;

/**
 * Returns the version for the next save after a logo changed here. A logo is stored without a check of the version,
 * so its reply may contain another person's change. In that case the old version is returned, so that the server
 * refuses the save.
 */
export function versionAfterLogo(former: CompanyVersion, reply: CompanyVersion): CompanyVersion {
  return edited.every((field) => former[field] === reply[field]) ? reply : former;
}
