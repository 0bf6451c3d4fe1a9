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
  if (addresses.size === 0) return new Map();
  const links = new Map<string, string>();
  for (const link of elementsOf(parts, part, 'hyperlink')) {
    const address = addresses.get(link['r:id'] ?? '');
    if (address !== undefined && link.ref) links.set(link.ref, address);
  }
  return links;
}

/** Returns the name of a cell, such as `B2`; both numbers count from 0. */
export function cellName(row: number, column: number): string {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}
