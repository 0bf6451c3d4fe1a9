import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import { readWaitingMails, type WaitingMails } from '../mail/waiting-mails.ts';
import { forbidden } from './problem.ts';

/** Headers that a proxy adds to a forwarded request. */
const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1']);

const notRead: WaitingMails = { count: Number.NaN, since: null, words: null, heldSince: undefined };

interface Measured {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly live: Pick<LiveChannels, 'count' | 'sent'>;
}

/**
 * Serves metrics as Prometheus text: with the token, or from loopback for a loopback host without forwarded headers. The
 * host counts, because a proxy on this machine may add no header.
 */
export function serveMetrics(server: FastifyInstance, parts: Measured & { token: string | undefined }): void {
  // Load the library at the first request: it would be a tenth of the code that a start loads.
  let loading: Promise<Meters> | undefined;
  const meters = () => {
    loading ??= import('prom-client').then((library) => createMeters(library, parts));
    return loading;
  };
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    const labels = { method: request.method, route, status: reply.statusCode };
    const seconds = reply.elapsedTime / 1_000;
    const { requests } = await meters();
    requests.observe(labels, seconds);
  });
  server.get('/api/metrics', async (request, reply) => {
    if (!mayRead(request, parts.token)) throw forbidden();
    const { registry } = await meters();
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}

type Library = typeof import('prom-client');
type Meters = ReturnType<typeof createMeters>;

function createMeters(
  { collectDefaultMetrics, Counter, Gauge, Histogram, Registry }: Library,
  { pool, live, clock }: Measured,
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by what they do.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'live_channels',
    help: 'Open channels of live events.',
    registers: [registry],
    collect() {
      this.set(live.count);
    },
  });
  // One read serves the three gauges of a scrape.
  let reading: Promise<WaitingMails> | undefined;
  const waiting = () => {
    reading ??= readWaitingMails(pool)
      .catch((error: unknown) => {
        // The other numbers matter most while the database is away.
        if (error instanceof DatabaseUnavailable) return notRead;
        throw error;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const ofMails = (name: string, help: string, read: (mails: WaitingMails) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await waiting()));
      },
    });
  ofMails('mails_waiting', 'Mails that the mail server has not taken.', ({ count }) => count);
  ofMails(
    'mails_failing_seconds',
    'Seconds since the first failure of a waiting mail; 0 if none fails.',
    ({ since }) => (since === null ? 0 : Math.max(0, (clock.now() - since) / 1_000)),
  );
  ofMails('mails_held', '1 while a restore holds all mails.', ({ heldSince }) =>
    heldSince === undefined ? 0 : 1,
  );
  new Counter({
    name: 'live_frames_total',
    help: 'Frames sent to live channels.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(live.sent);
    },
  });
  return { registry, requests };
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (sent !== undefined) return token !== undefined && isSame(sent, token);
  const address = request.socket.remoteAddress ?? '';
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  const host = request.hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return (
    isLoopback &&
    loopbackHosts.has(host) &&
    !Object.keys(request.headers).some((name) => forwarding.test(name))
  );
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
