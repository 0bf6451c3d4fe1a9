import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const versionLabel: typeof english.versionLabel = (version, environment) =>
  environment && environment !== 'production' ? `Versión ${version} · ${environment}` : `Versión ${version}`;

export const POWERED_BY: string = 'Con la tecnología de Bellwether';

export const DEMO_TITLE: string = 'Demo';
export const DEMO_EXPLAINED: string =
  'Está viendo una empresa inventada. Aquí puede probar y cambiar lo que quiera.';
export const DEMO_OWN: string =
  'Para crear su propia empresa, ejecute esto donde esté instalado Bellwether; muestra el enlace de invitación:';
export const DEMO_COMMAND: typeof english.DEMO_COMMAND =
  'npx bellwether tenant create --subdomain acme --name "Acme" --ceo-name "Ada Larkwood" --ceo-email ada@acme.example';

export const demoLabelWords: Translated<typeof english.demoLabelWords> = {
  demoWhatThisCompany: 'Demo: qué es esta empresa',
};

export const logoFieldWords: Translated<typeof english.logoFieldWords> = {
  chooseAPicture: (label) => `${label}: elegir una imagen`,
};

export const unknownTenantWords: Translated<typeof english.unknownTenantWords> = {
  title: 'Empresa desconocida',
  noCompanyUses: 'Ninguna empresa usa',
  checkTheAddress: '. Compruebe la dirección o pida la correcta a la persona que le ha invitado.',
  thereIsNoCompany: 'No hay ninguna empresa en esta dirección',
};
