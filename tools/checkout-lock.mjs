// Plain JavaScript without dependencies: it runs on Node 20.19, before anything is installed.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const beat = 1_000;
// The pid of a holder in another container means nothing here, so a holder without a recent heartbeat counts
// as dead.
const deadAfter = 15_000;

/**
 * Runs `work` while this process alone has the lock file; other processes wait until it is done or its holder
 * is dead.
 *
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => undefined) {
  mkdirSync(dirname(path), { recursive: true });
  for (let waited = false; !take(path); waited = true) {
    if (!waited) onWait();
    await sleep(100);
  }
  const heart = setInterval(() => touch(path), beat);
  try {
    return await work();
  } finally {
    clearInterval(heart);
    rmSync(path, { force: true });
  }
}

function take(path) {
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    // A link appears with its whole content or not at all.
    if (attempt('EEXIST', () => linkSync(mine, path))) return true;
    if (isHeld(path)) return false;
    const aside = `${mine}.dead`;
    if (!attempt('ENOENT', () => renameSync(path, aside))) return false;
    // Put a living lock back: another process created it between the check and the rename.
    if (isHeld(aside)) attempt('EEXIST', () => linkSync(aside, path));
    rmSync(aside, { force: true });
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

function isHeld(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return false;
  if (Date.now() - facts.mtimeMs > deadAfter) return false;
  let pid = Number.NaN;
  if (!attempt('ENOENT', () => (pid = Number(readFileSync(path, 'utf8'))))) return false;
  // Signal 0 only checks; EPERM means a living process of another user.
  return attempt('ESRCH', () => attempt('EPERM', () => process.kill(pid, 0)));
}

function touch(path) {
  const now = new Date();
  attempt('ENOENT', () => utimesSync(path, now, now));
}

/** Returns true if `act` did not fail with this code; rethrows other failures. */
function attempt(code, act) {
  try {
    act();
    return true;
  } catch (error) {
    if (error.code === code) return false;
    throw error;
  }
}
