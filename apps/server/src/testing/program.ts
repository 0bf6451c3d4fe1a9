import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Program {
  readonly child: ChildProcess;
  /** Returns the output so far, of standard output and standard error. */
  output(): string;
  /**
   * Waits until the output matches, and returns the match. Throws with the output if the program ends before.
   */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** The exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Starts `main.ts` or `cli.ts` as a process. The process inherits only the path and the folder of compiled modules. */
export function startProgram(file: string, words: readonly string[], env: Record<string, string>): Program {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [`${folder}${file}`, ...words], {
    env: { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      written += piece;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    ended,
    output: () => written,
    async says(pattern) {
      for (;;) {
        const match = pattern.exec(written);
        if (match) return match;
        const isOver = await Promise.race([
          ended.then(() => true),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), 20)),
        ]);
        if (isOver && !pattern.test(written))
          throw new Error(`It ended without saying ${pattern}:\n${written}`);
      }
    },
  };
}
