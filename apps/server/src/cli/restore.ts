import { resolve } from 'node:path';
import { numbered } from '@bellwether/domain/shared/counted';
import { jobs } from '../jobs.ts';
import { verifyArchive } from '../platform/backup/archive.ts';
import { refuseOtherVersion, refuseUsedDatabase, restoreBackup } from '../platform/backup/restore.ts';
import { createClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { findRunningServer } from '../platform/config/running-server.ts';
import { explainUnavailable } from '../platform/database/away.ts';
import { describeConnection, openDatabase } from '../platform/database/open-database.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { prepare } from '../platform/jobs/prepare.ts';
import { keyNames } from '../platform/secrets/seal.ts';
import type { Command } from './command.ts';

export const restoreCommand: Command = {
  name: 'restore',
  says:
    'Writes a backup into an empty database or home, all or nothing. Stop all servers first. ' +
    'It needs the version of Bellwether that made the backup. Mails are held until bellwether resume --mails.',
  operands: { FILE: { says: 'a file that bellwether backup wrote' } },
  options: {
    'keep-sending': { says: 'lets mails leave at once, for the only installation of these people' },
  },
  async run({ FILE = '', ...given }, terminal) {
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
      const keepsSending = given['keep-sending'] !== undefined;
      const { waitingMails: waiting, sealedBy } = await explainUnavailable(owner, async () => {
        await refuseUsedDatabase(owner);
        await prepare(owner, jobs, connection);
        const parts = { owner, files: openFileStore(config.files), clock: createClock(config.now) };
        return restoreBackup(parts, path, manifest, { keepsSending });
      });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const stored = Object.keys(manifest.mediaTypes).length;
      terminal.print(
        `The backup of ${manifest.madeAt} is restored: ${numbered(rows, 'row')} and ${numbered(stored, 'file')}.`,
      );
      terminal.print(
        keepsSending
          ? `Mails leave as soon as a server runs: ${waiting} wait.`
          : `Mails are held: ${waiting} wait, and new ones join them. Once no other installation writes to these people, run bellwether resume --mails.`,
      );
      const own = keyNames(config);
      if (sealedBy.some((key) => !own.includes(key)))
        terminal.note(
          'Secrets of sign-in, webhooks, channels, Slack and second steps were sealed with a key that a backup does not hold. Put it back before the server starts: CONNECTION_KEY of the former installation, or connection.key of its home. Until then they do not work.',
        );
      return 0;
    } finally {
      await database.stop();
    }
  },
};
