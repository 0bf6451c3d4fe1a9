import { type Said, said } from '@bellwether/domain/shared/said';
import { fileKindWords } from '../refusal/words.files.ts';

type PlainKind = Exclude<keyof typeof fileKindWords, 'picture' | 'other'>;
type WrongFile = { readonly is: 'empty' | 'unknown' } | { readonly is: 'known'; readonly kind: Said };

/** The kinds of files that have a name for people; every other file is named by its ending. */
const names: Readonly<Record<string, PlainKind>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/x-cfb': 'old_office',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'powerpoint',
  'application/vnd.oasis.opendocument.text': 'writer',
  'application/vnd.oasis.opendocument.spreadsheet': 'calc',
};

const textBeginnings: readonly (readonly [RegExp, PlainKind])[] = [
  [/^%PDF/, 'pdf'],
  [/^\{\\rtf/, 'word'],
  [/^(<!doctype html|<html)/i, 'web_page'],
  [/^<svg|^<\?xml[^>]*>\s*<svg/i, 'svg'],
  [/^<\?xml/i, 'xml'],
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const notText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * Returns what a file is by its content, of `fileKindWords`; undefined for plain text and unknown kinds.
 * Signatures of binary kinds can be ordinary words, so a text is named only by beginnings that no list of people has.
 */
export async function fileKind(bytes: Uint8Array): Promise<Said | undefined> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096));
  const begun = textBeginnings.find(([pattern]) => pattern.test(head.trimStart()))?.[1];
  if (begun !== undefined) return said(fileKindWords, begun);
  if (!notText.test(head)) return undefined;
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type) return undefined;
  const { mime, ext } = type;
  if (names[mime]) return said(fileKindWords, names[mime]);
  const ending = ext.toUpperCase();
  if (mime.startsWith('image/')) return said(fileKindWords, 'picture', ending);
  if (mime.startsWith('video/')) return said(fileKindWords, 'video');
  return mime.startsWith('audio/') ? said(fileKindWords, 'sound') : said(fileKindWords, 'other', ending);
}

/** Returns what is said of a file of another kind than was asked for: the values of `wrongFileSentence`. */
export async function wrongFile(bytes: Uint8Array): Promise<WrongFile> {
  if (isEmptyFile(bytes)) return { is: 'empty' };
  const kind = await fileKind(bytes);
  return kind === undefined ? { is: 'unknown' } : { is: 'known', kind };
}

/** Whether a file has no content, or only blanks, line ends and the mark of an encoding. */
export function isEmptyFile(bytes: Uint8Array): boolean {
  return bytes.length < 1_024 && new TextDecoder().decode(bytes).trim() === '';
}
