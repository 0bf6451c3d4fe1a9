import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { citationFaults, linkFaults, missingRecords, readRules, rulesFolder } from './rule-citations.ts';
import { repositoryRoot } from './run-command.ts';
import { treeFiles } from './tree-files.ts';

// Checks that every citation of a rule (`goals.12`) leads to a rule of `docs/rules`, that links in documents lead to
// a file (so each test that a rule names exists), that the index has every record of a decision, and that nothing cites a
// document outside of the repository. An argument names another tree, for the tests.

const root = process.argv[2] ?? repositoryRoot;
const texts = /\.(?:ts|tsx|mts|mjs|js|css|html|sql|md|yaml|yml|json|typ|sh)$|Dockerfile$/;
const files = (await treeFiles(root)).filter(
  (path) => texts.test(path) && !path.endsWith('package-lock.json'),
);
const read = (path: string) => readFile(join(root, path), 'utf8');

const ids = new Set<string>();
const faults: string[] = [];
for (const path of files.filter((one) => one.startsWith(rulesFolder) && !one.endsWith('README.md'))) {
  const page = readRules(path, await read(path));
  for (const id of page.ids) ids.add(id);
  faults.push(...page.faults);
}
if (ids.size === 0) faults.push(`${rulesFolder}: there are no rules`);
const exists = (path: string) => existsSync(join(root, path));
for (const path of files) {
  const text = await read(path);
  faults.push(...citationFaults(path, text, ids));
  if (path.endsWith('.md')) faults.push(...linkFaults(path, text, exists));
}
const index = 'docs/decisions/README.md';
faults.push(...missingRecords(files, exists(index) ? await read(index) : ''));

for (const fault of faults) console.error(fault);
console.log(`${ids.size} rules, ${files.length} files looked at, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
