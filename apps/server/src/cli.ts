import { backupCommand } from './cli/backup.ts';
import { type Command, helpOf, readArguments, type Terminal, UsageError } from './cli/command.ts';
import { demoCommand } from './cli/demo.ts';
import { doctorCommand } from './cli/doctor.ts';
import { loadCommand } from './cli/load.ts';
import { migrateCommand } from './cli/migrate.ts';
import { personCommands } from './cli/person.ts';
import { restoreCommand } from './cli/restore.ts';
import { resumeCommand } from './cli/resume.ts';
import { sessionsEndCommand } from './cli/sessions-end.ts';
import { tenantExportCommand, tenantImportCommand } from './cli/tenant-archive.ts';
import { tenantBrandCommand } from './cli/tenant-brand.ts';
import { tenantCreateCommand } from './cli/tenant-create.ts';
import { tenantFreezeCommand, tenantThawCommand } from './cli/tenant-freeze.ts';
import { tenantListCommand } from './cli/tenant-list.ts';
import { tenantMoveCommand } from './cli/tenant-move.ts';
import { tenantPurgeCommand } from './cli/tenant-purge.ts';
import { tenantRangeCommand } from './cli/tenant-range.ts';
import { tenantRenameCommand } from './cli/tenant-rename.ts';
import { tenantSettingsCommand } from './cli/tenant-settings.ts';
import { tenantResumeCommand, tenantSuspendCommand } from './cli/tenant-suspend.ts';
import { programVersion } from './platform/config/program-version.ts';

const commands: readonly Command[] = [
  migrateCommand,
  tenantCreateCommand,
  tenantListCommand,
  tenantSettingsCommand,
  tenantBrandCommand,
  tenantRenameCommand,
  tenantSuspendCommand,
  tenantResumeCommand,
  tenantPurgeCommand,
  tenantFreezeCommand,
  tenantThawCommand,
  tenantExportCommand,
  tenantImportCommand,
  tenantMoveCommand,
  tenantRangeCommand,
  ...personCommands,
  sessionsEndCommand,
  demoCommand,
  loadCommand,
  backupCommand,
  restoreCommand,
  resumeCommand,
  doctorCommand,
];

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 3;
  return [
    'bellwether COMMAND [--help]',
    'bellwether --version',
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
    if (words.length === 1 && (words[0] === '--version' || words[0] === '-v')) {
      terminal.print(`Bellwether ${await programVersion()}`);
      return 0;
    }
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

async function askAtTerminal(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
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
    input: process.stdin,
    output: process.stdout,
    ...(process.stdin.isTTY ? { ask: askAtTerminal } : {}),
  });
  // Exit now instead of waiting for connections: a database that refused the login keeps its own open for a
  // minute.
  process.exit(code);
}
