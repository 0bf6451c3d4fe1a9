import { type Machine, thisMachine } from './this-machine.ts';

export type FoundPostgres = {
  /** 15, 16 or 17. */
  readonly major: number;
  /** The folder of `initdb` and `postgres`. */
  readonly binaries: string;
};

/**
 * Older than the embedded PostgreSQL 18 and new enough for the product. The oldest is first, because it
 * proves the most.
 */
const majors = [15, 16, 17];

/** The folder of a major version on Debian and its derivatives; the server's tests use it too. */
const folderOf = (major: number) => `/usr/lib/postgresql/${major}/bin`;

/**
 * Returns the second PostgreSQL for the server's tests. As root on Debian, installs a missing one with apt.
 *
 * @throws a sentence that says what to install.
 */
export async function ensurePostgres(machine: Machine = thisMachine): Promise<FoundPostgres> {
  const found = await findPostgres(machine);
  if (found !== undefined) return found;
  if (await machine.isDebianRoot()) {
    // Each release of Debian and Ubuntu has one of them.
    for (const major of majors) if (await machine.install(`postgresql-${major}`)) break;
    const installed = await findPostgres(machine);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No PostgreSQL 15, 16 or 17 found for the second run of the server tests: install one (Debian: apt install postgresql-15).',
  );
}

async function findPostgres(machine: Machine): Promise<FoundPostgres | undefined> {
  for (const major of majors) {
    const binaries = folderOf(major);
    if (await machine.isExecutable(`${binaries}/initdb`)) return { major, binaries };
  }
  return undefined;
}
