import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Connection } from '../platform/database/pool.ts';
import { type Message, MessageReader, message, startFields, startMessage, textAt } from './wire-messages.ts';

export interface TransactionPooler {
  connectionOf(user: string, database: string): Connection;
  /** Returns how many transactions ran so far. */
  transactions(): number;
  /** Passes no byte and closes nothing until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** An awaited reply: to a Parse, to a Close, or the end of a Sync or Query. */
interface Awaited {
  readonly type: '1' | '3' | 'Z';
  readonly isOurs: boolean;
}

interface Backend {
  readonly socket: Socket;
  /** The server's greeting for a client: parameters and the key. */
  readonly greeting: Buffer;
  readonly prepared: Set<string>;
  readonly awaited: Awaited[];
  client: Client | undefined;
}

interface Client {
  readonly socket: Socket;
  readonly statements: Map<string, Buffer>;
  readonly waiting: Message[];
  backend: Backend | undefined;
  isAsking: boolean;
}

/**
 * Starts a transaction pooler that behaves like PgBouncer. It drops every start-up option, gives each
 * transaction the least recently used server connection, and prepares a client's named statements on any
 * connection. It never resets server sessions.
 */
export async function startTransactionPooler(
  cluster: { readonly host: string; readonly port: number },
  serverConnections: number,
): Promise<TransactionPooler> {
  const sockets = new Set<Socket>();
  const pools = new Map<string, Servers>();
  let isFrozen = false;
  let served = 0;

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (isFrozen) socket.pause();
  };
  const serversOf = (user: string, database: string) => {
    const key = `${user} ${database}`;
    const servers =
      pools.get(key) ??
      new Servers(serverConnections, async () => {
        const socket = connect(`${cluster.host}/.s.PGSQL.${cluster.port}`);
        track(socket);
        return openBackend(socket, { user, database }, (backend) => {
          served += 1;
          servers.giveBack(backend);
        });
      });
    pools.set(key, servers);
    return servers;
  };

  const listener = createServer((socket) => {
    track(socket);
    serveClient(socket, serversOf);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    connectionOf: (user, database) => ({ url: `postgres://${user}:unused@127.0.0.1:${port}/${database}` }),
    transactions: () => served,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** The server connections of one login and database, the least recently used first. */
class Servers {
  readonly #most: number;
  readonly #open: () => Promise<Backend>;
  readonly #idle: Backend[] = [];
  readonly #waiting: ((backend: Backend) => void)[] = [];
  #opened = 0;

  constructor(most: number, open: () => Promise<Backend>) {
    this.#most = most;
    this.#open = open;
  }

  async take(): Promise<Backend> {
    if (this.#opened < this.#most) {
      this.#opened += 1;
      const backend = await this.#open();
      backend.socket.on('close', () => {
        this.#opened -= 1;
        if (this.#idle.includes(backend)) this.#idle.splice(this.#idle.indexOf(backend), 1);
        backend.client?.socket.destroy();
      });
      return backend;
    }
    return this.#idle.shift() ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  giveBack(backend: Backend): void {
    const next = this.#waiting.shift();
    if (next) next(backend);
    else this.#idle.push(backend);
  }
}

async function openBackend(
  socket: Socket,
  login: { user: string; database: string },
  ended: (backend: Backend) => void,
): Promise<Backend> {
  socket.write(startMessage(login));
  const reader = new MessageReader();
  const greeting: Buffer[] = [];
  for (let isReady = false; !isReady; ) {
    const [piece] = (await once(socket, 'data')) as [Buffer];
    for (const { type, bytes } of reader.read(piece)) {
      if (type === 'E') throw new Error(bytes.toString('utf8'));
      if (type === 'S' || type === 'K') greeting.push(bytes);
      isReady ||= type === 'Z';
    }
  }
  const backend: Backend = {
    socket,
    greeting: Buffer.concat(greeting),
    prepared: new Set(),
    awaited: [],
    client: undefined,
  };
  socket.on('data', (piece: Buffer) => {
    for (const answer of reader.read(piece)) passAnswer(backend, answer, ended);
  });
  return backend;
}

function passAnswer(backend: Backend, { type, bytes }: Message, ended: (backend: Backend) => void): void {
  const { client, awaited } = backend;
  let isOurs = false;
  if (type === '1' || type === '3') isOurs = awaited.shift()?.isOurs ?? false;
  // After an error the server skips everything up to the next Sync, and sends no reply to it.
  if (type === 'Z') awaited.splice(0, awaited.findIndex((one) => one.type === 'Z') + 1);
  if (!isOurs) client?.socket.write(bytes);
  const isIdle = type === 'Z' && bytes.toString('latin1', 5) === 'I' && awaited.length === 0;
  if (!isIdle || !client) return;
  client.backend = undefined;
  backend.client = undefined;
  ended(backend);
}

function serveClient(socket: Socket, serversOf: (user: string, database: string) => Servers): void {
  const reader = new MessageReader();
  const client: Client = {
    socket,
    statements: new Map(),
    waiting: [],
    backend: undefined,
    isAsking: false,
  };
  let servers: Servers | undefined;

  const pass = async () => {
    if (!servers || client.isAsking || client.waiting.length === 0) return;
    if (!client.backend) {
      client.isAsking = true;
      const backend = await servers.take();
      client.isAsking = false;
      if (socket.destroyed) return servers.giveBack(backend);
      client.backend = backend;
      backend.client = client;
    }
    for (const asked of client.waiting.splice(0)) passQuestion(client, client.backend, asked);
  };
  socket.on('data', async (piece: Buffer) => {
    if (servers) {
      client.waiting.push(...reader.read(piece).filter(({ type }) => type !== 'X'));
      return pass();
    }
    const start = reader.readStart(piece);
    if (!start) return;
    const fields = startFields(start);
    if (!fields) return void socket.write('N');
    const { user = '', database = '' } = fields;
    const found = serversOf(user, database);
    const backend = await found.take();
    const ready = [message('R', Buffer.alloc(4)), backend.greeting, message('Z', Buffer.from('I'))];
    socket.write(Buffer.concat(ready));
    found.giveBack(backend);
    servers = found;
  });
  socket.on('close', () => {
    // A transaction whose client has disconnected can only be rolled back.
    client.backend?.socket.destroy();
  });
}

function passQuestion(client: Client, backend: Backend, { type, bytes }: Message): void {
  const { socket, awaited, prepared } = backend;
  const prepareHere = (name: string, parse: Buffer, isOurs: boolean) => {
    // Close any statement that the connection has under this name.
    socket.write(message('C', Buffer.from(`S${name}\0`)));
    awaited.push({ type: '3', isOurs: true }, { type: '1', isOurs });
    prepared.add(name);
    socket.write(parse);
  };
  const need = (name: string) => {
    const parse = client.statements.get(name);
    if (parse && !prepared.has(name)) prepareHere(name, parse, true);
  };
  if (type === 'P') {
    const name = textAt(bytes, 5);
    if (name === '') awaited.push({ type: '1', isOurs: false });
    else {
      client.statements.set(name, bytes);
      prepareHere(name, bytes, false);
      return;
    }
  }
  if (type === 'B') need(textAt(bytes, 6 + textAt(bytes, 5).length));
  if (type === 'D' && bytes[5] === 'S'.charCodeAt(0)) need(textAt(bytes, 6));
  if (type === 'C') awaited.push({ type: '3', isOurs: false });
  if (type === 'S' || type === 'Q') awaited.push({ type: 'Z', isOurs: false });
  socket.write(bytes);
}
