import { cp, readdir, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantedChanges } from './planted-changes.ts';
import type { PlantedChange, Planting } from './planting.ts';
import { repositoryRoot, runCommand } from './run-command.ts';
import { type ScratchTree, scratchTree } from './scratch-tree.ts';

// Each kind of change is made in a copy of the program and compiled there, so its recipe names every file that it needs.

const sources = ['packages/domain/src', 'packages/contract/src', 'apps/server', 'apps/web/src'];
const left = /(?:\.(?:test|fixture)\.tsx?|\/(?:testing|node_modules|dist))$/;

let tree: ScratchTree;
beforeAll(async () => {
  tree = await scratchTree();
  for (const path of sources)
    await cp(join(repositoryRoot, path), join(tree.root, path), {
      recursive: true,
      filter: (file) => !left.test(file),
    });
  await tree.copy(
    'tsconfig.base.json',
    'packages/contract/package.json',
    'packages/domain/package.json',
    'apps/web/package.json',
  );
  // The types of its library need the server's way to resolve modules; here one program has the screens, too.
  const deck = 'apps/server/src/platform/documents/deck-pptx.ts';
  await tree.write({
    [deck]: `// @ts-nocheck\n${await readFile(join(repositoryRoot, deck), 'utf8')}`,
  });
  await symlink(join(repositoryRoot, 'node_modules'), join(tree.root, 'node_modules'));
  const paths = {
    '@bellwether/domain/*': ['./packages/domain/src/*.ts'],
    '@bellwether/contract/calls/*': ['./packages/contract/src/calls/*.generated.ts'],
    '@bellwether/contract/*': ['./packages/contract/src/*.ts'],
  };
  const compilerOptions = {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
    incremental: false,
    paths,
  };
  await tree.write({
    'tsconfig.json': JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions,
      include: ['packages/*/src', 'apps/*/src'],
    }),
  });
}, 120_000);
afterAll(() => tree.remove());

/** Returns the file, and for words and writers its brothers in other languages. */
async function withBrothers(path: string): Promise<string[]> {
  const stem = basename(path, '.ts').replace(/\.en$/, '');
  if (!/^(?:words|writer)\b/.test(stem)) return [path];
  const language = /^\.[a-z]{2}(?:-[a-z]+)?\.ts$/;
  const names = (await readdir(join(tree.root, dirname(path)))).filter(
    (name) => name.startsWith(stem) && language.test(name.slice(stem.length)),
  );
  return [...new Set([path, ...names.map((name) => join(dirname(path), name))])];
}

async function plant(path: string, plantings: readonly Planting[]): Promise<void> {
  for (const file of await withBrothers(path)) {
    const isNew = plantings.some((planting) => 'all' in planting);
    const old = isNew ? '' : await readFile(join(tree.root, file), 'utf8');
    let text = old;
    for (const planting of plantings) {
      if ('all' in planting) text = planting.all;
      else if ('atEnd' in planting) text += planting.atEnd;
      else if ('instead' in planting) text = text.replace(planting.instead, planting.put);
      else text = text.replace(planting.before, (line) => `${planting.put}\n${line}`);
    }
    // A language that is on its way may lack the place.
    if (file === path) expect(text, `${file} has the place for the planted lines`).not.toBe(old);
    await tree.write({ [file]: text });
  }
}

const counted = ({ kind, most, files }: PlantedChange) => [kind, most, Object.keys(files).length] as const;

it.each(plantedChanges.map(counted))('%s needs at most %i files', (_kind, most, count) => {
  expect(count).toBeLessThanOrEqual(most);
});

it('all of them compile together', { timeout: 240_000 }, async () => {
  for (const { files, generated = {} } of plantedChanges)
    for (const [path, plantings] of [...Object.entries(files), ...Object.entries(generated)])
      await plant(path, plantings);
  const compiler = join(repositoryRoot, 'node_modules/typescript-native/bin/tsc');
  const { code, output } = await runCommand([process.execPath, compiler, '-p', tree.root, '--checkers', '2']);
  expect(output).toBe('');
  expect(code).toBe(0);
});
