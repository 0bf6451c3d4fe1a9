import { jobs } from '../jobs.ts';
import { readConfig } from '../platform/config/config.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { prepare } from '../platform/jobs/prepare.ts';
import type { Command } from './command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  says: 'Brings the database up to date without starting the server. Safe to repeat, and while servers run.',
  options: {},
  async run(_given, terminal) {
    const database = await openDatabase(readConfig(terminal.env), terminal.note);
    try {
      const { owner, connection } = database;
      const applied = await explainUnavailable(owner, () => prepare(owner, jobs, connection));
      for (const name of applied) terminal.print(`applied ${name}`);
      terminal.print('The database is up to date.');
      return 0;
    } finally {
      await database.stop();
    }
  },
};
