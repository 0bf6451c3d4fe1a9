import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const versionLabel: typeof english.versionLabel = (version, environment) =>
  environment && environment !== 'production' ? `Version ${version} · ${environment}` : `Version ${version}`;

export const POWERED_BY: string = 'Bereitgestellt mit Bellwether';

export const DEMO_TITLE: string = 'Demo';
export const DEMO_EXPLAINED: string =
  'Sie sehen ein erfundenes Unternehmen. Hier können Sie nach Belieben ausprobieren und ändern.';
export const DEMO_OWN: string =
  'Um Ihr eigenes Unternehmen anzulegen, führen Sie dies dort aus, wo Bellwether installiert ist; es gibt den Einladungslink aus:';
export const DEMO_COMMAND: typeof english.DEMO_COMMAND =
  'npx bellwether tenant create --subdomain acme --name "Acme" --ceo-name "Ada Larkwood" --ceo-email ada@acme.example';

export const demoLabelWords: Translated<typeof english.demoLabelWords> = {
  demoWhatThisCompany: 'Demo: was dieses Unternehmen ist',
};

export const logoFieldWords: Translated<typeof english.logoFieldWords> = {
  chooseAPicture: (label) => `${label}: Bild auswählen`,
};

export const unknownTenantWords: Translated<typeof english.unknownTenantWords> = {
  title: 'Unbekanntes Unternehmen',
  noCompanyUses: 'Kein Unternehmen verwendet',
  checkTheAddress:
    '. Prüfen Sie die Adresse, oder fragen Sie die Person, die Sie eingeladen hat, nach der richtigen.',
  thereIsNoCompany: 'Unter dieser Adresse gibt es kein Unternehmen',
};
