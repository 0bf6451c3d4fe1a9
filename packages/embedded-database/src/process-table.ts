import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** What the kernel says of a process. `start` tells apart two processes that bore one number after each other. */
export type ProcessFacts = { start: string; zombie: boolean };

const onLinux = process.platform === 'linux';

/** The facts of process `pid`, or undefined when there is none. */
export function processFacts(pid: number): ProcessFacts | undefined {
  return onLinux ? factsFromProc(pid) : factsFromPs(pid);
}

/** True while `pid` runs; a zombie does not, though `kill(pid, 0)` and PostgreSQL's own check take it for alive. */
export function isRunning(pid: number): boolean {
  return processFacts(pid)?.zombie === false;
}

/** True when `pid` is a running postmaster of this data directory and not a stranger with a reused number. */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isRunning(pid)) return false;
  // A postmaster changes into its data directory and stays there.
  if (onLinux) return workingDirectory(pid) === realpathOrItself(data);
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(data);
}

/**
 * Processes whose working directory is `directory`: back ends that outlive a killed postmaster.
 * Empty where there is no /proc; PostgreSQL's check of the shared memory stands alone there.
 */
export function processesIn(directory: string): number[] {
  if (!onLinux) return [];
  const real = realpathOrItself(directory);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingDirectory(pid) === real && isRunning(pid));
}

/** Sends a signal; false when the process is gone already. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (isErrno(error, 'ESRCH')) return false;
    throw error;
  }
}

/** True for a system error with one of these codes. */
export function isErrno(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function factsFromProc(pid: number): ProcessFacts | undefined {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The program's name stands in parentheses and may hold spaces and parentheses itself: count from the last one.
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
