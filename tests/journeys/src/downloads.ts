import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A downloaded report as its readers get it. */
interface ReadReport {
  readonly name: string;
  /** The first characters of the file, which identify its kind. */
  readonly first: string;
  readonly text: string;
}

/** Reads a downloaded Excel or PDF file. */
export async function readDownload(download: Download): Promise<ReadReport> {
  const bytes = new Uint8Array(await readFile(await download.path()));
  const name = download.suggestedFilename();
  const first = String.fromCharCode(...bytes.slice(0, 4));
  return { name, first, text: name.endsWith('.pdf') ? await pdfText(bytes) : await excelText(bytes) };
}

async function excelText(bytes: Uint8Array): Promise<string> {
  const { sheets } = await readXlsx(bytes);
  return sheets.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.join(' '))]).join('\n');
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await pdfPages(bytes)).join('\n');
}

/** Returns the text of each page of a PDF. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  // The reader takes the bytes over.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const texts: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return texts;
}
