import { isErrno } from './process-table.ts';

/** Returns one sentence: why the database in `directory` did not start, and what to do if that is known. */
export function refusalOf(error: unknown, directory: string): string {
  if (isErrno(error, 'EACCES', 'EPERM', 'EROFS')) {
    return `The embedded database in ${directory} cannot be used by this user (${error.message}): start Bellwether as the user who made it, or choose another BELLWETHER_HOME.`;
  }
  if (isErrno(error, 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP')) {
    return `BELLWETHER_HOME cannot be the folder ${directory} (${error.message}): choose another.`;
  }
  const told = error instanceof Error ? error.message : String(error);
  // PostgreSQL reports a full disk in its own words.
  if (isErrno(error, 'ENOSPC') || told.includes('No space left on device'))
    return `There is no space left on the disk of ${directory}.`;
  return told;
}

/** Returns the program's last complaint without time and process id; without a complaint, its last line. */
export function complaintOf(output: string): string {
  const lines = output.trim().split('\n');
  const told = [/FATAL|PANIC|ERROR/, /error|fatal|panic/i, /^/]
    .map((pattern) => lines.findLast((line) => pattern.test(line)))
    .find((line) => line !== undefined);
  return (told ?? '').replace(/^.*?(FATAL|PANIC|ERROR): */, '');
}
