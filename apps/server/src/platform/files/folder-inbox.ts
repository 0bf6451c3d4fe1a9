import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkInboxPlace, type FileInbox, type InboxFile, isInboxPlace } from './file-inbox.ts';
import { folderUnavailable } from './folder-store.ts';

/** An inbox in a folder. */
export class FolderInbox implements FileInbox {
  readonly #inbox: string;
  readonly #done: string;

  constructor(folder: string, area: string) {
    this.#inbox = join(folder, area, 'inbox');
    this.#done = join(folder, area, 'done');
  }

  list(): AsyncIterable<InboxFile> {
    return filesIn(this.#inbox);
  }

  listDone(): AsyncIterable<InboxFile> {
    return filesIn(this.#done);
  }

  async read(place: string, most: number): Promise<Uint8Array | 'refused' | undefined> {
    checkInboxPlace(place);
    return orAbsent(async () => {
      // A link that took the file's place since the listing is refused.
      const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
      const file = await open(join(this.#inbox, place), flags).catch(orRefused);
      if (file === 'refused') return file;
      try {
        const { size } = await file.stat();
        return size > most ? undefined : await file.readFile();
      } finally {
        await file.close();
      }
    });
  }

  async finish(place: string, done: string): Promise<void> {
    checkInboxPlace(place);
    checkInboxPlace(done);
    const target = join(this.#done, done);
    await orAbsent(async () => {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(join(this.#inbox, place), target);
    });
  }

  async remove(place: string): Promise<void> {
    checkInboxPlace(place);
    await orAbsent(() => rm(join(this.#inbox, place), { force: true }));
  }

  async removeDone(place: string): Promise<void> {
    checkInboxPlace(place);
    await orAbsent(() => rm(join(this.#done, place), { force: true }));
  }
}

async function* filesIn(folder: string): AsyncGenerator<InboxFile> {
  for (const { name, isFolder } of await entriesOf(folder)) {
    if (!isFolder) yield* fileAt(folder, name);
    else
      for (const inner of await entriesOf(join(folder, name)))
        if (!inner.isFolder) yield* fileAt(folder, `${name}/${inner.name}`);
  }
}

async function entriesOf(folder: string): Promise<{ name: string; isFolder: boolean }[]> {
  const entries = await orAbsent(() => readdir(folder, { withFileTypes: true }));
  return (entries ?? []).flatMap((entry) =>
    entry.isFile() || entry.isDirectory() ? [{ name: entry.name, isFolder: entry.isDirectory() }] : [],
  );
}

async function* fileAt(folder: string, place: string): AsyncGenerator<InboxFile> {
  if (!isInboxPlace(place)) return;
  const found = await orAbsent(() => lstat(join(folder, place)));
  if (!found?.isFile()) return;
  // A file that is moved back into the folder keeps its time, but not that of its last change of place.
  const version = `${found.ino} ${found.mtimeMs} ${found.ctimeMs}`;
  yield { place, size: found.size, at: found.mtimeMs, version };
}

function orRefused(error: NodeJS.ErrnoException): 'refused' {
  if (error.code === 'EACCES' || error.code === 'EPERM') return 'refused';
  throw error;
}

/** Returns undefined if a file or a folder is absent. */
async function orAbsent<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENOTDIR') return undefined;
    throw folderUnavailable(error);
  }
}
