import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * The kernel's facts about a process. `start` tells apart two processes that had the same pid one after the
 * other.
 */
export type ProcessFacts = { start: string; zombie: boolean };

const onLinux = process.platform === 'linux';

/** Returns the facts of process `pid`, or undefined if there is none. */
export function processFacts(pid: number): ProcessFacts | undefined {
  return onLinux ? factsFromProc(pid) : factsFromPs(pid);
}

/**
 * Returns whether `pid` runs. A zombie does not, although `kill(pid, 0)` and PostgreSQL's own check treat it
 * as alive.
 */
export function isRunning(pid: number): boolean {
  return processFacts(pid)?.zombie === false;
}

/**
 * Returns whether `pid` is a running postmaster of this data directory, and not another process with a reused
 * pid.
 */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isRunning(pid)) return false;
  // A postmaster's working directory is always its data directory.
  if (onLinux) return workingDirectory(pid) === realpathOrItself(data);
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(data);
}

/**
 * Returns the processes whose working directory is `directory`: back ends that outlive a killed postmaster.
 * Returns none without /proc; then only PostgreSQL's check of the shared memory protects the data.
 */
export function processesIn(directory: string): number[] {
  if (!onLinux) return [];
  const real = realpathOrItself(directory);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingDirectory(pid) === real && isRunning(pid));
}

/** Sends a signal; returns false if the process is already gone. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (isErrno(error, 'ESRCH')) return false;
    throw error;
  }
}

/** Returns whether the error is a system error with one of these codes. */
export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function factsFromProc(pid: number): ProcessFacts | undefined {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The program's name is in parentheses and may contain spaces and parentheses itself, so count from the
  // last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { zombie: fields[0] === 'Z' || fields[0] === 'X', start: fields[19] ?? '' };
}

function factsFromPs(pid: number): ProcessFacts | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = stdout.trim();
  return line === '' ? undefined : { zombie: line.startsWith('Z'), start: line.replace(/^\S+\s+/, '') };
}

function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    // Gone meanwhile, or another user's: not ours either way.
    if (isErrno(error, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM')) return undefined;
    throw error;
  }
}

function realpathOrItself(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return path;
    throw error;
  }
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
}
