import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repositoryRoot, runCommand } from './run-command.ts';
import { contentFaults, floorFaults, nameFaults } from './structure-checks.ts';

// Checks the tree against the rules in `structure-rules.ts`: names, sizes, vocabulary, unfinished and
// unexplained work. An argument names another tree, for the tests of this check.

const root = process.argv[2] ?? repositoryRoot;
const files = await listFiles(root);
if (files.length === 0) {
  console.error(`There is nothing to check in ${root}.`);
  process.exit(1);
}

const faults: string[] = [];
for (const path of files) faults.push(...nameFaults(path));
faults.push(...floorFaults(files));
for (const path of files) {
  if (existsSync(join(root, path)))
    faults.push(...contentFaults(path, await readFile(join(root, path), 'utf8')));
}
for (const fault of faults) console.error(fault);
console.log(`${files.length} files looked at, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Returns the existing files that git tracks or would track; in a tree without git, every file. */
async function listFiles(folder: string): Promise<string[]> {
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
