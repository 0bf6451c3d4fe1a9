import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, findBinaries, hasLibrary } from './binaries.ts';
import { ensureCluster } from './data-directory.ts';
import { launchPostgres } from './postgres-process.ts';
import { runUserFor } from './run-user.ts';
import { connection } from './server-settings.ts';

/** A running PostgreSQL with its default settings; connect as its superuser over the socket in `host`. */
export type OrdinaryServer = {
  host: string;
  port: number;
  user: string;
  database: string;
  /** The major version, such as 15. */
  major: number;
  /** Whether the server can compile plans just in time. The npm package cannot. */
  compiles: boolean;
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL as a distribution installs it, without the settings of the embedded database. Only tests and the
 * benchmark use it. `directory` must be a folder that every user can enter; its cluster is kept for the next start.
 *
 * @throws one sentence when it cannot start.
 */
export async function startOrdinaryServer(options: {
  directory: string;
  /** A folder with `postgres` and `initdb`; default: the system's oldest version that compiles plans, else the npm package. */
  binaries?: string | undefined;
  /** More arguments for `postgres`, such as `['-c', 'fsync=off']`. */
  flags?: readonly string[];
}): Promise<OrdinaryServer> {
  const { directory, flags = [] } = options;
  const data = join(directory, 'data');
  const run = join(directory, 'run');
  const user = runUserFor(data);
  mkdirSync(run, { recursive: true, mode: 0o700 });
  if (user) for (const folder of [directory, run]) chownSync(folder, user.uid, user.gid);
  const binaries = findBinaries({ user, given: options.binaries ?? compilingVersion(), copies: directory });
  const { signal } = new AbortController();
  await ensureCluster(data, binaries, user, signal);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: run,
    // Counts statements and compiled functions; it changes no plan.
    ...(hasLibrary(binaries, 'pg_stat_statements') ? { shared_preload_libraries: 'pg_stat_statements' } : {}),
  };
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', data, '-p', String(connection.port), ...switches, ...flags];
  const server = await launchPostgres({ binaries, args, data, log: join(directory, 'log'), user, signal });
  return {
    ...connection,
    host: run,
    major: binaries.major,
    compiles: hasLibrary(binaries, 'llvmjit'),
    stop: () => server.stop(),
  };
}

/** Returns the folder of the system's oldest version that can compile plans. */
function compilingVersion(root = '/usr/lib/postgresql'): string | undefined {
  if (!existsSync(root)) return undefined;
  const majors = readdirSync(root).map(Number).filter(Number.isInteger);
  const folders = majors.sort((a, b) => a - b).map((major) => join(root, String(major), 'bin'));
  return folders.find((folder, at) => hasLibrary(binariesOf(folder, majors[at]), 'llvmjit'));
}

function binariesOf(directory: string, major = 0): Binaries {
  return { directory, major };
}
