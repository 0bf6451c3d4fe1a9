import { parseArgs } from 'node:util';

/** Invalid arguments. The message is one sentence; the exit code is 2. */
export class UsageError extends Error {}

export interface CommandOption {
  /** The placeholder of the option's value in the help, such as `NAME`; absent for a switch. */
  readonly value?: string;
  readonly says: string;
  readonly isRequired?: boolean;
}

/** A command's options by name, without dashes; `yes` for a switch. */
export type Given = Readonly<Record<string, string | undefined>>;

/** The output of a command. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line of the result. */
  print(line: string): void;
  /** Prints a line about progress. */
  note(line: string): void;
}

export interface Command {
  /** One or two words. */
  readonly name: string;
  readonly says: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Runs the command and returns the exit code. */
  run(given: Given, terminal: Terminal): Promise<number>;
}

/**
 * Reads a command's arguments.
 * @throws UsageError for an argument that is unknown, missing or without its value.
 */
export function readArguments(command: Command, words: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  let values: Record<string, string | boolean | undefined>;
  try {
    values = parseArgs({ args: [...words], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // Drop the rest of Node's message, because it is advice about Node's own flags.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}. See bellwether ${command.name} --help.`);
  }
  const given: Record<string, string> = {};
  for (const [name, option] of Object.entries(command.options)) {
    const value = values[name];
    if (value === true) given[name] = 'yes';
    else if (typeof value === 'string' && value.trim() !== '') given[name] = value.trim();
    else if (option.isRequired) throw new UsageError(`${command.name} needs ${named(name, option)}.`);
  }
  return given;
}

const most = 1_000_000;

/**
 * Returns a whole number from 1 to a million.
 * @throws UsageError
 */
export function readCount(given: Given, name: string): number {
  const text = given[name] ?? '';
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new UsageError(`--${name} must be a whole number from 1 to ${most}.`);
  return count;
}

export function helpOf(command: Command): string {
  const lines = Object.entries(command.options).map(
    ([name, option]) =>
      [`  ${named(name, option)}`, option.isRequired ? option.says : `${option.says} (optional)`] as const,
  );
  const width = Math.max(0, ...lines.map(([left]) => left.length)) + 3;
  const usage = Object.entries(command.options).map(([name, option]) =>
    option.isRequired ? ` ${named(name, option)}` : ` [${named(name, option)}]`,
  );
  return [
    `bellwether ${command.name}${usage.join('')}`,
    '',
    command.says,
    ...(lines.length > 0 ? ['', ...lines.map(([left, right]) => left.padEnd(width) + right)] : []),
  ].join('\n');
}

function named(name: string, { value }: CommandOption): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
