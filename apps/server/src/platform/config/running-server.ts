import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const noteName = 'running-server.json';
const patience = 1_000;

const noteSchema = z.object({
  /** Where people open the application; no slash at the end. */
  publicUrl: z.url(),
  /** Where the server listens. */
  address: z.url(),
  /** The database that it serves, without its password. */
  database: z.string(),
});

const liveSchema = z.object({ status: z.literal('live') });

/** What a running server leaves in the home, so that commands print links that lead to it. */
export type RunningServerNote = z.output<typeof noteSchema>;

/** Notes a server that listens. The last one started in a home counts. */
export async function noteRunningServer(home: string, note: RunningServerNote): Promise<void> {
  const path = join(home, noteName);
  await mkdir(home, { recursive: true });
  // A command never reads half a note.
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, JSON.stringify(note));
  await rename(written, path);
}

/** Removes the note of a server that stops, unless another one has noted itself since. */
export async function forgetRunningServer(home: string, note: RunningServerNote): Promise<void> {
  if ((await readNote(home))?.address === note.address) await rm(join(home, noteName), { force: true });
}

/**
 * Where people open the server that runs in `home` on `database`; undefined where none is noted. A server that was killed
 * leaves its note behind, so the note counts only while somebody answers at its address.
 */
export async function findRunningServer(home: string, database: string): Promise<URL | undefined> {
  const note = await readNote(home);
  if (note?.database !== database) return undefined;
  return (await isLive(note.address)) ? new URL(note.publicUrl) : undefined;
}

async function readNote(home: string): Promise<RunningServerNote | undefined> {
  let text: string;
  try {
    text = await readFile(join(home, noteName), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return undefined;
    throw error;
  }
  return noteSchema.safeParse(jsonOf(text)).data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's file, or one that was cut off: no note.
    return undefined;
  }
}

async function isLive(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/api/health/live`, { signal: AbortSignal.timeout(patience) });
    return liveSchema.safeParse(jsonOf(await response.text())).success;
  } catch {
    // Nobody listens there any more, or something that is no server of ours.
    return false;
  }
}
