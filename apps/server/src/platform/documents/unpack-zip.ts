import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { ZipEntry } from './zip-file.ts';

/** The file is no zip, or its directory does not describe what it contains. */
export class BrokenZip extends Error {}
/** The zip unpacks to more than the limit, or has more entries than a spreadsheet. */
export class TooLargeZip extends Error {}

const mostEntries = 1_000;
const zip64Field = 0x0001;
const zip64Locator = Buffer.from([0x50, 0x4b, 0x06, 0x07]);
const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const locatorBytes = 20;

/**
 * Returns the wanted entries, unpacked. Readers of spreadsheets get a new zip of them, so that they never read a
 * number from a stranger's directory. The size is counted while the bytes are unpacked.
 * @throws BrokenZip if a size differs from the directory, for encrypted or repeated entries, and for 64-bit marks,
 *   which no file of an upload's size needs.
 * @throws TooLargeZip above `maxBytes`.
 */
export async function unpackParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Promise<Map<string, ZipEntry>> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const entries = new Map<string, ZipEntry>();
  let left = maxBytes;
  for await (const entry of broken(zip.eachEntry())) {
    const { fileName: name } = entry;
    if (!isWanted(name)) continue;
    if (entries.has(name)) throw new BrokenZip('The zip has two entries of one name.');
    if (entry.isEncrypted() || entry.extraFields.some(({ id }) => id === zip64Field))
      throw new BrokenZip('The zip has an encrypted entry or 64-bit sizes.');
    const content = await contentOf(zip, entry, left);
    const { byteLength: size } = content;
    left -= size;
    entries.set(name, { name, method: 0, crc: crc32(content), size, packed: [content] });
  }
  return entries;
}

async function open(file: Buffer): Promise<ZipFile> {
  const end = file.lastIndexOf(endOfDirectory);
  const locator = file.subarray(Math.max(0, end - locatorBytes), Math.max(0, end - locatorBytes) + 4);
  if (locator.equals(zip64Locator)) throw new BrokenZip('The zip has 64-bit marks.');
  const zip = await fromBufferPromise(file, { lazyEntries: true }).catch((cause: unknown) => {
    throw new BrokenZip('The zip has no directory.', { cause });
  });
  if (zip.entryCount > mostEntries) throw new TooLargeZip('The zip has too many entries.');
  return zip;
}

/** The library throws plain errors for whatever it cannot read. */
async function* broken(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries;
  } catch (cause) {
    throw new BrokenZip('The directory of the zip is broken.', { cause });
  }
}

/** Returns the bytes of an entry, of which the library checks that they are as many as the directory says. */
async function contentOf(zip: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > mostBytes) throw new TooLargeZip('The zip unpacks to too much.');
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
  } catch (cause) {
    throw new BrokenZip('An entry of the zip is broken.', { cause });
  }
  return Buffer.concat(chunks);
}
