import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OrdinaryServer, startOrdinaryServer } from '@bellwether/embedded-database/ordinary-server';
import pg from 'pg';
import type { Connection } from '../platform/database/pool.ts';

export interface ClusterWithStandby {
  readonly primary: Connection;
  readonly standby: Connection;
  /** Starts the standby again after `stopStandby`. */
  startStandby(): Promise<void>;
  stopStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with a streaming standby, made from a base backup. */
export async function startWithStandby(): Promise<ClusterWithStandby> {
  const [one, other] = [folder(), folder()];
  const primary = await startOrdinaryServer({ directory: one, flags: ['-c', 'wal_keep_size=256MB'] });
  await copyCluster(primary, join(one, 'data'), other);
  const conninfo = `primary_conninfo=host=${primary.host} port=${primary.port} user=${primary.user}`;
  const start = () => startOrdinaryServer({ directory: other, flags: ['-c', conninfo] });
  let standby: OrdinaryServer | undefined = await start();
  const { host } = standby;
  const stopStandby = async () => {
    await standby?.stop();
    standby = undefined;
  };
  return {
    primary: connectionOf(primary),
    standby: { ...connectionOf(primary), host },
    stopStandby,
    async startStandby() {
      standby ??= await start();
    },
    async stop() {
      await stopStandby();
      await primary.stop();
      for (const path of [one, other]) rmSync(path, { recursive: true, force: true });
    },
  };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'bellwether-standby-'));
  chmodSync(path, 0o755);
  return path;
}

function connectionOf({ host, port, user, database }: OrdinaryServer) {
  return { host, port, user, database };
}

/** Copies a running cluster as `pg_basebackup` does, which the npm package of PostgreSQL lacks. */
async function copyCluster(from: OrdinaryServer, data: string, to: string): Promise<void> {
  const client = new pg.Client(connectionOf(from));
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    const copy = join(to, 'data');
    const { status, stderr } = spawnSync('cp', ['-a', data, copy], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
      rmSync(join(copy, name), { recursive: true, force: true });
    mkdirSync(join(copy, 'pg_wal'), { mode: 0o700 });
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile);
    writeFileSync(join(copy, 'standby.signal'), '');
    const owner = spawnSync('stat', ['-c', '%u:%g', data], { encoding: 'utf8' }).stdout.trim();
    for (const name of ['pg_wal', 'backup_label', 'standby.signal'])
      spawnSync('chown', [owner, join(copy, name)]);
  } finally {
    await client.end();
  }
}
