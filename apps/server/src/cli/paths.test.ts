import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { seal } from '../platform/secrets/seal.ts';
import { runCommands } from '../testing/command-line.ts';
import { askServer, createTestDatabase, urlOf } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const { connection: cluster } = inject('testServer');
const home = mkdtempSync(join(tmpdir(), 'bellwether-paths-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const server = await startTestServer();
const tenant = await server.buildTenant();
const env = {
  DATABASE_URL: urlOf(server.connection),
  BELLWETHER_HOME: home,
  FILES_URL: `file://${home}/files`,
};

test('a file that a command cannot use is named, and not the database', async () => {
  expect(await runCommands('tenant import /nowhere/x', env)).toEqual({
    code: 2,
    printed: '',
    noted: '/nowhere/x cannot be read (ENOENT).',
  });
  expect(await runCommands(`tenant export ${tenant.subdomain} /dev/null/x`, env)).toMatchObject({
    code: 2,
    noted: '/dev/null/x cannot be written (ENOTDIR).',
  });
});

test('tenant move names its own options for an address that it cannot use', async () => {
  const move = (more: string) => runCommands(`tenant move ${tenant.subdomain} ${more}`, env);
  expect(await move('--to mysql://x')).toMatchObject({
    code: 2,
    noted: expect.stringMatching(/^--to must /),
  });
  expect(await move(`--to ${env.DATABASE_URL} --files ftp://x`)).toMatchObject({
    code: 2,
    noted: expect.stringMatching(/^--files must /),
  });
});

test('a restore says which key the sealed secrets need, unless this installation has it', async () => {
  const key = 'a1'.repeat(32);
  const keys = { connectionKeys: [key], databaseUrl: env.DATABASE_URL, home };
  await askServer(
    server.connection,
    `insert into webhook (tenant_id, url, description, kinds, is_on, secret, author_id, created_at)
      values (${tenant.id}, 'https://hooks.example', '', '{goal.achieved}', true, '${seal(keys, 'webhook.secret', 'x')}', ${tenant.ceo.id}, now())`,
  );
  const path = join(home, 'backup.tar.gz');
  expect((await runCommands(['backup', path], env)).code).toBe(0);
  const restore = async (more: object) => {
    const { connection, drop } = await createTestDatabase(cluster);
    onTestFinished(drop);
    return runCommands(['restore', path], { ...env, DATABASE_URL: urlOf(connection), ...more });
  };
  expect((await restore({})).noted).toMatch(/sealed with a key that a backup does not hold.*CONNECTION_KEY/);
  expect(await restore({ CONNECTION_KEY: key })).toMatchObject({ code: 0, noted: '' });
});
