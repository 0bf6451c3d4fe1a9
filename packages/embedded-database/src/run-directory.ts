import {
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { isErrno } from './process-table.ts';
import type { RunUser } from './run-user.ts';

// The path of a unix socket has at most 107 bytes on Linux and 103 on macOS; the longest file name in the
// folder takes 20.
const longestDirectory = 103 - 20;

/**
 * Creates the folder of the place's sockets, open to the database's user alone: `<place>/run`, or a folder
 * under /tmp if that path is too long for a socket. The place notes a short folder, so that the database's
 * address stays the same over restarts.
 */
export function ensureRunDirectory(place: Place, user: RunUser): string {
  const directory = join(place.directory, 'run');
  if (Buffer.byteLength(directory) > longestDirectory) return shortDirectory(place, user);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (user) chownSync(directory, user.uid, user.gid);
  return directory;
}

/** Removes a short folder; the folder inside the place stays. */
export function removeRunDirectory(place: Place): void {
  const note = noteOf(place);
  const directory = readNote(note);
  if (directory === undefined) return;
  try {
    rmdirSync(directory);
  } catch (error) {
    // Not empty: a process still has a socket there, and the next start uses the folder again.
    if (isErrno(error, 'ENOTEMPTY')) return;
    if (!isErrno(error, 'ENOENT')) throw error;
  }
  rmSync(note, { force: true });
}

function shortDirectory(place: Place, user: RunUser): string {
  const note = noteOf(place);
  const noted = readNote(note);
  if (noted !== undefined && isPrivateTo(noted, user)) return noted;
  const directory = mkdtempSync('/tmp/bellwether-');
  if (user) chownSync(directory, user.uid, user.gid);
  writeFileSync(note, directory);
  return directory;
}

// Everybody can write in /tmp, so another user may have recreated a deleted folder.
function isPrivateTo(directory: string, user: RunUser): boolean {
  try {
    const facts = lstatSync(directory);
    return (
      facts.isDirectory() && facts.uid === (user?.uid ?? process.getuid?.()) && (facts.mode & 0o077) === 0
    );
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
}

function noteOf(place: Place): string {
  return join(place.directory, 'run-location');
}

function readNote(note: string): string | undefined {
  try {
    return readFileSync(note, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}
