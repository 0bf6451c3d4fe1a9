import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { DatabasePool } from '../database/pool.ts';
import type { Lag, Standby } from '../database/standby.ts';
import { inTenant } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { DeliveryCounts } from '../delivery/delivery-counts.ts';
import { countWaiting } from '../delivery/waiting-deliveries.ts';
import { agesOfOldestEvents } from '../events/oldest-event.ts';
import type { Reader } from '../events/reaction.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import { type Backlog, readBacklog } from '../mail/backlog.ts';
import { type MailServerState, readMailServer } from '../mail/mail-server.ts';
import { readWaitingMails, type WaitingMails } from '../mail/waiting-mails.ts';
import { forbidden } from '../refusal/problem.ts';
import type { SignInCount } from '../session/sign-in-count.ts';

/** Headers that a proxy adds to a forwarded request. */
const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1']);

/** What one scrape reads of the database. */
interface Stored {
  /** Epoch milliseconds of the scrape. */
  readonly now: number;
  readonly mails: WaitingMails;
  readonly server: MailServerState;
  readonly backlog: Backlog;
  readonly events: ReadonlyMap<string, number>;
  readonly webhooks: number;
  readonly channels: number;
}

interface Measured {
  readonly pool: DatabasePool;
  readonly standby?: Standby | undefined;
  readonly clock: Clock;
  readonly live: Pick<LiveChannels, 'count' | 'sent'>;
  readonly deliveries: DeliveryCounts;
  readonly signIns: SignInCount;
  /** Loads the readers of events. */
  readonly readers: () => Promise<readonly Reader[]>;
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
type Registry = InstanceType<Library['Registry']>;
type Meters = ReturnType<typeof createMeters>;

function createMeters(library: Library, parts: Measured) {
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const requests = new library.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  measureNode(registry, library, parts);
  measureDeliveries(registry, library, parts.deliveries);
  measureStored(registry, library, parts);
  if (parts.standby) measureStandby(registry, library, parts.pool, parts.standby);
  return { registry, requests };
}

function measureNode(
  registry: Registry,
  { Counter, Gauge }: Library,
  { pool, live, signIns }: Pick<Measured, 'pool' | 'live' | 'signIns'>,
): void {
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
  new Counter({
    name: 'live_frames_total',
    help: 'Frames sent to live channels.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(live.sent);
    },
  });
  new Counter({
    name: 'sign_ins_total',
    help: 'Sign-ins on this node by way and result.',
    labelNames: ['way', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { way, result, count } of signIns.all()) this.inc({ way, result }, count);
    },
  });
}

const deliveryCounters = [
  [
    'webhooks_sent_total',
    'Deliveries to webhooks by this node that their receivers took.',
    'webhook',
    'sent',
  ],
  ['webhooks_failed_total', 'Tries to deliver to a webhook by this node that failed.', 'webhook', 'failed'],
  ['channel_posts_sent_total', 'Posts to channels by this node that the chat took.', 'channel', 'sent'],
  ['channel_posts_failed_total', 'Tries to post to a channel by this node that failed.', 'channel', 'failed'],
] as const;

function measureDeliveries(registry: Registry, { Counter }: Library, deliveries: DeliveryCounts): void {
  for (const [name, help, kind, result] of deliveryCounters)
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(deliveries.of(kind)[result]);
      },
    });
}

/** Name, help, and how the number is found in what was read. */
type Meter<Read> = readonly [name: string, help: string, of: (read: Read) => number];

const storedGauges: readonly Meter<Stored>[] = [
  ['mails_waiting', 'Mails that wait to be sent.', ({ backlog }) => backlog.mails],
  [
    'mails_failing_seconds',
    'Seconds since the first failure of a waiting mail; 0 if none fails.',
    ({ now, mails: { since } }) => (since === null ? 0 : Math.max(0, (now - since) / 1_000)),
  ],
  [
    'mails_held',
    '1 while a restore holds all mails.',
    ({ mails }) => (mails.heldSince === undefined ? 0 : 1),
  ],
  [
    'mails_paused',
    '1 while the mail server refuses all mails.',
    ({ server }) => (server.refusingSince === null ? 0 : 1),
  ],
  [
    'mail_last_sent_timestamp_seconds',
    'When the mail server last took a mail; 0 if it never did.',
    ({ server }) => (server.lastSentAt ?? 0) / 1_000,
  ],
  [
    'mail_oldest_waiting_seconds',
    'Age of the oldest mail that waits, in the queue or for another attempt.',
    ({ backlog }) => backlog.oldestMail,
  ],
  ['job_oldest_waiting_seconds', 'How long the oldest due job waits.', ({ backlog }) => backlog.oldestJob],
  [
    'event_oldest_waiting_seconds',
    'Age of the oldest event that a reader has not handled.',
    ({ events }) => Math.max(0, ...events.values()),
  ],
  ['webhooks_waiting', 'Deliveries to webhooks that wait.', ({ webhooks }) => webhooks],
  ['channel_posts_waiting', 'Posts to channels of chats that wait.', ({ channels }) => channels],
  ['jobs_waiting', 'Jobs that are due.', ({ backlog }) => backlog.jobsWaiting],
  ['jobs_running', 'Jobs that run on some node.', ({ backlog }) => backlog.jobsRunning],
  ['jobs_failed', 'Jobs that were given up and are still kept.', ({ backlog }) => backlog.jobsFailed],
  [
    'job_last_failed_timestamp_seconds',
    'When a job was given up last; 0 if none is kept.',
    ({ backlog }) => backlog.jobLastFailed,
  ],
];

const storedCounters: readonly Meter<Stored>[] = [
  ['mails_sent_total', 'Mails that the mail server took.', ({ server }) => server.sent],
  [
    'mails_deferred_total',
    'Refusals that were about the whole queue: pace, quota, policy, sign-in.',
    ({ server }) => server.deferred,
  ],
  ['mails_refused_total', 'Mails that were given up.', ({ server }) => server.refused],
];

function measureStored(
  registry: Registry,
  { Counter, Gauge }: Library,
  parts: Pick<Measured, 'pool' | 'clock' | 'readers'>,
): void {
  const stored = oncePerScrape(() => readStored(parts));
  measureRead(registry, Gauge, storedGauges, stored);
  for (const [name, help, of] of storedCounters)
    new Counter({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await stored();
        this.reset();
        if (found) this.inc(of(found));
      },
    });
  new Gauge({
    name: 'event_reader_oldest_waiting_seconds',
    help: 'Age of the oldest event that each reader has not handled.',
    labelNames: ['reader'],
    registers: [registry],
    async collect() {
      for (const [reader, age] of (await stored())?.events ?? []) this.set({ reader }, age);
    },
  });
}

async function readStored({
  pool,
  clock,
  readers,
}: Pick<Measured, 'pool' | 'clock' | 'readers'>): Promise<Stored | undefined> {
  try {
    const mails = await readWaitingMails(pool);
    const server = await inTenant(pool, 0, readMailServer);
    const backlog = await readBacklog(pool, clock);
    const events = await agesOfOldestEvents(pool, await readers(), clock.now());
    const webhooks = await countWaiting(pool, 'webhook');
    const channels = await countWaiting(pool, 'channel');
    return { now: clock.now(), mails, server, backlog, events, webhooks, channels };
  } catch (error) {
    // The other numbers matter most while the database is away.
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  }
}

const standbyGauges: readonly Meter<Lag>[] = [
  [
    'database_standby_lag_bytes',
    'How much the standby has not replayed; NaN while it is away.',
    ({ bytes }) => bytes,
  ],
  [
    'database_standby_lag_seconds',
    'The age of the last change that the standby has replayed; 0 if none is missing, NaN while it is away.',
    ({ seconds }) => seconds,
  ],
];

function measureStandby(
  registry: Registry,
  { Counter, Gauge }: Library,
  pool: DatabasePool,
  standby: Standby,
): void {
  measureRead(
    registry,
    Gauge,
    standbyGauges,
    oncePerScrape(() => standby.lag(pool)),
  );
  new Counter({
    name: 'database_reads_total',
    help: 'Reads of this node that a standby may serve, by the database that served them.',
    labelNames: ['database'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [database, count] of Object.entries(standby.served)) this.inc({ database }, count);
    },
  });
}

/** Adds gauges whose numbers are in what `read` returns; NaN if it returns undefined. */
function measureRead<Read>(
  registry: Registry,
  Gauge: Library['Gauge'],
  meters: readonly Meter<Read>[],
  read: () => Promise<Read | undefined>,
): void {
  for (const [name, help, of] of meters)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await read();
        this.set(found ? of(found) : Number.NaN);
      },
    });
}

/** Returns a function that reads, or joins the read that is running, so that one read serves all gauges of a scrape. */
function oncePerScrape<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let reading: Promise<Read> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
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
