import { resolve } from 'node:path';
import { numbered } from '@bellwether/domain/shared/counted';
import { jobs } from '../jobs.ts';
import { verifyArchive } from '../platform/backup/archive.ts';
import { refuseOtherVersion, refuseUsedDatabase, restoreBackup } from '../platform/backup/restore.ts';
import { readConfig } from '../platform/config/config.ts';
import { findRunningServer } from '../platform/config/running-server.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { describeConnection, openDatabase } from '../platform/database/open-database.ts';
import { prepare } from '../platform/database/prepare.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import type { Command } from './command.ts';

export const restoreCommand: Command = {
  name: 'restore',
  says:
    'Writes a backup into an empty database or home, all or nothing. Stop all servers first. ' +
    'It needs the version of Bellwether that made the backup.',
  operands: { FILE: { says: 'a file that bellwether backup wrote' } },
  options: {},
  async run({ FILE = '' }, terminal) {
    const path = resolve(FILE);
    const config = readConfig(terminal.env);
    // Before anything is opened or written: a broken file changes nothing.
    const manifest = await verifyArchive(path);
    await refuseOtherVersion(manifest);
    const database = await openDatabase(config, terminal.note);
    try {
      const { owner, connection } = database;
      const running = await findRunningServer(config.home, describeConnection(connection));
      if (running) throw new Error(`A server runs at ${running.origin}: stop it, then restore.`);
      await explainUnavailable(owner, async () => {
        await refuseUsedDatabase(owner);
        await prepare(owner, jobs, connection);
        await restoreBackup({ owner, files: openFileStore(config.files) }, path, manifest);
      });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const stored = Object.keys(manifest.mediaTypes).length;
      terminal.print(
        `The backup of ${manifest.madeAt} is restored: ${numbered(rows, 'row')} and ${numbered(stored, 'file')}.`,
      );
      return 0;
    } finally {
      await database.stop();
    }
  },
};
