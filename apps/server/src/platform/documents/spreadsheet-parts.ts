import { isEmail } from '@bellwether/domain/people/profile/email';
import { Parser } from 'htmlparser2';
import type { ZipEntry } from './zip-file.ts';

/** The unpacked parts of a spreadsheet, by their names. */
export type Parts = ReadonlyMap<string, ZipEntry>;

type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes of each element of a name, without the prefix of its namespace. */
function* elementsOf(parts: Parts, part: string, name: string): Generator<Attributes> {
  const entry = parts.get(part);
  if (entry === undefined) return;
  const found: Attributes[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag.slice(tag.indexOf(':') + 1) === name) found.push(attributes);
      },
    },
    { xmlMode: true },
  );
  for (const bytes of entry.packed) parser.write(Buffer.from(bytes).toString());
  parser.end();
  yield* found;
}

const attribute = (attributes: Attributes, name: string): string =>
  Object.entries(attributes).find(([key]) => key.slice(key.indexOf(':') + 1) === name)?.[1] ?? '';

export interface Sheet {
  readonly name: string;
  /** The id by which an Excel file refers to its part; empty in an OpenDocument file. */
  readonly relation: string;
}

const longestName = 255;

/** A sheet's name as the database stores it. */
const nameOf = (name = '') => name.slice(0, longestName).toWellFormed().replaceAll('\0', ' ');

/** Returns the sheets of an Excel file in the order of its tabs. */
export function excelSheets(parts: Parts): Sheet[] {
  return [...elementsOf(parts, 'xl/workbook.xml', 'sheet')]
    .map((sheet) => ({ name: nameOf(sheet.name), relation: sheet['r:id'] ?? '' }))
    .filter(({ name, relation }) => name !== '' && relation !== '');
}

/** Returns the sheets of an OpenDocument file. */
export function openDocumentSheets(parts: Parts): Sheet[] {
  return [...elementsOf(parts, 'content.xml', 'table')].map((table) => ({
    name: nameOf(attribute(table, 'name')),
    relation: '',
  }));
}

/** Returns the addresses of a sheet's mail links by their cells, such as `B2`. */
export function mailLinks(parts: Parts, { relation }: Sheet): Map<string, string> {
  const target = [...elementsOf(parts, 'xl/_rels/workbook.xml.rels', 'Relationship')].find(
    ({ Id }) => Id === relation,
  )?.Target;
  const part = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`;
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const addresses = new Map<string, string>();
  for (const { Id = '', Target = '' } of elementsOf(parts, relations, 'Relationship')) {
    const [, address = ''] = /^mailto:([^?]+)/i.exec(Target) ?? [];
    if (isEmail(address)) addresses.set(Id, address);
  }
  const links = new Map<string, string>();
  addFormulaLinks(parts, part, links);
  if (addresses.size === 0) return links;
  for (const link of elementsOf(parts, part, 'hyperlink')) {
    const address = addresses.get(link['r:id'] ?? '');
    if (address !== undefined && link.ref) links.set(link.ref, address);
  }
  return links;
}

const hyperlink = /^\s*(?:of:)?=?\s*HYPERLINK\s*\(\s*"mailto:([^"?]+)/i;

/** Returns the address of a formula such as `HYPERLINK("mailto:ben@x.example"; "Ben")`, which is never computed. */
function linkedAddress(formula: string): string | undefined {
  const [, address = ''] = hyperlink.exec(formula) ?? [];
  return isEmail(address) ? address : undefined;
}

/** Whether the bytes have the text, so that most files are not parsed for links. */
function hasText({ packed }: ZipEntry, text: string): boolean {
  return packed.some((bytes) => Buffer.from(bytes).includes(text));
}

/** Adds the addresses of formulas of an Excel sheet. */
function addFormulaLinks(parts: Parts, part: string, links: Map<string, string>): void {
  const entry = parts.get(part);
  if (entry === undefined || !hasText(entry, 'HYPERLINK')) return;
  let cell = '';
  let formula: string | undefined;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'c') cell = attributes.r ?? '';
        else if (tag === 'f') formula = '';
      },
      ontext(text) {
        if (formula !== undefined) formula += text;
      },
      onclosetag(tag) {
        if (tag !== 'f' || formula === undefined) return;
        const address = linkedAddress(formula);
        if (address !== undefined && cell !== '') links.set(cell, address);
        formula = undefined;
      },
    },
    { xmlMode: true },
  );
  for (const bytes of entry.packed) parser.write(Buffer.from(bytes).toString());
  parser.end();
}

/** Returns the addresses of an OpenDocument sheet's mail links by their cells: of links in the text, and of formulas. */
export function openDocumentLinks(parts: Parts, sheet: number): Map<string, string> {
  const links = new Map<string, string>();
  const entry = parts.get('content.xml');
  if (entry === undefined || !hasText(entry, 'mailto:')) return links;
  let table = -1;
  let row = 0;
  let column = 0;
  const timesOf = (attributes: Attributes, what: string) =>
    Math.max(1, Number(attribute(attributes, `number-${what}-repeated`)) || 1);
  let rowTimes = 1;
  let cellTimes = 1;
  const isCell = (tag: string) => tag === 'table:table-cell' || tag === 'table:covered-table-cell';
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'table:table') {
          table += 1;
          row = 0;
        } else if (tag === 'table:table-row') {
          rowTimes = timesOf(attributes, 'rows');
          column = 0;
        } else if (isCell(tag)) cellTimes = timesOf(attributes, 'columns');
        if (table !== sheet) return;
        const [, target = ''] =
          tag === 'text:a' ? (/^mailto:([^?]+)/i.exec(attribute(attributes, 'href')) ?? []) : [];
        const address = isEmail(target)
          ? target
          : isCell(tag)
            ? linkedAddress(attribute(attributes, 'formula'))
            : undefined;
        if (address !== undefined) links.set(cellName(row, column), address);
      },
      onclosetag(tag) {
        if (tag === 'table:table-row') row += rowTimes;
        else if (isCell(tag)) column += cellTimes;
      },
    },
    { xmlMode: true },
  );
  for (const bytes of entry.packed) parser.write(Buffer.from(bytes).toString());
  parser.end();
  return links;
}

/** Returns the name of a cell, such as `B2`; both numbers count from 0. */
export function cellName(row: number, column: number): string {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}
