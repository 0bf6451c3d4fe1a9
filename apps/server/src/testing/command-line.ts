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
  /** What the person at the terminal answers; absent: nobody sits there. */
  answer?: string,
): Promise<CommandOutcome> {
  const printed: string[] = [];
  const noted: string[] = [];
  const ask = async (question: string) => {
    noted.push(question);
    return answer ?? '';
  };
  const list = typeof words === 'string' ? words.split(' ').filter((word) => word !== '') : words;
  const code = await runCommandLine(list, {
    env,
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    ...(answer === undefined ? {} : { ask }),
  });
  return { code, printed: printed.join('\n'), noted: noted.join('\n') };
}
