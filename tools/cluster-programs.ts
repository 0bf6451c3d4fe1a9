import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The programs of a cluster, and where they are. */
export interface ClusterPrograms {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** The folder of `postgres`. */
  readonly postgres: string;
  readonly versions: string;
}

const outputOf = (path: string, option = '--version') => {
  const { stdout, stderr } = spawnSync(path, [option], { encoding: 'utf8' });
  return `${stdout ?? ''}${stderr ?? ''}`;
};

/** Finds the programs. @throws a sentence that says what to install. */
export function findPrograms(): ClusterPrograms {
  const place = (name: string) =>
    [`/usr/bin/${name}`, `/usr/sbin/${name}`, `/usr/local/bin/${name}`].find((path) => existsSync(path));
  const [etcd, patroni, haproxy] = ['etcd', 'patroni', 'haproxy'].map(place);
  const pgbouncer = process.env.PGBOUNCER_PATH ?? place('pgbouncer');
  const majors = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').map(Number) : [];
  const postgres = `/usr/lib/postgresql/${Math.max(0, ...majors)}/bin`;
  if (!etcd || !patroni || !haproxy || !existsSync(postgres))
    throw new Error('Install the programs of a cluster: apt install postgresql patroni etcd-server haproxy');
  const version = /PgBouncer (\d+)\.(\d+)/.exec(pgbouncer ? outputOf(pgbouncer) : '');
  if (!pgbouncer || !version || Number(version[1]) * 100 + Number(version[2]) < 121)
    throw new Error(
      'PgBouncer 1.21 or newer is needed: install it from apt.postgresql.org or Debian 13, and name it in PGBOUNCER_PATH.',
    );
  const found = [
    outputOf(join(postgres, 'postgres'))
      .trim()
      .replace(/^postgres \(PostgreSQL\)/, 'PostgreSQL'),
    outputOf(patroni).trim(),
    /HAProxy version [\d.]+/.exec(outputOf(haproxy, '-v'))?.[0],
    version[0],
  ];
  return { etcd, patroni, haproxy, pgbouncer, postgres, versions: found.join(', ') };
}

export interface Ports {
  readonly etcd: number;
  readonly etcdPeer: number;
  /** Of PostgreSQL and of Patroni, of each member. */
  readonly members: readonly { readonly name: string; readonly postgres: number; readonly rest: number }[];
  readonly primary: number;
  readonly pooler: number;
  readonly front: number;
  readonly nodes: readonly number[];
  /** The node of cell two. */
  readonly cellTwo: number;
}

/** A primary and a synchronous standby, and what leads to them. */
export class Cluster {
  readonly #programs: ClusterPrograms;
  readonly #folder: string;
  readonly #ports: Ports;
  readonly #user = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  readonly #group = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
  readonly #children = new Map<string, ChildProcess>();

  constructor(programs: ClusterPrograms, folder: string, ports: Ports) {
    this.#programs = programs;
    this.#folder = folder;
    this.#ports = ports;
    chmodSync(folder, 0o755);
    chownSync(folder, this.#user, this.#group);
  }

  async start(): Promise<void> {
    const { etcd, etcdPeer, members, primary, pooler, front, nodes, cellTwo } = this.#ports;
    const peer = `http://127.0.0.1:${etcdPeer}`;
    const client = `http://127.0.0.1:${etcd}`;
    this.#run('etcd', this.#programs.etcd, [
      ...['--data-dir', this.#own('etcd'), '--name', 'one', '--initial-cluster', `one=${peer}`],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ]);
    for (const member of members) this.startMember(member.name);
    const servers = members.map(
      ({ name, postgres, rest }) =>
        `  server ${name} 127.0.0.1:${postgres} check port ${rest} inter 1s fall 2 rise 1 on-marked-down shutdown-sessions`,
    );
    this.#file('cells.map', ['127.0.0.1 cell_one']);
    this.#run('haproxy', this.#programs.haproxy, [
      '-db',
      '-f',
      this.#file('haproxy.cfg', [
        `global\n  stats socket ${this.#admin} mode 600 level admin`,
        'defaults\n  timeout connect 2s\n  timeout client 1h\n  timeout server 1h\n  timeout check 3s\n  retries 3\n  option redispatch 1',
        `listen primary\n  mode tcp\n  bind 127.0.0.1:${primary}\n  option httpchk GET /primary\n${servers.join('\n')}`,
        `frontend front\n  mode http\n  bind 127.0.0.1:${front}\n  use_backend %[req.hdr(host),field(1,:),map(${this.#cells},cell_one)]`,
        backendOf('cell_one', nodes),
        backendOf('cell_two', [cellTwo]),
      ]),
    ]);
    await this.primaryName(60_000);
    this.#run('pgbouncer', this.#programs.pgbouncer, [
      '-q',
      this.#file('pgbouncer.ini', [
        `[databases]\n* = host=127.0.0.1 port=${primary} user=postgres`,
        `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${pooler}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction`,
        'default_pool_size = 20\nmax_client_conn = 500\nmax_prepared_statements = 1000\nquery_wait_timeout = 10\nserver_login_retry = 1',
      ]),
    ]);
  }

  /** Sends the company to cell two, as an operator does after `tenant move`. */
  async useCellTwo(): Promise<void> {
    const admin = connect(this.#admin);
    admin.end(`set map ${this.#cells} 127.0.0.1 cell_two\n`);
    await once(admin.resume(), 'close');
  }

  /** Starts Patroni of a member, which starts its PostgreSQL. */
  startMember(name: string): void {
    const { etcd, members } = this.#ports;
    const member = members.find((one) => one.name === name);
    if (!member) throw new Error(`There is no member ${name}.`);
    const file = this.#file(`${name}.yml`, [
      `scope: bellwether\nname: ${name}\nrestapi: { listen: '127.0.0.1:${member.rest}', connect_address: '127.0.0.1:${member.rest}' }`,
      `etcd3: { host: '127.0.0.1:${etcd}' }`,
      'bootstrap:\n  dcs:\n    ttl: 20\n    loop_wait: 2\n    retry_timeout: 5\n    synchronous_mode: true\n    postgresql:\n      use_pg_rewind: true\n      parameters: { max_connections: 100, wal_log_hints: on }',
      '  initdb: [encoding: UTF8, data-checksums]\n  pg_hba: [host all all 127.0.0.1/32 trust, host replication all 127.0.0.1/32 trust]',
      `postgresql:\n  listen: '127.0.0.1:${member.postgres}'\n  connect_address: '127.0.0.1:${member.postgres}'\n  data_dir: ${this.#data(name)}\n  bin_dir: ${this.#programs.postgres}\n  pgpass: ${join(this.#own(`${name}-home`), 'pgpass')}`,
      '  authentication: { superuser: { username: postgres }, replication: { username: postgres }, rewind: { username: postgres } }',
    ]);
    this.#run(name, this.#programs.patroni, [file]);
  }

  /** Returns the name of the member that Patroni says is the primary. */
  async primaryName(patience = 60_000): Promise<string> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      for (const { name, rest } of this.#ports.members)
        if (await isOk(`http://127.0.0.1:${rest}/primary`)) return name;
      await wait(200);
    }
    throw new Error(`No primary within ${patience} ms.`);
  }

  /** Waits until the other member is a synchronous standby. */
  async standbyIsReady(patience = 120_000): Promise<void> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      for (const { rest } of this.#ports.members)
        if (await isOk(`http://127.0.0.1:${rest}/synchronous`)) return;
      await wait(500);
    }
    throw new Error(`No synchronous standby within ${patience} ms.`);
  }

  /** Sends a signal to Patroni and to every process of its PostgreSQL, as the end of their machine would. */
  signalMember(name: string, signal: NodeJS.Signals): void {
    const postmaster = Number(readFileSync(join(this.#data(name), 'postmaster.pid'), 'utf8').split('\n')[0]);
    const { stdout } = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
    const patroni = this.#children.get(name)?.pid;
    const pids = [patroni, postmaster, ...stdout.split('\n').filter(Boolean).map(Number)];
    for (const pid of pids) if (pid !== undefined && isRunning(pid)) process.kill(pid, signal);
  }

  async stop(): Promise<void> {
    for (const { name } of this.#ports.members)
      if (existsSync(join(this.#data(name), 'postmaster.pid'))) this.signalMember(name, 'SIGKILL');
    for (const child of this.#children.values()) child.kill('SIGKILL');
    await wait(500);
  }

  get #admin(): string {
    return join(this.#folder, 'haproxy.sock');
  }

  /** HAProxy's map of hosts to cells. */
  get #cells(): string {
    return join(this.#folder, 'cells.map');
  }

  #data(name: string): string {
    return join(this.#folder, `${name}-data`);
  }

  #own(name: string): string {
    const path = join(this.#folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chownSync(path, this.#user, this.#group);
    return path;
  }

  #file(name: string, parts: readonly string[]): string {
    const path = join(this.#folder, name);
    writeFileSync(path, `${parts.join('\n')}\n`);
    return path;
  }

  #run(name: string, path: string, options: readonly string[]): void {
    const log = join(this.#folder, `${name}.log`);
    const child = spawn('sh', ['-c', 'log=$1; shift; exec "$@" >>"$log" 2>&1', 'sh', log, path, ...options], {
      uid: this.#user,
      gid: this.#group,
      cwd: '/',
      env: { PATH: process.env.PATH, HOME: this.#own(`${name}-home`) },
      stdio: 'ignore',
    });
    this.#children.set(name, child);
  }
}

/** A node that leaves is not ready and still answers what it has begun, so its sessions are not cut off. */
function backendOf(cell: string, nodes: readonly number[]): string {
  const servers = nodes.map(
    (port) => `  server node${port} 127.0.0.1:${port} check inter 500ms fall 1 rise 1`,
  );
  const settings = 'http-reuse never\n  balance roundrobin\n  option httpchk GET /api/health/ready';
  return `backend ${cell}\n  mode http\n  ${settings}\n${servers.join('\n')}`;
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** Whether an address answers 200 within a second. */
export async function isOk(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  return answer?.status === 200;
}
