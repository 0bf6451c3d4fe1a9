import { instantToIso } from '@bellwether/domain/calendar/instant';
import type { Language } from '@bellwether/domain/locale/language';
import JSZip from 'jszip';
import type { DataPart, DataRow } from './statements.export.ts';
import { dataFileWords } from './words.ts';

/** A part of the file; each has a heading in the words. */
type Part = DataPart | 'own_record';

/** Everything that a file with a person's data contains. */
export interface PersonalData {
  readonly name: string;
  readonly company: string;
  /** Whether the person asked for the file; else an admin did. */
  readonly isOwn: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly parts: Readonly<Partial<Record<Part, readonly DataRow[]>>>;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** Returns the zip: a page to read, the parts as JSON, and the person's own files. */
export async function zipOfData(data: PersonalData, language: Language): Promise<Uint8Array> {
  const zip = new JSZip();
  zip.file('index.html', pageOf(data, language));
  for (const [part, rows] of Object.entries(data.parts))
    zip.file(`data/${part}.json`, JSON.stringify(rows, null, 2));
  for (const { name, bytes } of data.files) zip.file(`files/${name}`, bytes);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

function pageOf({ name, company, isOwn, at, parts, files }: PersonalData, language: Language): string {
  const words = language.words(dataFileWords);
  const title = escaped(words.title({ name, company }));
  const sections = (Object.entries(parts) as [Part, readonly DataRow[]][]).map(
    ([part, rows]) => `<h2>${escaped(words.parts[part])}</h2>\n${tableOf(rows, words)}`,
  );
  const list = files.map((file) => {
    const path = encodeURIComponent(file.name);
    return `<li><a href="files/${path}">${escaped(file.name)}</a></li>`;
  });
  return `<!doctype html>
<html lang="${language.locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid #999;padding:.25rem .5rem;text-align:left;vertical-align:top;white-space:pre-wrap}</style>
</head><body><h1>${title}</h1>
<p>${escaped(words.made({ at: instantToIso(at) }))}</p>
<p>${escaped(words.leftOut)}</p>${isOwn ? '' : `\n<p>${escaped(words.leftOutForAdmins)}</p>`}
${sections.join('\n')}
<h2>${escaped(words.parts.files)}</h2>
${list.length === 0 ? `<p>${escaped(words.empty)}</p>` : `<ul>${list.join('')}</ul>`}
</body></html>
`;
}

type Words = typeof dataFileWords;

function tableOf(rows: readonly DataRow[], words: Words): string {
  const [first] = rows;
  if (!first) return `<p>${escaped(words.empty)}</p>`;
  const columns = Object.keys(first);
  const line = (cells: readonly string[], cell: 'td' | 'th') =>
    `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
  const head = line(
    columns.map((column) => escaped(column.replaceAll('_', ' '))),
    'th',
  );
  const body = rows.map((row) =>
    line(
      columns.map((column) => escaped(textOf(row[column], words))),
      'td',
    ),
  );
  return `<table>${head}\n${body.join('\n')}</table>`;
}

function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
