import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyHouse, cruise, sourcesOf } from './cruise-walls.ts';
import { repositoryRoot } from './run-command.ts';
import { scratchTree } from './scratch-tree.ts';
import { leaks } from './wall-leaks.ts';

// A check that checked nothing must not pass. So this one plants a leak at each wall in a copy of the tree, and requires that
// every source file was read, that each leak is reported, and that no other wall is crossed. An argument names another
// tree, for the tests of this check.

const root = process.argv[2] ?? repositoryRoot;
const faults: string[] = [];

const sources = await sourcesOf(root);
if (sources.length === 0) faults.push('there is no source file to look at');

const walls = await readFile(join(root, '.dependency-cruiser.mjs'), 'utf8');
for (const [, rule] of walls.matchAll(/name: '([\w-]+)'/g)) {
  if (!leaks.some((leak) => leak.rule === rule)) faults.push(`no leak is planted for the wall "${rule}"`);
}

const scratch = await scratchTree();
try {
  await copyHouse(scratch.root, root);
  for (const { files } of leaks) await scratch.write(files);
  const { modules, crossings } = await cruise(scratch.root);
  for (const path of sources) if (!modules.has(path)) faults.push(`${path} was not looked at`);
  const planted = new Set(leaks.flatMap(({ files }) => Object.keys(files)));
  for (const { rule, from, to } of crossings) if (!planted.has(from)) faults.push(`${rule}: ${from} → ${to}`);
  for (const { rule, from, files } of leaks) {
    // A cycle is reported once, at any of its files.
    const seen = crossings.some((crossing) => crossing.rule === rule && crossing.from in files);
    if (!seen) faults.push(`the leak planted in ${from} was not reported by "${rule}"`);
  }
} finally {
  await scratch.remove();
}

for (const fault of faults) console.error(fault);
console.log(`${sources.length} source files, ${leaks.length} planted leaks, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
