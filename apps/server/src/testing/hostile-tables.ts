import { crc32, deflateRawSync } from 'node:zlib';

// Small files that unpack to much, or lie about their size, as an attacker would write them.

interface Part {
  readonly name: string;
  readonly content: string | Buffer;
  /** The sizes that the directory tells; default: the true ones. */
  readonly claims?: { readonly packed: number; readonly unpacked: number };
  readonly flags?: number;
  readonly extra?: Buffer;
}

interface ZipOptions {
  /** The number of entries that the end record tells. */
  readonly count?: number;
  /** Adds a ZIP64 end record and its locator. */
  readonly zip64?: boolean;
}

/** Returns a zip whose directory says what the caller wants. */
export function writeZip(parts: readonly Part[], options: ZipOptions = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, flags = 0, extra = Buffer.alloc(0) } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const crc = crc32(bytes);
    const sizes = claims ?? { packed: packed.byteLength, unpacked: bytes.byteLength };
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(sizes.packed, 18);
    local.writeUInt32LE(sizes.unpacked, 22);
    local.writeUInt16LE(path.byteLength, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(sizes.packed, 20);
    entry.writeUInt32LE(sizes.unpacked, 24);
    entry.writeUInt16LE(path.byteLength, 28);
    entry.writeUInt16LE(extra.byteLength, 30);
    entry.writeUInt32LE(offset, 42);
    files.push(local, path, packed);
    directory.push(entry, path, extra);
    offset += local.byteLength + path.byteLength + packed.byteLength;
  }
  const size = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const count = options.count ?? parts.length;
  const ends = options.zip64 ? zip64Ends(parts.length, size, offset) : [];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, ...ends, end]);
}

function zip64Ends(count: number, size: number, offset: number): Buffer[] {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator];
}

const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const documentTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetTypes = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${documentTypes}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `<Relationships xmlns="${packageTypes}/relationships">${all.join('')}</Relationships>`;

/** Returns the parts of a workbook with one sheet of this content, and these shared strings. */
export function workbookParts(sheet: string, strings: readonly string[] = []): Part[] {
  return [
    { name: '[Content_Types].xml', content: `<Types xmlns="${packageTypes}/content-types"/>` },
    { name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${sheetTypes}" xmlns:r="${documentTypes}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
      ),
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst xmlns="${sheetTypes}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${sheetTypes}">${sheet}</worksheet>`,
    },
  ];
}

const sheetData = (rows: readonly string[]) =>
  `<sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData>`;
const shared = (index: number) => `<c t="s"><v>${index}</v></c>`;

/** Returns a workbook in which every cell of 9,990 rows and 100 columns is the same text of `length` letters. */
export function workbookOfOneText(length: number, heading: string): Buffer {
  const headings = Array.from({ length: 100 }, (_, at) => shared(at)).join('');
  const row = shared(100).repeat(100);
  const strings = [...Array.from({ length: 100 }, (_, at) => `${heading}${at === 0 ? '' : ' '.repeat(at)}`)];
  return writeZip(
    workbookParts(sheetData([headings, ...Array.from({ length: 9_990 }, () => row)]), [
      ...strings,
      'x'.repeat(length),
    ]),
  );
}

const smallRows = sheetData([shared(0) + shared(1), shared(2) + shared(3)]);
const smallStrings = ['Name', 'Email', 'Ada Quill', 'ada@x.example'];

/** The hostile files by what is wrong with them. */
export function hostileTables(): readonly (readonly [name: string, file: Buffer])[] {
  const bomb = Buffer.alloc(200_000_000, ' ');
  const small = workbookParts(smallRows, smallStrings);
  return [
    [
      'a sheet that unpacks to 200 MB',
      writeZip([...small, { name: 'xl/worksheets/sheet2.xml', content: bomb }]),
    ],
    [
      'sizes of zero with a data descriptor',
      writeZip([
        ...small.slice(0, -1),
        {
          name: 'xl/worksheets/sheet1.xml',
          content: bomb,
          flags: 0x8,
          claims: { packed: 0, unpacked: 0 },
        },
      ]),
    ],
    [
      'a size that is too small',
      writeZip([
        ...small.slice(0, -1),
        {
          name: 'xl/worksheets/sheet1.xml',
          content: bomb,
          claims: { packed: 194_000, unpacked: 1_000 },
        },
      ]),
    ],
    ['a count of zero beside a 64-bit record', writeZip(small, { count: 0, zip64: true })],
    ['a 64-bit record', writeZip(small, { zip64: true })],
    ['a count that is too large', writeZip(small, { count: 60_000 })],
    ['two sheets of one name', writeZip([...small, ...small.slice(-1)])],
    ['9,990 rows of 100 longer texts', workbookOfOneText(1_000, 'Email')],
  ];
}

/** A file of 43 kB that describes 400,000 times 16,384 columns, and has one person. */
export function workbookOfManyColumns(): Buffer {
  const columns = `<cols>${'<col min="1" max="16384"/>'.repeat(400_000)}</cols>`;
  return writeZip(workbookParts(columns + smallRows, smallStrings));
}
