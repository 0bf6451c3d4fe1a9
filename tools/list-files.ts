import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runCommand } from './run-command.ts';

/** Returns the existing files that git tracks or would track; in a tree without git, every file. */
export async function listFiles(folder: string): Promise<string[]> {
  const git = await runCommand(['git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: folder,
  });
  if (git.code === 0)
    return git.output.split('\0').filter((path) => path !== '' && existsSync(join(folder, path)));
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
