import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const closedFormWords: Translated<typeof english.closedFormWords> = {
  close: 'Schließen',
};

export const formFieldsWords: Translated<typeof english.formFieldsWords> = {
  ofCharacters: (length, limit) => `${length} von ${limit} Zeichen`,
};

export const plainFieldWords: Translated<typeof english.plainFieldWords> = {
  showPassword: 'Passwort anzeigen',
};

export const richTextFieldWords: Translated<typeof english.richTextFieldWords> = {
  format: (label) => `Formatierung: ${label}`,
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  list: 'Liste',
  numberedList: 'Nummerierte Liste',
  link: 'Link',
  addressOfTheLink: 'Adresse des Links',
  enterValidUrl: 'Bitte geben Sie eine gültige URL ein.',
  addLink: 'Link einfügen',
};

export const searchBoxWords: Translated<typeof english.searchBoxWords> = {
  clearSearch: 'Suche löschen',
};

export const manySelectWords: Translated<typeof english.manySelectWords> = {
  notListed: 'Jemand, der nicht in der Liste steht',
};
