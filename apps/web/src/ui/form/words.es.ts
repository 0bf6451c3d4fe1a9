import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const closedFormWords: Translated<typeof english.closedFormWords> = {
  close: 'Cerrar',
};

export const formFieldsWords: Translated<typeof english.formFieldsWords> = {
  ofCharacters: (length, limit) => `${length} de ${limit} caracteres`,
};

export const plainFieldWords: Translated<typeof english.plainFieldWords> = {
  showPassword: 'Mostrar contraseña',
};

export const richTextFieldWords: Translated<typeof english.richTextFieldWords> = {
  format: (label) => `Formato: ${label}`,
  bold: 'Negrita',
  italic: 'Cursiva',
  underline: 'Subrayado',
  list: 'Lista',
  numberedList: 'Lista numerada',
  link: 'Enlace',
  addressOfTheLink: 'Dirección del enlace',
  enterValidUrl: 'Escriba una URL válida.',
  addLink: 'Añadir enlace',
};

export const searchBoxWords: Translated<typeof english.searchBoxWords> = {
  clearSearch: 'Borrar búsqueda',
};

export const manySelectWords: Translated<typeof english.manySelectWords> = {
  notListed: 'Alguien que no está en la lista',
};
