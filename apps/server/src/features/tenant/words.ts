import { companyMessages } from '@bellwether/contract/words';
import { type OpenInQuarter, openAppraisalsSentence } from '@bellwether/domain/talent/open-appraisals';

/** Why a company cannot be created or changed as requested. */
export const tenantWords = {
  time_zone_missing: companyMessages.zoneRequired,
  time_zone_unknown: (zone: string) => `The time zone "${zone}" is not known.`,
  subdomain_unusable: (subdomain: string) => `The subdomain "${subdomain}" cannot be used.`,
  range_used: ({ first, last }: { first: number; last: number }) =>
    `This database has given all of its ids of companies, ${first} to ${last}: see bellwether tenant range --help.`,
  subdomain_taken: (subdomain: string) => `The subdomain "${subdomain}" is taken.`,
  appraisals_open: ({ label, open }: { label: string; open: readonly OpenInQuarter[] }) =>
    openAppraisalsSentence(`“${label}”`, open),
  goals_exist: (label: string) => `“${label}” can change only while the company has no goal.`,
} as const;
