import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { contentOf, type Manifest, manifestName, manifestSchema, type Part } from './manifest.ts';

/** Thrown if the file is no backup, is cut off or was changed. It is thrown before anything is written. */
export class BrokenBackup extends Error {
  constructor(path: string, reason: string) {
    super(
      `${path} is no whole backup of Bellwether (${reason}). Take another copy of it, or another backup.`,
    );
  }
}

/** Writes a backup: a tar file in gzip. One part is in memory at a time. */
export class ArchiveWriter {
  readonly #pack = pack();
  readonly #parts: Part[] = [];
  readonly #written: Promise<void>;

  /** Writes into a new file, which only its owner can read, or into a stream. Fails if the file exists. */
  constructor(target: string | Writable) {
    // Pictures do not shrink, and texts shrink well at the lowest level.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    // `flush`: the file is on the disk, not only in the system's memory, when it is closed.
    const out =
      typeof target === 'string'
        ? createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
        : target;
    const named = typeof target === 'string' ? target : '-';
    this.#written = pipeline(this.#pack, gzip, out).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`The file ${named} cannot be written (${error.code ?? error.message}).`, {
        cause: error,
      });
    });
    // `add` and `finish` report it.
    this.#written.catch(() => undefined);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await this.#write(name, bytes);
    this.#parts.push({ name, size: bytes.length, sha256: sha256(bytes) });
  }

  /** Ends the archive with its manifest and waits until it is on the disk. */
  async finish(manifest: object): Promise<void> {
    const whole = { ...manifest, parts: this.#parts };
    await this.#write(manifestName, Buffer.from(JSON.stringify(whole)));
    this.#pack.finalize();
    await this.#written;
  }

  /** Stops writing. The caller removes the file. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    const added = Promise.withResolvers<void>();
    try {
      // Write through the entry's stream, which waits for the gzip; `entry` with a buffer would not wait.
      const entry = this.#pack.entry({ name, size: bytes.length, mode: 0o600 }, (error) =>
        error ? added.reject(error) : added.resolve(),
      );
      // The callback gets the same error.
      entry.on('error', () => undefined);
      entry.end(bytes);
      await added.promise;
    } catch (error) {
      // A full disk ends the pipeline, and its error is the cause of this one.
      await this.#written;
      throw error;
    }
  }
}

/** Reads the whole file and compares everything with its manifest. @throws BrokenBackup */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found: Part[] = [];
  const rows = new Map<string, number>();
  let last: Buffer | undefined;
  for await (const { name, bytes } of readEntries(path)) {
    if (last) throw new BrokenBackup(path, 'something follows its manifest');
    if (name === manifestName) last = bytes;
    else {
      found.push({ name, size: bytes.length, sha256: sha256(bytes) });
      const content = contentOf(name);
      if (!content) throw new BrokenBackup(path, 'it holds something else');
      if ('table' in content) rows.set(content.table, (rows.get(content.table) ?? 0) + countRows(bytes));
    }
  }
  if (!last) throw new BrokenBackup(path, 'its manifest is missing');
  const manifest = readManifest(path, last);
  if (JSON.stringify(found) !== JSON.stringify(manifest.parts))
    throw new BrokenBackup(path, 'its parts are not those of its manifest');
  for (const table of manifest.tables)
    if ((rows.get(table.name) ?? 0) !== table.rows)
      throw new BrokenBackup(path, `rows of ${table.name} are missing`);
  return manifest;
}

/**
 * Reads the parts of a verified backup, in their order.
 * @throws BrokenBackup if the file has changed since.
 */
export async function* readParts(
  path: string,
  { parts }: Manifest,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let at = 0;
  for await (const { name, bytes } of readEntries(path)) {
    if (name === manifestName) break;
    const part = parts[at];
    if (part?.name !== name || part.sha256 !== sha256(bytes))
      throw new BrokenBackup(path, 'it has changed meanwhile');
    at += 1;
    yield { name, bytes };
  }
  if (at !== parts.length) throw new BrokenBackup(path, 'it has changed meanwhile');
}

/**
 * Reads the entries of an archive, one at a time. `path` names it in messages.
 * @throws BrokenBackup
 */
export async function* readEntries(
  path: string,
  from: Readable = createReadStream(path),
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = extract();
  const reading = pipeline(from, createGunzip(), entries);
  // The loop below ends with the same error.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) yield { name: entry.header.name, bytes: await buffer(entry) };
    await reading;
  } catch (error) {
    if (error instanceof BrokenBackup) throw error;
    const { code = '', message, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined)
      throw new Error(`The file ${path} cannot be read (${code}).`, { cause: error });
    throw new BrokenBackup(path, message);
  }
}

function readManifest(path: string, bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    // The error does not say which field is wrong, because nobody edits this file by hand.
    throw new BrokenBackup(path, 'its manifest cannot be read');
  }
}

/** PostgreSQL's text format ends each row with a line feed and escapes those inside. */
function countRows(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1;
  return count;
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
