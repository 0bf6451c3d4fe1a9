import { runCommandLine } from '../cli.ts';

export interface CommandOutcome {
  readonly code: number;
  readonly printed: string;
  readonly noted: string;
}

/** Runs the command line in this process, with `words` split at spaces unless they are a list. */
export async function runCommands(
  words: string | readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandOutcome> {
  const printed: string[] = [];
  const noted: string[] = [];
  const list = typeof words === 'string' ? words.split(' ').filter((word) => word !== '') : words;
  const code = await runCommandLine(list, {
    env,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
  });
  return { code, printed: printed.join('\n'), noted: noted.join('\n') };
}
