import { companyMessages } from '@bellwether/contract/words.fr';
import type { Translated } from '@bellwether/domain/locale/language';
import { openAppraisalsSentence } from '@bellwether/domain/talent/words.open-appraisals.fr';
import type * as english from './words.ts';

export const tenantWords: Translated<typeof english.tenantWords> = {
  time_zone_missing: companyMessages.zoneRequired,
  time_zone_unknown: (zone) => `Le fuseau horaire « ${zone} » est inconnu.`,
  subdomain_unusable: (subdomain) => `Le sous-domaine « ${subdomain} » ne peut pas être utilisé.`,
  range_used: ({ first, last }) =>
    `Cette base de données a attribué tous ses ID d’entreprises, ${first} à ${last} : voir bellwether tenant range --help.`,
  subdomain_taken: (subdomain) => `Le sous-domaine « ${subdomain} » est déjà pris.`,
  appraisals_open: ({ label, open }) => openAppraisalsSentence(`« ${label} »`, open),
  goals_exist: (label) => `« ${label} » ne peut changer que tant que l’entreprise n’a pas d’objectif.`,
};
