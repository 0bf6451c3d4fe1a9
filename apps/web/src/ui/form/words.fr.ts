import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const closedFormWords: Translated<typeof english.closedFormWords> = {
  close: 'Fermer',
};

export const formFieldsWords: Translated<typeof english.formFieldsWords> = {
  ofCharacters: (length, limit) => `${length} sur ${limit} caractères`,
};

export const plainFieldWords: Translated<typeof english.plainFieldWords> = {
  showPassword: 'Afficher le mot de passe',
};

export const richTextFieldWords: Translated<typeof english.richTextFieldWords> = {
  format: (label) => `Mise en forme : ${label}`,
  bold: 'Gras',
  italic: 'Italique',
  underline: 'Souligné',
  list: 'Liste',
  numberedList: 'Liste numérotée',
  link: 'Lien',
  addressOfTheLink: 'Adresse du lien',
  enterValidUrl: 'Indiquez une URL valable.',
  addLink: 'Ajouter un lien',
};

export const searchBoxWords: Translated<typeof english.searchBoxWords> = {
  clearSearch: 'Effacer la recherche',
};

export const manySelectWords: Translated<typeof english.manySelectWords> = {
  notListed: 'Une personne absente de la liste',
};
