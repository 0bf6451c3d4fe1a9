import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, startServer } from '@bellwether/server/src/main.ts';
import { readConfig } from '@bellwether/server/src/platform/config/config.ts';
import { startTestCluster, type TestCluster } from '@bellwether/server/src/testing/test-cluster.ts';
import { askServer } from '@bellwether/server/src/testing/test-database.ts';

// Tests two nodes behind a real PgBouncer in transaction mode: first start, role, prepared statements. `npm
// test` runs the same cases behind a small pooler of the test code; this check needs PgBouncer on the
// machine.

const oldest = [1, 21] as const;
const login = 'shop';

/** Returns why the machine's PgBouncer cannot be used; undefined if it can. */
export function refusalOf(version: string | undefined): string | undefined {
  const advice =
    'Install PgBouncer 1.21 or newer: the packages of apt.postgresql.org (apt install pgbouncer after adding that source) or of Debian 13 have it.';
  if (version === undefined) return `There is no PgBouncer on this machine. ${advice}`;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
  return isOld
    ? `PgBouncer ${version} does not carry prepared statements in transaction mode. ${advice}`
    : undefined;
}

function find(): { path: string; version: string } | undefined {
  const { PGBOUNCER_PATH: given } = process.env;
  for (const path of given ? [given] : ['pgbouncer', '/usr/sbin/pgbouncer']) {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    const version = /PgBouncer (\d+\.\d+)/.exec(stdout ?? '')?.[1];
    if (version !== undefined) return { path, version };
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startPgBouncer(path: string, cluster: TestCluster, port: number): Promise<ChildProcess> {
  const { host, port: serverPort } = cluster.connection;
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-pooler-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'users.txt'), `"${login}" ""\n`);
  // PgBouncer refuses to run as root, and only the database's user may use the database's socket.
  const owner = spawnSync('stat', ['-c', '%U', host], { encoding: 'utf8' }).stdout.trim();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: 3,
    max_prepared_statements: 200,
    ...(process.getuid?.() === 0 && statSync(host).uid !== 0 ? { user: owner } : {}),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `[databases]\n* = host=${host} port=${serverPort}\n[pgbouncer]\n${lines.join('\n')}\n`);
  const child = spawn(path, ['-q', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('close', () => rmSync(folder, { recursive: true, force: true }));
  // Until it listens.
  await wait(500);
  return child;
}

async function checkNodes(url: string): Promise<void> {
  const nodes: RunningServer[] = [];
  try {
    const config = () =>
      readConfig({ DATABASE_URL: url, BELLWETHER_DEMO: '1', PORT: '0', LOG_LEVEL: 'warn' });
    nodes.push(...(await Promise.all([startServer(config()), startServer(config())])));
    for (const node of nodes) {
      const signedIn = await fetch(`${node.address}/api/Auth/Login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName: 'ceo@demo.example', password: 'Bellwether-demo-1', domain: '' }),
      });
      if (signedIn.status !== 200) throw new Error(`Signing in answered ${signedIn.status}.`);
    }
    const ask = () =>
      nodes[0]?.context.pool.query("select current_user as name, current_setting('timezone') as zone");
    for (const answer of await Promise.all(Array.from({ length: 200 }, ask))) {
      const { name, zone } = answer?.rows[0] ?? {};
      if (name !== 'bellwether_app' || zone !== 'UTC')
        throw new Error(`A transaction ran as ${name} in ${zone}.`);
    }
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function main(): Promise<void> {
  const found = find();
  const refusal = refusalOf(found?.version);
  if (!found || refusal !== undefined) throw new Error(refusal);
  const cluster = await startTestCluster();
  let pooler: ChildProcess | undefined;
  try {
    await askServer(cluster.connection, `create role ${login} login createrole`);
    await askServer(cluster.connection, `create database ${login} owner ${login}`);
    const port = await freePort();
    pooler = await startPgBouncer(found.path, cluster, port);
    await checkNodes(`postgres://${login}@127.0.0.1:${port}/${login}`);
    process.stdout.write(`Two nodes run behind PgBouncer ${found.version} in transaction mode.\n`);
  } finally {
    pooler?.kill('SIGTERM');
    await cluster.stop();
  }
}

if (import.meta.main) {
  await main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
