import type * as english from './words.files.ts';

export const fileTooLarge: typeof english.fileTooLarge = (maxBytes) =>
  `Este archivo es demasiado grande: puede tener como máximo ${Math.floor(maxBytes / 1_048_576)} MB.`;

export const onlyPngOrJpg = 'Solo se pueden subir archivos PNG y JPG.';

export const emptyPicture = `Este archivo está vacío. ${onlyPngOrJpg}`;
export const unreadablePicture = `Este archivo no se puede leer como imagen. ${onlyPngOrJpg}`;

export const damagedPicture = `Esta imagen está dañada y no se puede leer. ${onlyPngOrJpg}`;

export const onlyTables = 'Solo se pueden importar archivos CSV, Excel (.xlsx) y OpenDocument (.ods).';
