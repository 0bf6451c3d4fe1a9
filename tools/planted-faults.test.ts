import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot, runCommand } from './run-command.ts';
import { type ScratchTree, scratchTree } from './scratch-tree.ts';
import { testSteps } from './test-steps.ts';

// A check that was never seen to fail proves nothing. So each tool runs as in `npm test`, over a tree with a
// planted fault.

let tree: ScratchTree;
beforeEach(async () => {
  tree = await scratchTree();
});
afterEach(() => tree.remove());

const commandOf = (name: string): readonly string[] => {
  const step = testSteps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`There is no step "${name}".`);
  return step.command;
};
const run = (name: string) => runCommand(commandOf(name), { cwd: tree.root });

describe('biome', () => {
  beforeEach(() => tree.copy('biome.json', '.gitignore'));

  it.each([
    ['any', 'noExplicitAny', 'export const read = (value: any): string => value;\n'],
    ['!', 'noNonNullAssertion', 'export const read = (value?: string): string => value!;\n'],
    ['an enum', 'noEnum', "export enum State {\n  draft = 'draft',\n}\n"],
    ['a default export', 'noDefaultExport', 'export default 1;\n'],
    ['a test left alone', 'noFocusedTests', "it.only('works', () => undefined);\n"],
    ['a skipped test', 'noSkippedTests', "it.skip('works', () => undefined);\n"],
    ['an unused import', 'noUnusedImports', "import { a } from './a.ts';\n"],
    ['other formatting', 'format', 'export const a = "1"\n'],
  ])('refuses %s', async (_what, rule, text) => {
    await tree.write({ 'apps/server/src/planted.ts': text });
    const { code, output } = await run('biome');
    expect(output).toContain(rule);
    expect(code).toBe(1);
  });

  it('refuses the clock in the domain, and only there', async () => {
    const text = 'export const now = (): number => Date.now();\n';
    await tree.write({ 'apps/server/src/clock.ts': text, 'packages/domain/src/clock.test.ts': text });
    expect((await run('biome')).code).toBe(0);
    await tree.write({ 'packages/domain/src/clock.ts': text });
    const { code, output } = await run('biome');
    expect(output).toContain('The domain has no clock');
    expect(code).toBe(1);
  });
});

describe('biome, on calls to other servers', () => {
  it('refuses fetch in the server, and takes it in platform/outgoing', async () => {
    await tree.copy('biome.json', '.gitignore');
    const text = "export const ask = (): Promise<Response> => fetch('https://example.com');\n";
    await tree.write({ 'apps/server/src/platform/outgoing/ask.ts': text, 'apps/web/src/ask.ts': text });
    expect((await run('biome')).code).toBe(0);
    await tree.write({ 'apps/server/src/features/goals/queries.ask.ts': text });
    const { code, output } = await run('biome');
    expect(output).toContain('Calls to other servers go through platform/outgoing');
    expect(code).toBe(1);
  });
});

describe('check-sentences', () => {
  it('refuses a sentence on a screen, and takes it in a words file', async () => {
    const check = () =>
      runCommand(['node', `${repositoryRoot}/tools/check-sentences.ts`, tree.root], { cwd: repositoryRoot });
    await tree.write({
      'apps/web/src/features/goals/words.ts': "export const a = { b: 'Nothing here.' };\n",
    });
    expect((await check()).code).toBe(0);
    await tree.write({ 'apps/web/src/features/goals/a.tsx': 'export const a = <p>Nothing here</p>;\n' });
    const { code, output } = await check();
    expect(output).toContain('a.tsx:1: “Nothing here” belongs to a words file or a writer');
    expect(code).toBe(1);
  });
});

describe('types', () => {
  const domainProject = [
    'tsconfig.base.json',
    'tsconfig.library.json',
    'packages/domain/tsconfig.json',
    'packages/domain/package.json',
  ];
  const typecheck = (project: string) =>
    runCommand([
      ...commandOf('types').slice(0, 1),
      `${repositoryRoot}/tools/typecheck.ts`,
      tree.root,
      project,
    ]);

  it('refuses I/O in the domain', async () => {
    await tree.copy(...domainProject);
    await tree.write({ 'packages/domain/src/pure.ts': 'export const one = 1;\n' });
    expect((await typecheck('packages/domain/tsconfig.json')).code).toBe(0);
    await tree.write({
      'packages/domain/src/reads.ts': 'export const read = [fetch, process, document];\n',
    });
    const { code, output } = await typecheck('packages/domain/tsconfig.json');
    for (const name of ['fetch', 'process', 'document']) expect(output).toContain(`'${name}'`);
    expect(code).toBe(1);
  });

  it('treats a project without files as a fault', async () => {
    await tree.copy(...domainProject);
    expect((await typecheck('packages/domain/tsconfig.json')).code).toBe(1);
  });
});

describe('knip', () => {
  it('refuses a file, an export and a package that nothing uses', async () => {
    await tree.copy('knip.json', 'package.json', 'packages/domain/package.json', 'apps/server/package.json');
    await tree.write({
      'packages/domain/src/goals/rating.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
      'apps/server/src/main.ts':
        "import { used } from '@bellwether/domain/goals/rating';\nconsole.log(used);\n",
      'apps/server/src/orphan.ts': 'export const alone = 1;\n',
    });
    const { code, output } = await run('knip');
    expect(output).toMatch(/Unused files[\s\S]*apps\/server\/src\/orphan\.ts/);
    expect(output).toMatch(/Unused exports[\s\S]*forgotten +packages\/domain\/src\/goals\/rating\.ts/);
    expect(output).toMatch(/Unused dependencies[\s\S]*fastify +apps\/server\/package\.json/);
    expect(output).not.toMatch(/^used /m);
    expect(code).not.toBe(0);
  });
});

describe('sherif', () => {
  const workspace = (name: string, zod: string) =>
    JSON.stringify({ name, private: true, type: 'module', dependencies: { zod } });

  it('refuses two versions of one package', async () => {
    await tree.write({
      'package.json': JSON.stringify({ name: 'scratch', private: true, workspaces: ['packages/*'] }),
      'package-lock.json': '{}',
      'packages/one/package.json': workspace('one', '4.6.7'),
      'packages/two/package.json': workspace('two', '4.6.7'),
    });
    expect((await run('sherif')).code).toBe(0);
    await tree.write({ 'packages/two/package.json': workspace('two', '4.6.6') });
    const { code, output } = await run('sherif');
    expect(output).toContain('multiple-dependency-versions');
    expect(code).toBe(1);
  });
});
