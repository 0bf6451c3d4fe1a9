import { companyMessages } from '@bellwether/contract/words.es';
import type { Translated } from '@bellwether/domain/locale/language';
import { openAppraisalsSentence } from '@bellwether/domain/talent/words.open-appraisals.es';
import type * as english from './words.ts';

export const tenantWords: Translated<typeof english.tenantWords> = {
  time_zone_missing: companyMessages.zoneRequired,
  time_zone_unknown: (zone) => `La zona horaria «${zone}» no se conoce.`,
  subdomain_unusable: (subdomain) => `El subdominio «${subdomain}» no se puede usar.`,
  range_used: ({ first, last }) =>
    `Esta base de datos ha asignado todos sus ID de empresas, de ${first} a ${last}: vea bellwether tenant range --help.`,
  subdomain_taken: (subdomain) => `El subdominio «${subdomain}» ya está ocupado.`,
  appraisals_open: ({ label, open }) => openAppraisalsSentence(`«${label}»`, open),
  goals_exist: (label) => `«${label}» solo puede cambiar mientras la empresa no tenga ningún objetivo.`,
};
