import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './run-command.ts';
import { sentenceExceptions } from './sentence-exceptions.ts';
import { exceptionFaults, isSentenceless, sentencesIn } from './sentences.ts';
import { treeFiles } from './tree-files.ts';

// Checks that English for people stands in words and writers only, so that every language has it in one place.
// An argument names another tree, for the tests of this check. `--list` prints the exceptions as they should be.

const [root = repositoryRoot] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const faults: string[] = [];
const counts: Record<string, number> = {};
const allowed = Object.fromEntries(
  Object.entries(sentenceExceptions).map(([path, { count }]) => [path, count]),
);
for (const path of (await treeFiles(root)).filter(isSentenceless)) {
  if (!existsSync(join(root, path))) continue;
  const found = sentencesIn(path, await readFile(join(root, path), 'utf8'));
  counts[path] = found.length;
  if (found.length === (allowed[path] ?? 0)) continue;
  for (const { line, text } of found)
    faults.push(`${path}:${line}: “${text}” belongs to a words file or a writer`);
}
faults.push(...exceptionFaults(allowed, counts, root === repositoryRoot));
if (process.argv.includes('--list')) {
  const left = Object.entries(counts).filter(([, count]) => count > 0);
  for (const [path, count] of left) console.log(`  '${path}': ${count},`);
} else {
  for (const fault of faults) console.error(fault);
  console.log(`${Object.keys(counts).length} files looked at, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
