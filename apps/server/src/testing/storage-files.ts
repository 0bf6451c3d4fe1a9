import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './test-server.ts';

/** Returns reads and writes of a server's storage as a whole. */
export function storageOf(server: TestServer) {
  const { files } = server.context.config;
  const folder = files.kind === 'folder' ? files.folder : '';

  /** Returns whatever lies in the storage, by the paths of the files. */
  async function wholeStorage(): Promise<{ path: string; bytes: Buffer }[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
    return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
  }

  /** Leaves files of an HR program for a company, one that waits for the job and one that was read. */
  async function plantInbox(tenantId: number, text: string): Promise<void> {
    const { rows } = await server.owner.query<{ subdomain: string }>(
      'select subdomain from tenant where id = $1',
      [tenantId],
    );
    for (const name of ['inbox', 'done']) {
      const place = join(folder, 'people', name, rows[0]?.subdomain ?? '');
      await mkdir(place, { recursive: true });
      await writeFile(join(place, 'people.csv'), text);
    }
  }

  return { wholeStorage, plantInbox };
}
