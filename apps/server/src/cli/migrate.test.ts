import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrationNames } from '../platform/database/migrations.ts';
import { runCommands } from '../testing/command-line.ts';
import { askServer, createTestDatabase, urlOf } from '../testing/test-database.ts';

const { connection: cluster } = inject('testServer');

test('migrate connects as the owner, and lets the login of DATABASE_URL in', {
  timeout: 90_000,
}, async () => {
  const [owner, web] = [`bw_owner_${process.pid}`, `bw_web_${process.pid}`];
  await askServer(cluster, `create role ${owner} login createrole; create role ${web} login noinherit`);
  await askServer(cluster, `grant bellwether_app to ${owner} with admin option`);
  const { connection, drop } = await createTestDatabase(cluster);
  const home = mkdtempSync(join(tmpdir(), 'bellwether-migrate-'));
  onTestFinished(async () => {
    rmSync(home, { recursive: true, force: true });
    await drop();
    await askServer(cluster, `drop role ${owner}, ${web}`);
  });
  const [{ name }] = (await askServer(connection, 'select current_database()::text as name')).rows;
  await askServer(cluster, `alter database ${name} owner to ${owner}`);
  const as = (role: string) => urlOf(connection).replace(/\/\/[^@/]*@/, `//${role}@`);
  const env = { DATABASE_URL: as(web), DATABASE_OWNER_URL: as(owner), BELLWETHER_HOME: home };

  expect(await runCommands('migrate', env)).toEqual({
    code: 0,
    printed: [...(await migrationNames()).map((one) => `applied ${one}`), 'The database is up to date.'].join(
      '\n',
    ),
    noted: '',
  });
  const { printed } = await runCommands('doctor', env);
  expect(printed).toMatch(/^ok {2}migrations/m);
  expect(printed).toContain(`requests run as bellwether_app, on the login ${web}`);
});
