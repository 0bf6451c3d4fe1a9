import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { checkPlace, type FileStore, isPlace, type StoredEntry } from './file-store.ts';
import { FilesUnavailable } from './unavailable.ts';

/** The suffix of a file that is still being written; the complete file is renamed. */
const unfinished = '.part';
/** Milliseconds after which a file left unfinished by a crash is deleted. */
const longestWrite = 3_600_000;

/** Stores files in a folder that only the server's user can read. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  put(place: string, bytes: Uint8Array): Promise<void> {
    return this.#put(place, (part) => write(part, bytes));
  }

  putFile(place: string, source: string): Promise<void> {
    return this.#put(place, (part) => copy(source, part));
  }

  async #put(place: string, writePart: (part: string) => Promise<void>): Promise<void> {
    const path = this.#pathOf(place);
    const part = `${path}.${randomUUID()}${unfinished}`;
    await orUnavailable(async () => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writePart(part);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    });
  }

  async read(place: string): Promise<Readable | undefined> {
    const path = this.#pathOf(place);
    return orUnavailable(async () => {
      let file: FileHandle;
      try {
        file = await open(path, 'r');
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
      return file.createReadStream();
    });
  }

  async delete(place: string): Promise<void> {
    const path = this.#pathOf(place);
    await orUnavailable(() => rm(path, { force: true }));
  }

  async *list(): AsyncIterable<StoredEntry> {
    const folder = await orUnavailable(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      return opendir(this.#folder, { recursive: true });
    });
    for await (const entry of folder) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const at = await modifiedAt(path);
      if (at === undefined) continue;
      const place = relative(this.#folder, path).split(sep).join('/');
      if (isPlace(place)) yield { place, at };
      else if (entry.name.endsWith(unfinished) && Date.now() - at > longestWrite)
        await rm(path, { force: true });
    }
  }

  #pathOf(place: string): string {
    checkPlace(place);
    return join(this.#folder, place);
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function copy(source: string, path: string): Promise<void> {
  await copyFile(source, path, constants.COPYFILE_EXCL);
  const file = await open(path, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder, so that a new name survives a power cut. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and writes names at once.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Returns the time of the last change; undefined if another node has deleted the file. */
async function modifiedAt(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/**
 * Runs `work`. Turns system errors into `FilesUnavailable`: a full disk, missing rights, a folder that is a
 * file.
 */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw folderUnavailable(error);
  }
}

export function folderUnavailable(cause: unknown): FilesUnavailable {
  return new FilesUnavailable('The folder of files cannot be used.', { cause });
}
