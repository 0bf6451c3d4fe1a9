import { backupCommand } from './cli/backup.ts';
import { type Command, helpOf, readArguments, type Terminal, UsageError } from './cli/command.ts';
import { demoCommand } from './cli/demo.ts';
import { doctorCommand } from './cli/doctor.ts';
import { loadCommand } from './cli/load.ts';
import { migrateCommand } from './cli/migrate.ts';
import { restoreCommand } from './cli/restore.ts';
import { tenantBrandCommand } from './cli/tenant-brand.ts';
import { tenantCreateCommand } from './cli/tenant-create.ts';
import { tenantSettingsCommand } from './cli/tenant-settings.ts';

const commands: readonly Command[] = [
  migrateCommand,
  tenantCreateCommand,
  tenantSettingsCommand,
  tenantBrandCommand,
  demoCommand,
  loadCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
];

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 3;
  return [
    'bellwether COMMAND [--help]',
    '',
    ...commands.map(({ name, says }) => `  ${name.padEnd(width)}${says.split('. ')[0]?.replace(/\.$/, '')}`),
    '',
    'Settings come from the environment; docs/operations.md names them all.',
  ].join('\n');
}

/**
 * Runs the command line; `words` are the arguments after the program. Returns the exit code: 0 done, 1 not
 * done, 2 invalid arguments.
 */
export async function runCommandLine(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const asksForHelp = words.some((word) => word === '--help' || word === '-h');
    const named = words.filter((word) => !word.startsWith('-'));
    const command = commands.find(({ name }) => name.split(' ').every((word, at) => words[at] === word));
    if (!command) {
      const begun = commands.filter(({ name }) => name.split(' ')[0] === words[0]);
      if (asksForHelp && begun.length > 0) {
        terminal.print(begun.map(helpOf).join('\n\n'));
        return 0;
      }
      if (named.length > 0)
        throw new UsageError(`There is no command "${named.slice(0, 2).join(' ')}". See bellwether --help.`);
      if (!asksForHelp && words.length > 0)
        throw new UsageError(`There is no option "${words[0]}". See bellwether --help.`);
      terminal.print(overview());
      return asksForHelp ? 0 : 2;
    }
    if (asksForHelp) {
      terminal.print(helpOf(command));
      return 0;
    }
    const { given, rest } = readArguments(command, words.slice(command.name.split(' ').length));
    return await command.run(given, terminal, rest);
  } catch (error) {
    terminal.note(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

if (import.meta.main) {
  // The reader may close the output early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const code = await runCommandLine(process.argv.slice(2), {
    env: process.env,
    print: (line) => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
  });
  // Exit now instead of waiting for connections: a database that refused the login keeps its own open for a
  // minute.
  process.exit(code);
}
