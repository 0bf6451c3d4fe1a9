import { fileLimits, fileTooLarge, onlyPngOrJpg } from '@bellwether/contract/file';

/** The kinds of picture that the file chooser offers. */
export const logoTypes: readonly string[] = ['image/png', 'image/jpeg'];

/** Returns why a file cannot be a logo, in the server's words, without uploading it; undefined if it can. */
export function logoFault(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!logoTypes.includes(file.type)) return onlyPngOrJpg;
  return file.size > fileLimits.logo ? fileTooLarge(fileLimits.logo) : undefined;
}
