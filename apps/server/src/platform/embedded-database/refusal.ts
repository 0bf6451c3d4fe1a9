import { isErrno } from './process-table.ts';

/** The one sentence that tells a person why the database in `directory` did not start, and what to do where that is known. */
export function refusalOf(error: unknown, directory: string): string {
  if (isErrno(error, 'EACCES', 'EPERM', 'EROFS')) {
    return `The embedded database in ${directory} cannot be used by this user (${error.message}): start Bellwether as the user who made it, or choose another BELLWETHER_HOME.`;
  }
  if (isErrno(error, 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP')) {
    return `BELLWETHER_HOME cannot be the folder ${directory} (${error.message}): choose another.`;
  }
  if (isErrno(error, 'ENOSPC')) return `There is no space left on the disk of ${directory}.`;
  return error instanceof Error ? error.message : String(error);
}
