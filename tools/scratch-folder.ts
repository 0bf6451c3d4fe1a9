import { existsSync, rmSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

const made: string[] = [];
// An interrupted run must not keep memory, although its databases may still write.
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/**
 * Makes a folder for what tests write, which is gone when this process ends at the latest: in memory if Linux offers 4 GiB
 * there (the server's tests use 400 MB), else in the usual place. Each file of tests copies a database of a thousand files
 * and removes it, which on a disk was a fifth of the server's time.
 */
export async function makeScratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'bellwether-test-'));
  // When root starts a database, it runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  made.push(folder);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= neededBytes;
}
