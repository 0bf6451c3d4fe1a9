import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './run-command.ts';
import { contentFaults, floorFaults, nameFaults, twinFaults } from './structure-checks.ts';
import { treeFiles } from './tree-files.ts';

// Checks the tree against the rules in `structure-rules.ts`: names, sizes, vocabulary, unfinished and
// unexplained work. An argument names another tree, for the tests of this check.

const root = process.argv[2] ?? repositoryRoot;
const files = await treeFiles(root);
if (files.length === 0) {
  console.error(`There is nothing to check in ${root}.`);
  process.exit(1);
}

const faults: string[] = [];
for (const path of files) faults.push(...nameFaults(path));
faults.push(...floorFaults(files), ...twinFaults(files));
for (const path of files) {
  if (existsSync(join(root, path)))
    faults.push(...contentFaults(path, await readFile(join(root, path), 'utf8')));
}
for (const fault of faults) console.error(fault);
console.log(`${files.length} files looked at, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
