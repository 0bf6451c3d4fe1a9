import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { operatorFetch } from '../outgoing/operator-fetch.ts';

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

/** The note that a running server writes into the home, so that commands print links to that server. */
export type RunningServerNote = z.output<typeof noteSchema>;

/** Writes the note of a listening server. The server that started last overwrites the note. */
export async function noteRunningServer(home: string, note: RunningServerNote): Promise<void> {
  const path = join(home, noteName);
  await mkdir(home, { recursive: true });
  // Write to another name and rename, so that a command never reads half a note.
  const written = `${path}.${randomUUID()}`;
  await writeFile(written, JSON.stringify(note));
  await rename(written, path);
}

/** Deletes the note of a stopping server, unless a newer server has written its own. */
export async function forgetRunningServer(home: string, note: RunningServerNote): Promise<void> {
  if ((await readNote(home))?.address === note.address) await rm(join(home, noteName), { force: true });
}

/**
 * Returns the public URL of the server that runs in `home` on `database`; undefined without a note.
 * A killed server leaves its note behind, so the note counts only while a server answers at its address.
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
    // The file belongs to another program or is incomplete, so no server is known.
    return undefined;
  }
}

async function isLive(address: string): Promise<boolean> {
  try {
    const response = await operatorFetch(`${address}/api/health/live`, {
      signal: AbortSignal.timeout(patience),
    });
    return liveSchema.safeParse(jsonOf(await response.text())).success;
  } catch {
    // Nothing listens there now, or another program does.
    return false;
  }
}
