import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page as its readers get it. */
export interface ReadPage {
  readonly text: string;
  /** What programs for blind people read, as JSON. */
  readonly tags: string;
  /** In points. */
  readonly width: number;
}

/** Returns title and pages of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<{ title: string | undefined; pages: ReadPage[] }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { text, tags: JSON.stringify(await page.getStructTree()), width: page.view[2] ?? 0 };
    }),
  );
  const { Title } = (await pdf.getMetadata()).info as { Title?: string };
  await task.destroy();
  return { title: Title, pages };
}
