import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withLock } from './checkout-lock.mjs';

const sources = [
  'apps/web',
  'packages/contract',
  'packages/domain',
  'package-lock.json',
  'tsconfig.base.json',
];
const notSources = new Set(['node_modules', 'dist', 'test-results', 'coverage']);
const test = /\.(test|fixture)\.[a-z]+$/;
const scratchName = '.next-';
const stampName = '.sources';
// A tab that was opened before a change can still load its files for this long.
const keepMilliseconds = 7 * 24 * 3_600_000;

/**
 * Builds the web app of the checkout into `apps/web/dist` if its sources changed since the last build. Builds
 * elsewhere and then moves the files in one by one, the pages last, so that a running server never lacks a
 * file. Returns true if it built.
 *
 * @throws one sentence when the build fails, after vite's output, or cannot be written.
 */
export async function ensureWebBuild(root: string, say: (sentence: string) => void): Promise<boolean> {
  const dist = join(root, 'apps', 'web', 'dist');
  if (isBuilt(dist, fingerprint(root))) return false;
  try {
    return await buildAlone(root, dist, say);
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new Error(
      `The web app cannot be built in ${root} (${message}): run npm start once as the user who owns the checkout.`,
      { cause: error },
    );
  }
}

function buildAlone(root: string, dist: string, say: (sentence: string) => void): Promise<boolean> {
  return withLock(
    join(root, 'node_modules', '.cache', 'web-build.lock'),
    async () => {
      const wanted = fingerprint(root);
      // Another start may have built it while this one waited.
      if (isBuilt(dist, wanted)) return false;
      say('Building the web app (once per change, a few seconds) …');
      const scratch = newScratch(dist);
      try {
        await build(root, scratch);
        const files = moveIn(scratch, dist);
        writeFileSync(join(dist, stampName), [wanted, ...files].join('\n'));
        removeOld(dist);
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
      return true;
    },
    () => say('Waiting for another start that builds the web app …'),
  );
}

/** Returns a hash of all sources of the web app, and of whether the languages for tests are built. */
function fingerprint(root: string): string {
  const hash = createHash('sha256').update(process.env.PSEUDO_LANGUAGES ?? '');
  for (const source of sources) {
    for (const file of filesOf(join(root, source), isSource)) {
      hash.update(`${relative(root, file)}\n${statSync(file).size}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesOf(path: string, isWanted: (name: string) => boolean = () => true): string[] {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return [];
  if (facts.isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (!isWanted(entry.name)) return [];
    const child = join(path, entry.name);
    if (entry.isDirectory()) return filesOf(child, isWanted);
    return entry.isFile() ? [child] : [];
  });
}

function isSource(name: string): boolean {
  return !notSources.has(name) && !test.test(name);
}

/** Returns whether the build of these sources stands with each of its files, which its stamp names. */
function isBuilt(dist: string, wanted: string): boolean {
  const stamp = join(dist, stampName);
  if (!existsSync(stamp)) return false;
  const [built, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return built === wanted && files.length > 0 && files.every((file) => existsSync(join(dist, file)));
}

function newScratch(dist: string): string {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    if (name.startsWith(scratchName)) rmSync(join(dist, name), { recursive: true, force: true });
  }
  return join(dist, `${scratchName}${process.pid}`);
}

/** Runs vite in its own process, so that its memory is not the server's. */
async function build(root: string, scratch: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', 'apps/web', '--outDir', scratch, '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [vite, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const interrupt = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, interrupt);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) throw new Error('The web app could not be built; the reason stands above.');
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

/** Moves the files in, the pages last, and returns their paths in the folder. */
function moveIn(scratch: string, dist: string): string[] {
  const files = filesOf(scratch);
  const now = new Date();
  const isPage = (file: string) => /\/index(\.[a-z]+)?\.html$/.test(file.replaceAll('\\', '/'));
  for (const file of [...files.filter((name) => !isPage(name)), ...files.filter(isPage)]) {
    const target = join(dist, relative(scratch, file));
    mkdirSync(dirname(target), { recursive: true });
    renameSync(file, target);
    utimesSync(target, now, now);
  }
  return files.map((file) => relative(scratch, file));
}

function removeOld(dist: string): void {
  for (const file of filesOf(dist)) {
    if (Date.now() - statSync(file).mtimeMs > keepMilliseconds) rmSync(file);
  }
}
