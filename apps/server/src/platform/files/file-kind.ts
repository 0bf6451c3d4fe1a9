/** The kinds of files that have a name for people; every other file is named by its ending. */
const names: Readonly<Record<string, string>> = {
  'application/pdf': 'a PDF',
  'application/zip': 'a ZIP archive',
  'application/x-cfb': 'an old Office file',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'a Word document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'an Excel file',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'a PowerPoint file',
  'application/vnd.oasis.opendocument.text': 'a Writer document',
  'application/vnd.oasis.opendocument.spreadsheet': 'a Calc file',
};

const textBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, 'a PDF'],
  [/^\{\\rtf/, 'a Word document'],
  [/^(<!doctype html|<html)/i, 'a web page'],
  [/^<svg|^<\?xml[^>]*>\s*<svg/i, 'an SVG picture'],
  [/^<\?xml/i, 'an XML file'],
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const notText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * Returns what a file is by its content, in words for a sentence: `a PDF`; undefined for plain text and unknown kinds.
 * Signatures of binary kinds can be ordinary words, so a text is named only by beginnings that no list of people has.
 */
export async function fileKind(bytes: Uint8Array): Promise<string | undefined> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096));
  const begun = textBeginnings.find(([pattern]) => pattern.test(head.trimStart()))?.[1];
  if (begun !== undefined || !notText.test(head)) return begun;
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type) return undefined;
  const { mime, ext } = type;
  if (names[mime]) return names[mime];
  if (mime.startsWith('image/')) return `a picture (${ext.toUpperCase()})`;
  if (mime.startsWith('video/')) return 'a video';
  return mime.startsWith('audio/') ? 'a sound recording' : `a file of the kind ${ext.toUpperCase()}`;
}

/**
 * Returns the sentences for a file of another kind than `accepted` asks for: what the file is, if that is known, and
 * what is accepted.
 */
export async function wrongFile(bytes: Uint8Array, accepted: string): Promise<string> {
  if (isEmptyFile(bytes)) return `This file is empty. ${accepted}`;
  const kind = await fileKind(bytes);
  return kind === undefined ? accepted : `This file is ${kind}. ${accepted}`;
}

/** Whether a file has no content, or only blanks, line ends and the mark of an encoding. */
export function isEmptyFile(bytes: Uint8Array): boolean {
  return bytes.length < 1_024 && new TextDecoder().decode(bytes).trim() === '';
}
