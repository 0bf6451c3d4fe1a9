import { open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { numbered } from '@bellwether/domain/shared/counted';
import { noteArrival } from '../features/tenant/commands.move.ts';
import { type ExportOutcome, exportCompany } from '../platform/backup/export-company.ts';
import { importCompany } from '../platform/backup/import-company.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { keyNames } from '../platform/secrets/seal.ts';
import { type Command, type Terminal, UsageError } from './command.ts';
import { findCompany, withDatabase } from './session.ts';

const pipeName = '-';

export const tenantExportCommand: Command = {
  name: 'tenant export',
  says:
    'Writes one company with its files, as it is at one moment, into a file that bellwether tenant import reads. Servers may ' +
    'run meanwhile. The file holds everything that people wrote and their password hashes: keep it safe.',
  operands: {
    SUBDOMAIN: { says: 'the company' },
    FILE: { says: 'the new file, such as company.tar.gz; - is the standard output' },
  },
  options: {},
  async run({ SUBDOMAIN, FILE = '' }, terminal) {
    return withDatabase(terminal, async (context) => {
      const { id, name, held } = await findCompany(context, SUBDOMAIN);
      if (held === 'moved') throw new UsageError(`${name} has moved to another database: export it there.`);
      const write = (target: Parameters<typeof exportCompany>[2]) =>
        explainUnavailable(context.owner, () => exportCompany(context, id, target));
      const done = FILE === pipeName ? await write(outputOf(terminal)) : await writeWhole(FILE, write);
      terminal.note(
        `${name} is exported: ${numbered(done.rows, 'row')} and ${numbered(done.files, 'file')}.`,
      );
      if (done.missing > 0)
        terminal.note(`Missing in the storage, so not exported: ${numbered(done.missing, 'file')}.`);
      return 0;
    });
  },
};

export const tenantImportCommand: Command = {
  name: 'tenant import',
  says:
    'Writes an exported company into this database, all or nothing, while servers run. It needs the version of Bellwether that ' +
    'made the file. The company keeps its ids and is frozen, so that no mail leaves twice: bellwether tenant thaw opens it.',
  operands: { FILE: { says: 'a file that bellwether tenant export wrote; - is the standard input' } },
  options: { thaw: { says: 'opens the company at once, for its only copy' } },
  async run({ FILE = '', ...given }, terminal) {
    return withDatabase(terminal, async (context) => {
      const from = FILE === pipeName ? inputOf(terminal) : await openFile(resolve(FILE));
      const name = FILE === pipeName ? 'The input' : resolve(FILE);
      const isFrozen = given.thaw === undefined;
      const { head, rows, files } = await explainUnavailable(context.owner, () =>
        importCompany(context, from, { name, isFrozen }),
      );
      await noteArrival(context, head.company.id);
      const { company, sealedBy } = head;
      terminal.print(
        `${company.name} is here: ${numbered(rows, 'row')} and ${numbered(files, 'file')}. ` +
          (isFrozen
            ? `Once no other server has it, run bellwether tenant thaw ${company.subdomain}.`
            : 'It is open.'),
      );
      const own = keyNames(context.config);
      if (sealedBy.some((key) => !own.includes(key)))
        terminal.note(
          'Its secrets (sign-in, webhooks, channels, Slack, second steps) were sealed with another CONNECTION_KEY: add that key behind this one, separated by a comma. Until then they do not work.',
        );
      return 0;
    });
  },
};

/** @throws UsageError for a file that cannot be read. */
async function openFile(path: string) {
  try {
    return (await open(path)).createReadStream();
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** The file appears under its name when it is whole; after a failure there is none. */
async function writeWhole(
  given: string,
  write: (path: string) => Promise<ExportOutcome>,
): Promise<ExportOutcome> {
  const path = resolve(given);
  const isThere = await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw new UsageError(`${path} cannot be written (${error.code}).`);
    },
  );
  if (isThere) throw new Error(`${path} exists already: name another file, or move it away.`);
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    const outcome = await write(part);
    await rename(part, path);
    return outcome;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function outputOf({ output }: Terminal) {
  if (!output) throw new UsageError('There is no standard output.');
  return output;
}

function inputOf({ input }: Terminal) {
  if (!input) throw new UsageError('There is no standard input.');
  return input;
}
