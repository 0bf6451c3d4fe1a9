/** What a file is by its content, for "This file is …". */
export const fileKindWords = {
  pdf: 'a PDF',
  zip: 'a ZIP archive',
  old_office: 'an old Office file',
  word: 'a Word document',
  excel: 'an Excel file',
  powerpoint: 'a PowerPoint file',
  writer: 'a Writer document',
  calc: 'a Calc file',
  web_page: 'a web page',
  svg: 'an SVG picture',
  xml: 'an XML file',
  picture: (ending: string) => `a picture (${ending})`,
  video: 'a video',
  sound: 'a sound recording',
  other: (ending: string) => `a file of the kind ${ending}`,
} as const;

/** A file of another kind than was asked for. `kind`: what it is by `fileKindWords`, if that is known. */
export type FoundFile =
  | { readonly is: 'empty' | 'unknown' }
  | { readonly is: 'known'; readonly kind: string };

/** Returns what the file is, if that is known, and then `accepted`, the sentence about the kinds that are taken. */
export function wrongFileSentence(file: FoundFile, accepted: string): string {
  if (file.is === 'empty') return `This file is empty. ${accepted}`;
  return file.is === 'known' ? `This file is ${file.kind}. ${accepted}` : accepted;
}
