import type * as english from './words.files.ts';

export const fileTooLarge: typeof english.fileTooLarge = (maxBytes) =>
  `Ce fichier est trop volumineux : il peut avoir ${Math.floor(maxBytes / 1_048_576)} Mo au plus.`;

export const onlyPngOrJpg = 'Seuls les formats PNG et JPG peuvent être envoyés.';

export const emptyPicture = `Ce fichier est vide. ${onlyPngOrJpg}`;
export const unreadablePicture = `Ce fichier ne peut pas être lu comme une image. ${onlyPngOrJpg}`;

export const damagedPicture = `Cette image est endommagée et illisible. ${onlyPngOrJpg}`;

export const onlyTables =
  'Seuls les fichiers CSV, Excel (.xlsx) et OpenDocument (.ods) peuvent être importés.';
