import { resolve } from 'node:path';
import { numbered } from '@bellwether/domain/shared/counted';
import { takeBackup } from '../platform/backup/backup.ts';
import { readConfig } from '../platform/config/config.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import type { Command } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  says:
    'Writes all companies and their files into one file, as they are at one moment, and reads it back. ' +
    'Servers may run meanwhile. The file holds everything that people wrote and their password hashes: keep it safe.',
  operands: { FILE: { says: 'the new file, such as bellwether.tar.gz' } },
  options: {},
  async run({ FILE = '' }, terminal) {
    const path = resolve(FILE);
    const config = readConfig(terminal.env);
    const database = await openDatabase(config, terminal.note);
    try {
      const { owner } = database;
      const files = openFileStore(config.files);
      const { manifest, missing } = await explainUnavailable(owner, () => takeBackup({ owner, files }, path));
      const companies = manifest.tables.find(({ name }) => name === 'tenant')?.rows ?? 0;
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const stored = Object.keys(manifest.mediaTypes).length;
      terminal.print(
        `${path} holds ${numbered(companies, 'company', 'companies')}, ${numbered(rows, 'row')} and ${numbered(stored, 'file')}, and is verified.`,
      );
      if (missing > 0)
        terminal.note(`Missing in the storage, so not in the backup: ${numbered(missing, 'file')}.`);
      return 0;
    } finally {
      await database.stop();
    }
  },
};
