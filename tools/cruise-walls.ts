import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repositoryRoot, runCommand } from './run-command.ts';

export type Crossing = { readonly rule: string; readonly from: string; readonly to: string };

export type Cruise = { readonly modules: ReadonlySet<string>; readonly crossings: readonly Crossing[] };

const walledFolders = ['packages', 'apps'];

/** Folders of a workspace that programs make. */
const madeFolder = /^\w+[\\/][^\\/]+[\\/](node_modules|dist|data|test-results)$/;

/**
 * Reads the imports of a tree with the tree's own `.dependency-cruiser.mjs`.
 *
 * @throws the tool's output when it fails.
 */
export async function cruise(root: string): Promise<Cruise> {
  const finished = await runCommand(
    ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...walledFolders],
    { cwd: root },
  );
  if (finished.code === null || !finished.output.startsWith('{')) throw new Error(finished.output);
  const report: {
    modules: { source: string }[];
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  } = JSON.parse(finished.output);
  return {
    modules: new Set(report.modules.map((module) => module.source)),
    crossings: report.summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
  };
}

/** Returns the source files that a cruise must contain, relative to the root. */
export async function sourcesOf(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of walledFolders) {
    for (const workspace of await readdir(join(root, folder))) {
      const inside = join(root, folder, workspace, 'src');
      const entries = await readdir(inside, { withFileTypes: true, recursive: true });
      for (const entry of entries) {
        const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
        if (entry.isFile() && /\.tsx?$/.test(path) && !path.endsWith('.d.ts')) found.push(path);
      }
    }
  }
  return found;
}

/**
 * Copies the walled folders and their walls to another folder. There, workspace packages resolve to the copy
 * and all others to the installed ones.
 */
export async function copyHouse(scratch: string, root = repositoryRoot): Promise<void> {
  await cp(join(root, '.dependency-cruiser.mjs'), join(scratch, '.dependency-cruiser.mjs'));
  for (const folder of walledFolders) {
    await cp(join(root, folder), join(scratch, folder), {
      recursive: true,
      filter: (path) => !madeFolder.test(relative(root, path)),
    });
  }
  await mkdir(join(scratch, 'node_modules', '@bellwether'), { recursive: true });
  for (const name of await readdir(join(repositoryRoot, 'node_modules'))) {
    if (name === '@bellwether' || name.startsWith('.')) continue;
    await symlink(
      join(repositoryRoot, 'node_modules', name),
      join(scratch, 'node_modules', name),
      'junction',
    );
  }
  for (const folder of walledFolders) {
    for (const workspace of await readdir(join(scratch, folder))) {
      const { name } = JSON.parse(await readFile(join(scratch, folder, workspace, 'package.json'), 'utf8'));
      const own = join(root, folder, workspace, 'node_modules');
      if (existsSync(own)) await symlink(own, join(scratch, folder, workspace, 'node_modules'), 'junction');
      await symlink(join(scratch, folder, workspace), join(scratch, 'node_modules', name), 'junction');
    }
  }
}
