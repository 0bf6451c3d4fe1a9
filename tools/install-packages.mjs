// Plain JavaScript without dependencies: it runs on Node 20.19, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './checkout-lock.mjs';

// Installs missing packages before `npm start`, `npm test` and the other scripts; prints nothing if all is
// installed.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.bellwether-installed');
const pinnedNode = join(modules, 'node', 'bin', 'node');
const commandLine = join(root, 'apps', 'server', 'bin', 'bellwether.mjs');
const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED|ERR_SOCKET_TIMEOUT/;

if (!isInstalled()) await install();

async function install() {
  try {
    await withLock(join(modules, '.bellwether-install.lock'), installOnce, sayWaiting);
  } catch (error) {
    // Errors without a system call are bugs of this program, so rethrow them.
    if (error.syscall === undefined) throw error;
    fail(
      `The packages cannot be installed into ${modules} (${error.message}): run this command once as the user who owns the checkout.`,
    );
  }
}

async function installOnce() {
  // Another bootstrap may have installed while this one waited.
  if (isInstalled()) return;
  say('Installing packages (once, about a minute) …');
  rmSync(stamp, { force: true });
  const { code, complaint } = await run([...npmCommand(), ...installArguments(await isReachable())], root);
  if (code !== 0) {
    fail(
      unreachable.test(complaint)
        ? 'The packages cannot be installed because the npm registry cannot be reached: connect this machine to the network and run the command again.'
        : `${complaint.trim()}\nnpm install failed; the reason stands above.`,
    );
    return;
  }
  const missing = missingPackages();
  if (missing.length > 0) {
    fail(
      `npm left out packages of this platform without an error (${missing.slice(0, 3).join(', ')}): run the command again.`,
    );
    return;
  }
  if (!(await ensurePinnedNode())) return;
  // A copy of the checkout may have lost the executable bit, and npx runs this file itself.
  if (existsSync(commandLine)) chmodSync(commandLine, 0o755);
  writeFileSync(stamp, wanted());
}

/**
 * Returns whether the registry answers at all. Without a network npm tries each package for minutes, so find
 * that out first and use npm's cache.
 */
async function isReachable() {
  const { code, complaint } = await run(
    [...npmCommand(), 'ping', '--fetch-retries=0', '--fetch-timeout=15000', '--loglevel=error'],
    root,
  );
  return code === 0 || !unreachable.test(complaint);
}

function installArguments(online) {
  return [
    'install',
    // Always include them, whatever NODE_ENV or a configuration says, because the web app is built here.
    '--include=dev',
    // A start must not change tracked files.
    '--no-save',
    online ? '--prefer-offline' : '--offline',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    // The warnings are about the machine's own Node, which runs nothing after this.
    '--loglevel=error',
  ];
}

/**
 * Fetches the pinned Node. The package `node` fetches its program in an install script, which a machine may
 * forbid.
 */
async function ensurePinnedNode() {
  const folder = join(modules, 'node');
  if (process.platform === 'win32' || !existsSync(folder)) return true;
  if (!existsSync(pinnedNode)) {
    const { code, complaint } = await run([process.execPath, 'installArchSpecificPackage'], folder);
    if (code !== 0 || !existsSync(pinnedNode)) {
      fail(
        `${complaint.trim()}\nThe Node that Bellwether runs on could not be installed; the reason stands above.`,
      );
      return false;
    }
  }
  const link = join(modules, '.bin', 'node');
  if (!existsSync(link)) symlinkSync('../node/bin/node', link);
  return true;
}

/**
 * Returns the packages of the lock file that are for this platform alone and were not installed. npm treats them as
 * optional, so it reports nothing.
 */
function missingPackages() {
  const { packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const libc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (list, own) => list === undefined || list.includes(own);
  return Object.entries(packages)
    .filter(([, { optional, os, cpu }]) => optional && os && cpu)
    .filter(([, { os, cpu }]) => fits(os, process.platform) && fits(cpu, process.arch))
    .filter(([, { libc: wanted }]) => process.platform !== 'linux' || fits(wanted, libc))
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path, 'package.json')));
}

/** Runs a program and captures its output; resolves to its exit code and its error output. */
function run([program, ...args], cwd) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { ...env, npm_config_loglevel: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (part) => {
    complaint += part;
  });
  child.stdout.resume();
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, complaint: error.message }));
    child.on('close', (code) => resolve({ code, complaint }));
  });
}

/** Returns the command for npm: the npm that runs this script, else the one in the path. */
function npmCommand() {
  const running = process.env.npm_execpath;
  return running?.endsWith('npm-cli.js') && existsSync(running) ? [process.execPath, running] : ['npm'];
}

function isInstalled() {
  return existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === wanted();
}

/** Returns a hash of all files that decide which packages belong here, and of the machine's platform. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package-lock.json', '.npmrc', 'package.json', ...workspaceManifests()]) {
    const path = join(root, file);
    hash.update(`${file}\n`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

function workspaceManifests() {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return existsSync(join(root, parent))
      ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
      : [];
  });
  return folders.map((folder) => `${folder}/package.json`).sort();
}

function sayWaiting() {
  say('Waiting for another start that installs the packages …');
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence) {
  say(sentence);
  process.exitCode = 1;
}
