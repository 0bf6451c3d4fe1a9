import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.files.ts';

export const fileKindWords: Translated<typeof english.fileKindWords> = {
  pdf: 'un PDF',
  zip: 'une archive ZIP',
  old_office: 'un ancien fichier Office',
  word: 'un document Word',
  excel: 'un fichier Excel',
  powerpoint: 'un fichier PowerPoint',
  writer: 'un document Writer',
  calc: 'un fichier Calc',
  web_page: 'une page web',
  svg: 'une image SVG',
  xml: 'un fichier XML',
  picture: (ending) => `une image (${ending})`,
  video: 'une vidéo',
  sound: 'un enregistrement audio',
  other: (ending) => `un fichier de type ${ending}`,
};

export const wrongFileSentence: typeof english.wrongFileSentence = (file, accepted) => {
  if (file.is === 'empty') return `Ce fichier est vide. ${accepted}`;
  return file.is === 'known' ? `Ce fichier est ${file.kind}. ${accepted}` : accepted;
};
