import { type Binaries, hasLibrary } from './binaries.ts';

/** How to connect inside the socket folder. The port only names the socket; nothing listens on TCP. */
export const connection = { port: 5432, user: 'bellwether', database: 'bellwether' } as const;

/**
 * Returns PostgreSQL's start arguments. All settings are here and none in the cluster's own file, so that an
 * update of Bellwether reaches existing databases. `flags` come last and win.
 */
export function serverArguments(
  data: string,
  runDirectory: string,
  binaries: Binaries,
  flags: string[],
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    // This setting is a list: without quotes, a comma in the path would begin another folder.
    unix_socket_directories: `"${runDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '60',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Sized for a machine that runs other things too.
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    // JIT compilation costs more than this application's short statements.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A failing statement's text and row contain people's words, so they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  // Version 18 would start three processes for reading; one user's database needs none.
  if (binaries.major >= 18) settings.io_method = 'sync';
  if (hasLibrary(binaries, 'pg_stat_statements')) settings.shared_preload_libraries = 'pg_stat_statements';
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', data, '-p', String(connection.port), ...switches, ...flags];
}

/**
 * Returns the arguments of `initdb` for a new cluster: checksums, UTF-8, and a collation that no system
 * update changes.
 */
export function clusterArguments(directory: string): string[] {
  // macOS has no C.UTF-8; PostgreSQL includes one since version 17.
  const locale =
    process.platform === 'darwin'
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  return [
    '-D',
    directory,
    '-U',
    connection.user,
    '-A',
    'trust',
    '-k',
    '--encoding=UTF8',
    '--no-instructions',
    ...locale,
  ];
}
