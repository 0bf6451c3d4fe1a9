import { companyMessages } from '@bellwether/contract/words.de';
import type { Translated } from '@bellwether/domain/locale/language';
import { openAppraisalsSentence } from '@bellwether/domain/talent/words.open-appraisals.de';
import type * as english from './words.ts';

export const tenantWords: Translated<typeof english.tenantWords> = {
  time_zone_missing: companyMessages.zoneRequired,
  time_zone_unknown: (zone) => `Die Zeitzone „${zone}“ ist nicht bekannt.`,
  subdomain_unusable: (subdomain) => `Die Subdomain „${subdomain}“ kann nicht verwendet werden.`,
  range_used: ({ first, last }) =>
    `Diese Datenbank hat alle ihre IDs von Unternehmen vergeben, ${first} bis ${last}: siehe bellwether tenant range --help.`,
  subdomain_taken: (subdomain) => `Die Subdomain „${subdomain}“ ist vergeben.`,
  appraisals_open: ({ label, open }) => openAppraisalsSentence(`„${label}“`, open),
  goals_exist: (label) => `„${label}“ kann nur geändert werden, solange das Unternehmen kein Ziel hat.`,
};
