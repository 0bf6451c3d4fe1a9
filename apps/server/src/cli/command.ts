import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { requiredName } from '@bellwether/contract/wire';
import { said } from '@bellwether/domain/shared/said';

/** Arguments that cannot be parsed. The message is one sentence; the exit code is 2. */
export class UsageError extends Error {}

export interface CommandOption {
  /** The value's name in the help, such as `NAME`; absent for a switch. */
  readonly value?: string;
  readonly says: string;
  readonly isRequired?: boolean;
}

/** A word without dashes, such as `SUBDOMAIN`. */
export interface CommandOperand {
  readonly says: string;
  /** More words may follow it; each stands in `rest` of `Command.run`. */
  readonly isRest?: boolean;
}

/** A command's parsed operands and options by name, without dashes; `yes` for a switch. */
export type Given = Readonly<Record<string, string | undefined>>;

/** The output of a command. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line of the result. */
  print(line: string): void;
  /** Prints a line about progress. */
  note(line: string): void;
  /** Where a file named `-` is read from and written to. */
  readonly input?: Readable;
  readonly output?: Writable;
  /** Asks the person at the terminal; absent if nobody sits there. */
  ask?(question: string): Promise<string>;
}

export interface Command {
  /** One or two words. */
  readonly name: string;
  readonly says: string;
  /** Words that stand before the options, by their names in capitals; all but a rest are required. */
  readonly operands?: Readonly<Record<string, CommandOperand>>;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Runs the command and returns the exit code. */
  run(given: Given, terminal: Terminal, rest: readonly string[]): Promise<number>;
}

/**
 * Reads a command's arguments.
 *
 * @throws UsageError for an unknown argument, a missing one, or one without its value.
 */
export function readArguments(
  command: Command,
  words: readonly string[],
): { given: Given; rest: readonly string[] } {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const operands = Object.entries(command.operands ?? {});
  let values: Record<string, string | boolean | undefined>;
  let positionals: string[];
  try {
    const allowPositionals = operands.length > 0;
    ({ values, positionals } = parseArgs({ args: [...words], options, strict: true, allowPositionals }));
  } catch (error) {
    // Node's message continues with advice about its own flags.
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}. See bellwether ${command.name} --help.`);
  }
  const given: Record<string, string> = {};
  const rest = [...positionals];
  for (const [name, { isRest }] of operands) {
    if (isRest) break;
    const word = rest.shift()?.trim();
    if (!word) throw new UsageError(`${command.name} needs ${name}.`);
    given[name] = word;
  }
  if (rest.length > 0 && !operands.some(([, { isRest }]) => isRest))
    throw new UsageError(`Unexpected argument '${rest[0]}'. See bellwether ${command.name} --help.`);
  for (const [name, option] of Object.entries(command.options)) {
    const value = values[name];
    if (value === true) given[name] = 'yes';
    else if (typeof value === 'string' && value.trim() !== '') given[name] = value.trim();
    else if (option.isRequired) throw new UsageError(`${command.name} needs ${named(name, option)}.`);
  }
  return { given, rest };
}

const most = 1_000_000;

/**
 * Reads a whole number from 1 to a million.
 *
 * @throws UsageError for any other text.
 */
export function readCount(given: Given, name: string): number {
  const text = given[name] ?? '';
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new UsageError(`--${name} must be a whole number from 1 to ${most}.`);
  return count;
}

export function helpOf(command: Command): string {
  const operands = Object.entries(command.operands ?? {}).map(
    ([name, operand]) => [operand.isRest ? `[${name} ...]` : name, operand.says] as const,
  );
  const lines = [
    ...operands.map(([name, says]) => [`  ${name}`, says] as const),
    ...Object.entries(command.options).map(
      ([name, option]) =>
        [`  ${named(name, option)}`, option.isRequired ? option.says : `${option.says} (optional)`] as const,
    ),
  ];
  const width = Math.max(0, ...lines.map(([left]) => left.length)) + 3;
  const usage = [
    ...operands.map(([name]) => ` ${name}`),
    ...Object.entries(command.options).map(([name, option]) =>
      option.isRequired ? ` ${named(name, option)}` : ` [${named(name, option)}]`,
    ),
  ];
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

const optionWords = { empty: (label: string) => `${label} must not be empty.` };

/** In characters: names and addresses. */
export const longestText = 255;

/**
 * Reads a name as a form of the product would store it (texts.1).
 *
 * @throws UsageError for a name that a form would refuse.
 */
export function readName(given: Given, option: string): string {
  const label = `--${option}`;
  const name = requiredName(longestText, said(optionWords, 'empty', label), label).safeParse(given[option]);
  if (name.success) return name.data;
  throw new UsageError(name.error.issues[0]?.message ?? `${label} cannot be used.`);
}
