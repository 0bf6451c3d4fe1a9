import { repositoryRoot, runCommand } from './run-command.ts';

// Compiles every part of the repository, two at a time, and prints what each compiler said.
// Arguments name another tree and its projects, as the test of this check does.

const everyProject = [
  'apps/server/tsconfig.json',
  'apps/web/tsconfig.json',
  'packages/domain/tsconfig.json',
  'packages/domain/tsconfig.test.json',
  'packages/contract/tsconfig.json',
  'packages/embedded-database/tsconfig.json',
  'bench/tsconfig.json',
  'tools/tsconfig.json',
  'tests/journeys/tsconfig.json',
];

const [root = repositoryRoot, ...named] = process.argv.slice(2);
const projects = named.length > 0 ? named : everyProject;
const waiting = [...projects];
let failed = 0;
const work = async () => {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const { code, output } = await runCommand(['tsc', '--noEmit', '-p', project], { cwd: root });
    if (code === 0) continue;
    failed += 1;
    console.log(`${project}\n${output}`);
  }
};
await Promise.all([work(), work()]);
console.log(`${projects.length - failed} of ${projects.length} projects compile`);
process.exitCode = failed > 0 ? 1 : 0;
