import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOk } from './cluster-programs.ts';
import { repositoryRoot } from './run-command.ts';

/** Where a node listens and what it uses. */
export interface NodePlace {
  readonly port: number;
  readonly mailPort: number;
  /** Through the pooler, and directly. */
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly hasDemo: boolean;
}

/** The same in both cells, because a company's secrets stay sealed with the key of its first cell. */
const connectionKey = 'c1'.repeat(32);
/** HAProxy looks twice a second. */
const lookMilliseconds = 1_000;

/** The nodes of the product, as processes that can be killed. */
export class Nodes {
  readonly #folder: string;
  readonly #running = new Map<number, ChildProcess>();
  /** The checkout whose program the next started node runs. */
  program = repositoryRoot;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #settings(place: Pick<NodePlace, 'databaseUrl' | 'ownerUrl'>, name: string): NodeJS.ProcessEnv {
    return {
      ...process.env,
      DATABASE_URL: place.databaseUrl,
      DATABASE_OWNER_URL: place.ownerUrl,
      BELLWETHER_HOME: join(this.#folder, `home-${name}`),
      FILES_URL: `file://${join(this.#folder, 'files')}`,
      CONNECTION_KEY: connectionKey,
    };
  }

  start(place: NodePlace): void {
    const { port } = place;
    const log = createWriteStream(join(this.#folder, `node-${port}.log`), { flags: 'a' });
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: this.program,
      env: {
        ...this.#settings(place, String(port)),
        PORT: String(port),
        DATABASE_LISTEN_URL: place.ownerUrl,
        SMTP_URL: `smtp://127.0.0.1:${place.mailPort}`,
        MAIL_FROM: 'goals@mail.example',
        BELLWETHER_DEMO: place.hasDemo ? '1' : '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    this.#running.set(port, child);
  }

  async ready({ port }: NodePlace, patience = 600_000): Promise<void> {
    const end = Date.now() + patience;
    while (!(await isOk(`http://127.0.0.1:${port}/api/health/ready`))) {
      if (Date.now() > end) throw new Error(`The node at ${port} is not ready.`);
      await wait(250);
    }
    await wait(lookMilliseconds);
  }

  /** Starts nodes one after the other: the first one migrates. */
  async startAll(places: readonly NodePlace[]): Promise<void> {
    for (const place of places) {
      this.start(place);
      await this.ready(place);
    }
  }

  kill(port: number): void {
    this.#running.get(port)?.kill('SIGKILL');
  }

  /** Ends a node as a roll-out does. */
  async end({ port }: NodePlace): Promise<void> {
    const child = this.#running.get(port);
    if (!child) throw new Error(`No node runs at ${port}.`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** Ends a node and starts it again, node by node. */
  async roll(places: readonly NodePlace[]): Promise<void> {
    for (const place of places) {
      await this.end(place);
      await this.startAll([place]);
    }
  }

  stop(): void {
    for (const child of this.#running.values()) child.kill('SIGKILL');
  }

  /** Runs a command of the product as the owner of a database. Returns what it printed. */
  command(ownerUrl: string, ...words: string[]): Promise<string> {
    return this.watchCommand(ownerUrl, words, () => undefined);
  }

  /** Runs a command as `command` does, and calls `hear` with all that it has printed whenever it prints. */
  async watchCommand(
    ownerUrl: string,
    words: readonly string[],
    hear: (said: string) => void,
  ): Promise<string> {
    const child = spawn(process.execPath, ['apps/server/bin/bellwether.mjs', ...words], {
      cwd: this.program,
      env: this.#settings({ databaseUrl: ownerUrl, ownerUrl }, 'commands'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        hear(said);
      });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`bellwether ${words.join(' ')} ended with ${code}: ${said}`);
    return said;
  }

  /** Makes a program like this one with one more migration, which the next started node runs. */
  makeNextVersion(): void {
    const root = join(this.#folder, 'next-version');
    const server = join(root, 'apps', 'server');
    mkdirSync(server, { recursive: true });
    for (const part of ['bin', 'demo', 'load', 'migrations', 'src', 'package.json'])
      cpSync(join(repositoryRoot, 'apps', 'server', part), join(server, part), { recursive: true });
    for (const part of [
      'node_modules',
      'packages',
      'tools',
      'package.json',
      'apps/web',
      'apps/server/node_modules',
    ])
      symlinkSync(join(repositoryRoot, part), join(root, part));
    writeFileSync(
      join(server, 'migrations', '9999_check_cluster.sql'),
      'alter table action_item add column check_cluster integer not null default 0;\n',
    );
    this.program = root;
  }
}
