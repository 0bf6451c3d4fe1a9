import { numbered } from '@bellwether/domain/shared/counted';
import { type MoveOutcome, moveCompany, undoMove } from '../features/tenant/commands.move.ts';
import { jobs } from '../jobs.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/settings.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { createPool } from '../platform/database/pool.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { isPrepared } from '../platform/jobs/prepare.ts';
import { type Command, type Given, type Terminal, UsageError } from './command.ts';
import { findCompany, withDatabase } from './session.ts';

export const tenantMoveCommand: Command = {
  name: 'tenant move',
  says:
    'Moves a company to another database while it works: its writes wait for a few seconds, and afterwards its servers say that it ' +
    'lives elsewhere. If it is stopped, run it again: it finishes, or begins anew.',
  operands: { SUBDOMAIN: { says: 'the company' } },
  options: {
    to: { value: 'DATABASE_URL', says: 'the other database, as its owner', isRequired: true },
    files: {
      value: 'FILES_URL',
      says: 'the storage of the other servers, unless it is this one’s',
    },
    undo: { says: 'takes a stopped move back, if the other database does not have the company' },
  },
  async run(given, terminal) {
    const there = placeOf(terminal, given);
    const connection = { url: there.databaseUrl ?? '', setting: '--to' };
    const files = given.files === undefined ? undefined : openFileStore(there.files);
    return withDatabase(terminal, async (context) => {
      const company = await findCompany(context, given.SUBDOMAIN);
      await explainUnavailable(connection, async () => {
        const pool = createPool({ connection, as: 'owner', size: 1 });
        try {
          if (!(await isPrepared(pool, jobs)))
            throw new UsageError(
              'The other database does not have this version’s tables: run bellwether migrate there.',
            );
        } finally {
          await pool.end();
        }
      });
      const target = { owner: connection, files };
      if (given.undo !== undefined) {
        await undoMove(context, target, company.id);
        terminal.print(`${company.name} stays here and goes on.`);
        return 0;
      }
      // Its people wait until their requests go to the new servers, so say it before the old rows are deleted.
      const arrived = ({ rows, files: count, waited, isSealed }: MoveOutcome) => {
        const took = waited === undefined ? '' : ` Its writes waited for ${(waited / 1_000).toFixed(1)} s.`;
        terminal.print(
          `${company.name} has moved: ${numbered(rows, 'row')} and ${numbered(count, 'file')}.${took}`,
        );
        if (isSealed)
          terminal.note(
            'Its secrets (sign-in, webhooks, channels, Slack, second steps) stay sealed with the keys of these servers: the other ones need this CONNECTION_KEY behind theirs, separated by a comma.',
          );
        terminal.note(
          `Now send ${company.subdomain} to its new servers (docs/operations.md, "Many companies: cells").`,
        );
      };
      const copied = () =>
        terminal.note(`${company.name} is copied. Its writes wait for what came meanwhile.`);
      await moveCompany(context, { ...target, copied, arrived }, company.id);
      return 0;
    });
  },
};

/** Reads the other database and storage, which the reader of the configuration checks. @throws UsageError */
function placeOf({ env }: Terminal, { to, files }: Given): Config {
  try {
    const place = { DATABASE_URL: to, DATABASE_OWNER_URL: undefined };
    return readConfig({ ...env, ...place, ...(files === undefined ? {} : { FILES_URL: files }) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new UsageError(error.message.replace('DATABASE_URL', '--to').replace('FILES_URL', '--files'));
  }
}
