import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.files.ts';

export const fileKindWords: Translated<typeof english.fileKindWords> = {
  pdf: 'ein PDF',
  zip: 'ein ZIP-Archiv',
  old_office: 'eine alte Office-Datei',
  word: 'ein Word-Dokument',
  excel: 'eine Excel-Datei',
  powerpoint: 'eine PowerPoint-Datei',
  writer: 'ein Writer-Dokument',
  calc: 'eine Calc-Datei',
  web_page: 'eine Webseite',
  svg: 'ein SVG-Bild',
  xml: 'eine XML-Datei',
  picture: (ending) => `ein Bild (${ending})`,
  video: 'ein Video',
  sound: 'eine Tonaufnahme',
  other: (ending) => `eine Datei der Art ${ending}`,
};

export const wrongFileSentence: typeof english.wrongFileSentence = (file, accepted) => {
  if (file.is === 'empty') return `Diese Datei ist leer. ${accepted}`;
  return file.is === 'known' ? `Diese Datei ist ${file.kind}. ${accepted}` : accepted;
};
