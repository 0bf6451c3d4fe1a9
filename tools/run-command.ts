import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository, without a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

export type Finished = {
  /** The exit code; null when the process was ended by a signal. */
  readonly code: number | null;
  /** Standard output and standard error, in the order in which they arrived. */
  readonly output: string;
  readonly milliseconds: number;
  readonly timedOut: boolean;
};

export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly limitMilliseconds?: number;
};

const running = new Set<number>();

/** Ends every running command with all its child processes. */
export function endRunningCommands(): void {
  for (const pid of running) endGroup(pid);
}

/**
 * Runs a command without standard input and captures its output. The pinned Node and the tools in
 * `node_modules/.bin` come first in its path. Never rejects: a program that cannot be started has code 127.
 */
export function runCommand(command: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  const [program = '', ...parameters] = command;
  const started = performance.now();
  const pieces: string[] = [];
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: options.cwd ?? repositoryRoot,
      env: commandEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that a time-out also ends the servers and browsers that the command
      // started.
      detached: true,
    });
    let timedOut = false;
    const limit = setTimeout(
      () => {
        timedOut = true;
        if (child.pid !== undefined) endGroup(child.pid);
      },
      options.limitMilliseconds ?? 10 * 60_000,
    );
    const finish = (code: number | null) => {
      clearTimeout(limit);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({ code, output: pieces.join(''), milliseconds: performance.now() - started, timedOut });
    };
    if (child.pid !== undefined) running.add(child.pid);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (piece: string) => pieces.push(piece));
    }
    child.on('error', (error) => {
      pieces.push(`${program} cannot be started: ${error.message}\n`);
      finish(127);
    });
    child.on('close', (code) => finish(code));
  });
}

function commandEnvironment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const tools = join(repositoryRoot, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: [tools, process.env.PATH ?? ''].join(delimiter),
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ...extra,
  };
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The group is already gone if its last process ended between the check and the signal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
