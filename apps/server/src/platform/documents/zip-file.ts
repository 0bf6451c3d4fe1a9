import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

// Excel files are zips. Their sheets are too large for one text in memory, which every library would need.

/** A file in a zip, in its packed form. */
export interface ZipEntry {
  readonly name: string;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly crc: number;
  /** In bytes, unpacked. */
  readonly size: number;
  readonly packed: readonly Uint8Array[];
}

const localHeader = 0x04034b50;
const directoryEntry = 0x02014b50;
const endOfDirectory = 0x06054b50;
const deflated = 8;
const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** 1 January 1980, the first day that a zip knows. */
const firstDay = 0x21;
const mostBytes = 0xffff_ffff;

/** Packs a text that comes in pieces, and keeps no piece after it is packed. */
export function packTexts(name: string, texts: Iterable<string>): ZipEntry {
  const packed: Uint8Array[] = [];
  let [crc, size] = [0, 0];
  for (const text of texts) {
    const bytes = Buffer.from(text);
    crc = crc32(bytes, crc);
    size += bytes.byteLength;
    packed.push(deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));
  }
  packed.push(deflateRawSync(new Uint8Array()));
  if (size > mostBytes) throw new Error('The file is too large for a zip.');
  return { name, method: deflated, crc, size, packed };
}

/** Returns the text of an entry of `readZip`. */
export function textOf({ method, packed }: ZipEntry): string {
  const bytes = Buffer.concat(packed);
  return (method === deflated ? inflateRawSync(bytes) : bytes).toString();
}

/**
 * Returns the entries of a zip that a library of this program wrote: without a comment, encryption and 64-bit sizes.
 */
export function readZip(zip: Uint8Array): ZipEntry[] {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = bytes.byteLength - 22;
  if (end < 0 || bytes.readUInt32LE(end) !== endOfDirectory) throw new Error('The zip has no directory.');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      bytes.readUInt16LE(at + field),
    ) as [number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 24),
      packed: [bytes.subarray(start, start + bytes.readUInt32LE(at + 20))],
    };
    at += 46 + nameLength + extraLength + commentLength;
    return entry;
  });
}

/** Returns the bytes of a zip with these entries. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = headerOf(entry);
    directory.push(directoryEntryOf(entry, offset));
    pieces.push(header, ...entry.packed);
    offset += header.byteLength + packedSize(entry);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfDirectory, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(sizeOf(directory), 12);
  end.writeUInt32LE(offset, 16);
  return joined([...pieces, ...directory, end]);
}

/** Unlike `Buffer.concat` this returns bytes with memory of their own, which can move to another thread. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sizeOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

const sizeOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
const packedSize = ({ packed }: ZipEntry) => sizeOf(packed);

function headerOf(entry: ZipEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(localHeader, 0);
  writeFacts(header, 4, entry);
  return Buffer.concat([header, Buffer.from(entry.name)]);
}

function directoryEntryOf(entry: ZipEntry, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(directoryEntry, 0);
  header.writeUInt16LE(version, 4);
  writeFacts(header, 6, entry);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(entry.name)]);
}

/** Writes the fields that the header of a file shares with its entry in the directory. */
function writeFacts(header: Buffer, at: number, entry: ZipEntry): void {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE(entry.method, at + 4);
  header.writeUInt16LE(firstDay, at + 8);
  header.writeUInt32LE(entry.crc, at + 10);
  header.writeUInt32LE(packedSize(entry), at + 14);
  header.writeUInt32LE(entry.size, at + 18);
  header.writeUInt16LE(Buffer.byteLength(entry.name), at + 22);
}
