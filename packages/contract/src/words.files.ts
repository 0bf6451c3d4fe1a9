/** Returns the sentence for a file over its limit. */
export function fileTooLarge(maxBytes: number): string {
  return `This file is too large: it can have at most ${Math.floor(maxBytes / 1_048_576)} MB.`;
}

/** The message for a picture that is neither PNG nor JPEG (texts.9). */
export const onlyPngOrJpg = 'Only PNG and JPG formats are allowed to upload.';

/** What a browser says about a chosen file before it is sent. */
export const emptyPicture = `This file is empty. ${onlyPngOrJpg}`;

export const unreadablePicture = `This file cannot be read as a picture. ${onlyPngOrJpg}`;

/** The sentence for a picture of the right kind that cannot be decoded. */
export const damagedPicture =
  'This picture is damaged and cannot be read. Only PNG and JPG formats are allowed to upload.';

/** The message for a file that is no table. */
export const onlyTables = 'Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.';
