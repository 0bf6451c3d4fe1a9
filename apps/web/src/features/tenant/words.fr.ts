import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const versionLabel: typeof english.versionLabel = (version, environment) =>
  environment && environment !== 'production' ? `Version ${version} · ${environment}` : `Version ${version}`;

export const POWERED_BY: string = 'Propulsé par Bellwether';

export const DEMO_TITLE: string = 'Démo';

export const DEMO_EXPLAINED: string =
  'Vous regardez une entreprise inventée. Vous pouvez tout y essayer et tout y modifier.';

export const DEMO_OWN: string =
  'Pour créer votre propre entreprise, exécutez ceci là où Bellwether est installé ; la commande affiche le lien d’invitation :';
export const DEMO_COMMAND: typeof english.DEMO_COMMAND =
  'npx bellwether tenant create --subdomain acme --name "Acme" --ceo-name "Ada Larkwood" --ceo-email ada@acme.example';

export const demoLabelWords: Translated<typeof english.demoLabelWords> = {
  demoWhatThisCompany: 'Démo : ce qu’est cette entreprise',
};

export const logoFieldWords: Translated<typeof english.logoFieldWords> = {
  chooseAPicture: (label) => `${label} : choisir une image`,
};

export const unknownTenantWords: Translated<typeof english.unknownTenantWords> = {
  title: 'Entreprise inconnue',
  noCompanyUses: 'Aucune entreprise n’utilise',
  checkTheAddress: '. Vérifiez l’adresse, ou demandez la bonne à la personne qui vous invite.',
  thereIsNoCompany: 'Il n’y a pas d’entreprise à cette adresse',
};
