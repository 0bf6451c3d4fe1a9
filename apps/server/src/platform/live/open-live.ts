import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { helloSchema, type LiveReady, programHelloSchema } from '@bellwether/contract/live';
import { channelsPerSession, liveCloseCodes } from '@bellwether/contract/live.channel';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import { endedCallers, type LiveCaller, missedEvents } from '../events/live-statements.ts';
import { leaveOutNulls } from '../http/left-out.ts';
import { Limiter } from '../queue/limiter.ts';
import { HttpProblem, platformProblem, unauthorized } from '../refusal/problem.ts';
import { withPrincipal } from '../session/gate.ts';
import type { Scope } from '../session/scope.ts';
import { sessionDoor } from '../session/session-door.ts';
import { tokenDoor } from '../session/token-door.ts';
import { Channel, type Outgoing } from './channel.ts';
import { frameReader, type LivePlan, resetAt } from './frames.ts';
import { LiveReader } from './live-reader.ts';
import { refuse } from './refuse.ts';

const helloMilliseconds = 5_000;
const pingMilliseconds = 30_000;
/**
 * In milliseconds. A client that reconnects after a longer time gets no missed events, and fetches all its data
 * again.
 */
const longestGap = 3_600_000;
/** A client that missed more events than this fetches all its data again. */
const missedAtOnce = 500;
/** The maximum number of sockets of this node without a session. */
const strangersAtOnce = 1_000;
/**
 * The number of sessions that are read at once. It is small, so that a thousand returning clients do not use up the
 * database connections.
 */
const hellosAtOnce = 3;
const goingAway = 1001;
const tryAgainLater = 1013;

/** The channels of this node, opened by upgraded requests. */
export interface LiveServer {
  /** Opens a channel. `host` is the request's own host. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, host: string): void;
  /** Closes all channels. */
  stop(): Promise<void>;
}

/** Opens the live channel (live.1). Events are read from the first channel on. */
export function openLive(context: ServerContext, plan: LivePlan, log: FastifyBaseLogger): LiveServer {
  const { live } = context;
  const read = frameReader(plan);
  const isProxy = proxyAddr.compile(context.config.trustedProxies);
  // A WebSocket does not pass fastify, which reads the address of an ordinary request by the same rules.
  const addressOf = (request: IncomingMessage) =>
    request.socket.remoteAddress === undefined ? '' : proxyAddr(request, isProxy);
  const reader = new LiveReader(context, live, read, log);
  const hellos = new Limiter({ atOnce: hellosAtOnce, waiting: strangersAtOnce });
  const strangers = new Set<WebSocket>();
  // Clients send one message: the token. Frames are too short for compression.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1_024,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const ping = setInterval(() => {
    for (const channel of live.all()) channel.ping();
  }, pingMilliseconds);
  ping.unref();

  return {
    upgrade(request, socket, head, host) {
      if (strangers.size >= strangersAtOnce) return refuse(socket, '503 Service Unavailable');
      sockets.handleUpgrade(request, socket, head, (ws) => welcome(ws, request, host));
    },
    async stop() {
      clearInterval(ping);
      for (const stranger of strangers) stranger.terminate();
      for (const channel of live.all()) channel.close(goingAway, 'The server restarts.');
      await reader.stop();
      // A client that does not answer must not delay the server's shutdown.
      setTimeout(() => {
        for (const channel of live.all()) channel.terminate();
      }, 1_000).unref();
    },
  };

  /** Waits for the first message; the channel exists from then on. */
  function welcome(socket: WebSocket, request: IncomingMessage, host: string): void {
    strangers.add(socket);
    const late = setTimeout(() => socket.close(liveCloseCodes.noHello, 'No token came.'), helloMilliseconds);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      strangers.delete(socket);
    });
    socket.once('message', (data, isBinary) => {
      clearTimeout(late);
      const program = programOf(request);
      const hello = isBinary ? undefined : readHello(String(data), program);
      if (!hello) return socket.close(liveCloseCodes.badHello, 'The first message is not valid.');
      hellos
        .run('', async () => {
          if (socket.readyState === socket.OPEN)
            await open(socket, hello, { host, address: addressOf(request) });
        })
        .catch((err: unknown) => turnAway(socket, err, request))
        .finally(() => strangers.delete(socket));
    });
  }

  async function open(
    socket: WebSocket,
    { door, token, after }: ReadHello,
    { host, address }: { readonly host: string; readonly address: string },
  ): Promise<void> {
    const credential = door.credentialOf(token);
    if (!credential) return socket.close(liveCloseCodes.sessionEnded, 'The session has ended.');
    await reader.begin();
    const subdomain = context.subdomainOf(host);
    const request = {
      door,
      credential,
      address,
      userAgent: '',
      subdomain,
      counts: 'nothing',
      writes: false,
      isForEnded: false,
      now: context.clock.now(),
      requestId: 'live',
    } as const;
    let channel: Channel | undefined;
    try {
      const begun = await withPrincipal(context, request, async (scope) => {
        const { tenant, person } = scope;
        demandLive(scope);
        channel = new Channel(socket, {
          tenantId: tenant.id,
          personId: person.id,
          caller: { kind: door === tokenDoor ? 'token' : 'session', id: scope.principal.id },
        });
        // Add the channel before the missed events are read, so that no event falls between.
        if (!live.add(channel)) return undefined;
        return missedOf(scope, channel.owner.caller, after);
      });
      if (!begun)
        return socket.close(liveCloseCodes.tooMany, `A session has ${channelsPerSession} channels.`);
      const opened = channel;
      socket.on('close', () => opened && live.remove(opened));
      if (socket.readyState !== socket.OPEN) return opened && live.remove(opened);
      opened?.begin(JSON.stringify(begun.ready), begun.missed);
    } catch (error) {
      if (channel) live.remove(channel);
      throw error;
    }
  }

  async function missedOf(
    scope: Scope,
    caller: LiveCaller,
    after: number,
  ): Promise<{ ready: LiveReady; missed: readonly Outgoing[] }> {
    const { db, tenant, person, now } = scope;
    const tenantId = tenant.id;
    // The session or token can end after it was read and before the channel was added.
    const ended = await endedCallers(db, { tenantId, callers: [caller], now });
    if (ended.length > 0) throw unauthorized();
    const missed = await missedEvents(db, { tenantId, after, now, longestGap }, missedAtOnce);
    const { last, eventIds } = missed;
    const ready: LiveReady = { Ready: true, Last: last };
    // After a restore of the database, the client's last event can be newer than the database's.
    if (missed.isTooOld || eventIds.length > missedAtOnce || after > last)
      return { ready, missed: [resetAt(last)] };
    if (eventIds.length === 0) return { ready, missed: [] };
    const personIds = [person.id];
    const programIds = caller.kind === 'token' ? personIds : [];
    const { frames } = await read(db, { tenantId, eventIds, personIds, programIds });
    return { ready, missed: frames.map(({ frame }) => frame) };
  }

  function turnAway(socket: WebSocket, err: unknown, request: IncomingMessage): void {
    if (err instanceof HttpProblem && err.status === 401) {
      log.warn({ address: addressOf(request), status: 401 }, 'refused a live channel');
      socket.close(liveCloseCodes.sessionEnded, 'The session has ended.');
      return;
    }
    if (err instanceof HttpProblem && err.status === 403) {
      socket.close(liveCloseCodes.scopeMissing, 'The token lacks the scope live.');
      return;
    }
    log.warn({ err }, 'live: a channel could not be opened');
    socket.close(tryAgainLater, 'Please try again later.');
  }
}

interface ReadHello {
  readonly door: typeof sessionDoor | typeof tokenDoor;
  readonly token: string | undefined;
  readonly after: number;
}

/** Returns the header of a program, which has no origin; undefined for a page. */
function programOf({ headers }: IncomingMessage): string | undefined {
  return headers.origin === undefined ? headers.authorization : undefined;
}

/** Reads the first message: a page's has its token; a program sent its token as a header. */
function readHello(text: string, program: string | undefined): ReadHello | undefined {
  try {
    const sent: unknown = JSON.parse(text);
    if (program !== undefined) {
      const read = programHelloSchema.safeParse(leaveOutNulls(programHelloSchema, sent, true));
      return read.success ? { door: tokenDoor, token: program, after: read.data.After } : undefined;
    }
    const read = helloSchema.safeParse(leaveOutNulls(helloSchema, sent, true));
    return read.success ? { door: sessionDoor, token: read.data.Token, after: read.data.After } : undefined;
  } catch {
    return undefined;
  }
}

/** Throws 403 if a token lacks the scope. */
function demandLive({ principal: { scopes } }: Scope): void {
  if (scopes !== 'every' && !scopes.includes('live')) throw platformProblem(403, 'scope_missing');
}
