import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page as its readers get it. */
export interface ReadPage {
  readonly text: string;
  /** The tags that screen readers use, as JSON. */
  readonly tags: string;
  /** In points. */
  readonly width: number;
}

/**
 * Joins words in reading order. The library returns the words of a right-to-left name in their order on the paper, so
 * this reverses each run of them.
 */
function textOf(words: readonly { readonly str: string; readonly dir: string }[]): string {
  const read: string[] = [];
  let run = 0;
  for (const { str, dir } of words) {
    run = dir === 'rtl' ? run + 1 : 0;
    if (run > 1) read.splice(read.length - run + 1, 0, str);
    else read.push(str);
  }
  return read.join(' ').replace(/\s+/g, ' ');
}

interface ReadPdf {
  readonly title: string | undefined;
  /** The tag of the language in which screen readers read it. */
  readonly language: string | undefined;
  readonly pages: ReadPage[];
}

/** Returns title, language and pages of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      return {
        text: textOf(words),
        tags: JSON.stringify(await page.getStructTree()),
        width: page.view[2] ?? 0,
      };
    }),
  );
  const { Title, Language } = (await pdf.getMetadata()).info as { Title?: string; Language?: string };
  await task.destroy();
  return { title: Title, language: Language, pages };
}
