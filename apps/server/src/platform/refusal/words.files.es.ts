import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.files.ts';

export const fileKindWords: Translated<typeof english.fileKindWords> = {
  pdf: 'un PDF',
  zip: 'un archivo ZIP',
  old_office: 'un archivo antiguo de Office',
  word: 'un documento de Word',
  excel: 'un archivo de Excel',
  powerpoint: 'un archivo de PowerPoint',
  writer: 'un documento de Writer',
  calc: 'un archivo de Calc',
  web_page: 'una página web',
  svg: 'una imagen SVG',
  xml: 'un archivo XML',
  picture: (ending) => `una imagen (${ending})`,
  video: 'un vídeo',
  sound: 'una grabación de sonido',
  other: (ending) => `un archivo del tipo ${ending}`,
};

export const wrongFileSentence: typeof english.wrongFileSentence = (file, accepted) => {
  if (file.is === 'empty') return `Este archivo está vacío. ${accepted}`;
  return file.is === 'known' ? `Este archivo es ${file.kind}. ${accepted}` : accepted;
};
