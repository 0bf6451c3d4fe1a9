import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { isErrno } from './process-table.ts';
import { canEnter, type RunUser, runUserFor } from './run-user.ts';

/** The paths of an embedded database. All are absolute. */
export type Place = {
  /** The folder that contains the others. */
  directory: string;
  /** The cluster, open to its owner only. */
  data: string;
  /** The keeper's lock and address. */
  lock: string;
  /** PostgreSQL's and the keeper's log. */
  log: string;
};

/** The file in the home that names a database outside of it. */
export const noteName = 'postgres-location';

/** The folder for databases and program copies that root's database user cannot reach otherwise. */
export const defaultOutside = '/var/lib/bellwether';

/**
 * Returns the folder of the home's database and creates it on the first start: `<home>/postgres`, or a new
 * folder under `outside` if root starts with a home that the database's user cannot enter (operations.md,
 * BELLWETHER_HOME). The home notes the path of an outside folder, so that a new home never gets old data.
 */
export function findPlace(home: string, outside = defaultOutside): Place {
  const directory = resolve(home);
  mkdirSync(directory, { recursive: true });
  const noted = readNote(directory);
  if (noted !== undefined) return notedPlace(directory, noted);
  const inside = join(directory, 'postgres');
  const made = existsSync(join(inside, 'data'));
  if (made || canEnter(directory, runUserFor(join(inside, 'data')))) return makePlace(inside);
  return placeOutside(directory, outside);
}

/** Returns the user of the database at a place; see `runUserFor`. */
export function placeUser(place: Place): RunUser {
  return runUserFor(place.data);
}

function makePlace(directory: string): Place {
  mkdirSync(directory, { recursive: true });
  try {
    // The database's user must pass through this folder whatever the umask is; its content has its own modes.
    chmodSync(directory, 0o755);
  } catch (error) {
    // The folder is another user's; the lock file decides whether this user may use it.
    if (!isErrno(error, 'EPERM')) throw error;
  }
  return placeIn(directory);
}

function placeIn(directory: string): Place {
  return {
    directory,
    data: join(directory, 'data'),
    lock: join(directory, 'keeper.json'),
    log: join(directory, 'postgres.log'),
  };
}

function placeOutside(home: string, outside: string): Place {
  const place = makePlace(join(outside, randomBytes(8).toString('hex')));
  chmodSync(outside, 0o755);
  const note = join(home, noteName);
  const mine = `${note}.${process.pid}`;
  writeFileSync(mine, `${place.directory}\n`);
  try {
    linkSync(mine, note);
    return place;
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
    // Another start was first, so use its folder.
    rmdirSync(place.directory);
    return notedPlace(home, readNote(home) ?? '');
  } finally {
    unlinkSync(mine);
  }
}

function notedPlace(home: string, directory: string): Place {
  if (!existsSync(directory)) {
    throw new Error(
      `The database of ${home} belongs in ${directory}, which does not exist: bring it back, or remove ${join(home, noteName)} to begin with an empty one.`,
    );
  }
  return placeIn(directory);
}

function readNote(home: string): string | undefined {
  try {
    return readFileSync(join(home, noteName), 'utf8').trim();
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw error;
  }
}
