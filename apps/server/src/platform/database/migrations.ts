import { readdir } from 'node:fs/promises';

export const migrationFolder = new URL('../../../migrations/', import.meta.url);
export const migrationTable = 'schema_migration';

/** Returns the names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(migrationFolder);
  return files
    .filter((file) => /^\d{4}_.+\.sql$/.test(file))
    .sort()
    .map((file) => file.slice(0, -4));
}

/** Former names of migrations that ran under them on a released database, with their present names. */
export const formerNames: Readonly<Record<string, string>> = {
  '0016_session_lifetime': '0017_session_lifetime',
};
