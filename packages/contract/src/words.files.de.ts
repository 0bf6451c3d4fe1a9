import type * as english from './words.files.ts';

export const fileTooLarge: typeof english.fileTooLarge = (maxBytes) =>
  `Diese Datei ist zu groß: Sie darf höchstens ${Math.floor(maxBytes / 1_048_576)} MB haben.`;

export const onlyPngOrJpg = 'Es können nur PNG- und JPG-Dateien hochgeladen werden.';

export const emptyPicture = `Diese Datei ist leer. ${onlyPngOrJpg}`;
export const unreadablePicture = `Diese Datei kann nicht als Bild gelesen werden. ${onlyPngOrJpg}`;

export const damagedPicture = `Dieses Bild ist beschädigt und kann nicht gelesen werden. ${onlyPngOrJpg}`;

export const onlyTables =
  'Es können nur Dateien in CSV, Excel (.xlsx) und OpenDocument (.ods) importiert werden.';
