import type { AddressInfo } from 'node:net';
import { livePath } from '@bellwether/contract/live.channel';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { onAnnouncedCommit } from '../platform/database/after-commit.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { recordEventIn } from '../platform/events/record-event.ts';
import type { TestServer } from './test-server.ts';

/** A message of the channel, as JSON. */
export type LiveData = Readonly<Record<string, unknown>>;

/** A client of the live channel in a test. */
export interface LiveClient {
  /** Everything that came, in order. */
  readonly messages: readonly LiveData[];
  /** The code with which the channel was closed. */
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  /** Resolves with the first message that fits, also a former one; fails after four seconds. */
  wait(fits: (message: LiveData) => boolean): Promise<LiveData>;
}

export interface LiveOptions {
  /** The first message; default: token and `after`. Null: none is sent. */
  readonly hello?: unknown;
  readonly after?: number;
  /** Default: the server's own origin. Null: none. */
  readonly origin?: string | null;
  readonly host?: string;
  /** The header of a program. */
  readonly authorization?: string;
  /** The address that a proxy names. */
  readonly forwardedFor?: string;
}

const patience = 4_000;

/**
 * Starts listening on a free port of loopback, with events read after each commit of this node; returns
 * `host:port`.
 */
export function listenLive(server: TestServer): Promise<string> {
  const started = listening.get(server) ?? listen(server);
  listening.set(server, started);
  return started;
}

const listening = new WeakMap<TestServer, Promise<string>>();

async function listen({ http, context }: TestServer): Promise<string> {
  onAnnouncedCommit(context.pool, () => context.live.wake());
  await http.listen({ port: 0, host: '127.0.0.1' });
  return `127.0.0.1:${(http.server.address() as AddressInfo).port}`;
}

/** Opens a channel. It closes when the test ends. */
export async function openLive(
  server: TestServer,
  token: string,
  options: LiveOptions = {},
): Promise<LiveClient> {
  const address = await listenLive(server);
  const host = options.host ?? address;
  const origin = options.origin === undefined ? `http://${host}` : options.origin;
  const socket = new WebSocket(`ws://${address}${livePath}`, {
    headers: {
      host,
      ...(origin === null ? {} : { origin }),
      ...(options.authorization === undefined ? {} : { authorization: options.authorization }),
      ...(options.forwardedFor === undefined ? {} : { 'x-forwarded-for': options.forwardedFor }),
    },
  });
  const messages: LiveData[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as LiveData);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
    // A refused upgrade has no code of its own.
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
  socket.on('open', () => {
    if (options.hello === null) return;
    socket.send(JSON.stringify(options.hello ?? { Token: token, After: options.after ?? 0 }));
  });
  onTestFinished(() => socket.terminate());
  return {
    messages,
    closed,
    socket,
    wait(fits) {
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(late);
          waiting.delete(look);
        };
        const look = () => {
          const found = messages.find(fits);
          if (!found) return;
          end();
          resolve(found);
        };
        const late = setTimeout(() => {
          end();
          reject(new Error(`No such message among ${JSON.stringify(messages)}`));
        }, patience);
        waiting.add(look);
        look();
      });
    },
  };
}

/** Opens a channel and waits until it is ready. */
export async function openReady(
  server: TestServer,
  token: string,
  options: LiveOptions = {},
): Promise<LiveClient> {
  const client = await openLive(server, token, options);
  await client.wait((message) => message.Ready === true);
  return client;
}

/** Records an event whose frame everybody in the company gets, and returns its id. */
export async function fence(server: TestServer, tenantId: number): Promise<number> {
  const act = { tenantId, actorId: null, requestId: null, now: server.clock.now() };
  return inTenant(server.context.pool, tenantId, async (db) => {
    await recordEventIn(db, act, { kind: 'tenant.changed', subjectId: tenantId, detail: { fields: [] } });
    const row = await db.selectFrom('event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
    return Number(row?.id);
  });
}

/** Returns what each client got up to a new fence, without `Ready` and the fence, and without ids of events. */
export async function told<Name extends string>(
  server: TestServer,
  tenantId: number,
  clients: Readonly<Record<Name, LiveClient>>,
): Promise<Record<Name, LiveData[]>> {
  const id = await fence(server, tenantId);
  const all = Object.entries<LiveClient>(clients).map(async ([name, client]) => {
    await client.wait((message) => message.Id === id && message.Event === 'tenant_updated');
    const frames = client.messages.filter(
      (message) => message.Ready !== true && message.Event !== 'tenant_updated',
    );
    return [name, frames.map(({ Id: _, ...frame }) => frame)] as const;
  });
  return Object.fromEntries(await Promise.all(all)) as Record<Name, LiveData[]>;
}
