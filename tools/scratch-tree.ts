import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './run-command.ts';

export type ScratchTree = {
  readonly root: string;
  /** Writes files, given as path → text. */
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  /** Copies files of the repository to the same paths. */
  readonly copy: (...paths: readonly string[]) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Creates a folder outside the repository in which a test plants a fault. */
export async function scratchTree(): Promise<ScratchTree> {
  // Resolve links, because tools compare real paths and a temporary folder may be a link.
  const root = await realpath(await mkdtemp(join(tmpdir(), 'bellwether-scratch-')));
  return {
    root,
    write: async (files) => {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), text);
      }
    },
    copy: async (...paths) => {
      for (const path of paths) await cp(join(repositoryRoot, path), join(root, path), { recursive: true });
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
