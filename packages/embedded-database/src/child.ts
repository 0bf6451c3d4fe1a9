import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { asUser, type RunUser } from './run-user.ts';

/** How a finished child ended: its exit code (null when a signal ended it) and what it printed. */
export type ChildResult = { code: number | null; output: string };

let deathSignalWorks: boolean | undefined;

/**
 * Starts a program as the database's user, without the application's secrets in its environment. On Linux the
 * kernel sends the child SIGINT when this process dies, so that no part of the database outlives it.
 */
export function spawnAs(
  user: RunUser,
  program: string,
  args: string[],
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  const options: SpawnOptions = { ...asUser(user), env: plainEnvironment(), stdio };
  return canSetDeathSignal()
    ? spawn('setpriv', ['--pdeathsig', 'INT', '--', program, ...args], options)
    : spawn(program, args, options);
}

/** Runs a program to its end as the database's user; an aborted signal interrupts it. */
export async function runAs(
  user: RunUser,
  program: string,
  args: string[],
  { input = '', signal }: { input?: string; signal?: AbortSignal } = {},
): Promise<ChildResult> {
  const child = spawnAs(user, program, args, 'pipe');
  let output = '';
  child.stdout?.on('data', (part) => (output += part));
  child.stderr?.on('data', (part) => (output += part));
  // If a program ends before it reads its input, its exit code is the result.
  child.stdin?.on('error', (error) => (output += error.message));
  child.stdin?.end(input);
  const interrupt = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', interrupt);
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, output }));
    });
  } finally {
    signal?.removeEventListener('abort', interrupt);
  }
}

function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}

function canSetDeathSignal(): boolean {
  deathSignalWorks ??=
    spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { stdio: 'ignore' }).status === 0;
  return deathSignalWorks;
}
