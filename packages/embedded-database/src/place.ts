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

/** Where an embedded database lives. All paths are absolute. */
export type Place = {
  /** The folder of everything below. */
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

/** Where databases and program copies go that root's database user cannot reach otherwise. */
export const defaultOutside = '/var/lib/bellwether';

/**
 * Finds, and on the first start makes, the folder of the home's database: `<home>/postgres`, or a new folder under
 * `outside` when root starts with a home that the database's user cannot enter (operations.md, BELLWETHER_HOME).
 * The path of a folder outside is noted in the home, so that a new home never meets old data.
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

/** The user of the database at a place; see `runUserFor`. */
export function placeUser(place: Place): RunUser {
  return runUserFor(place.data);
}

function makePlace(directory: string): Place {
  mkdirSync(directory, { recursive: true });
  try {
    // The database's user passes through this folder whatever the umask is; what is in it guards itself.
    chmodSync(directory, 0o755);
  } catch (error) {
    // Another user's folder: the lock file tells whether we may use it.
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
    // Another start was first; its folder counts.
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
