import type { Languages } from '@bellwether/domain/locale/language';
import { type Clock, createClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { subdomainOf } from './config/tenant-host.ts';
import { type Connection, createPool, type DatabasePool } from './database/pool.ts';
import { Standby } from './database/standby.ts';
import { DeliveryCounts } from './delivery/delivery-counts.ts';
import { DocumentWriter } from './documents/document-writer.ts';
import type { FileStore } from './files/file-store.ts';
import { openFileStore } from './files/open-file-store.ts';
import { CallLimit } from './http/call-limit.ts';
import type { HttpContext } from './http/context.ts';
import { LiveChannels } from './live/live-channels.ts';
import { MailSender } from './mail/mail-sender.ts';
import type { Door } from './session/door.ts';
import { doors } from './session/doors.ts';
import { FairShare, type FairShareLimits } from './session/fair-share.ts';
import { createPasswordHasher, type PasswordHasher } from './session/password.ts';
import { SignInCount } from './session/sign-in-count.ts';
import { TenantCache } from './session/tenant-cache.ts';

/** The parts of a running server that everything else uses. */
export interface ServerContext extends HttpContext {
  readonly config: Config;
  /** How the application connects. */
  readonly connection: Connection;
  /** How the owner connects: migrations, and companies that the command line makes. */
  readonly owner: Connection;
  readonly hasher: PasswordHasher;
  readonly files: FileStore;
  readonly documents: DocumentWriter;
  readonly live: LiveChannels;
  readonly deliveryCounts: DeliveryCounts;
  readonly mailSender: MailSender;
  /** How people signed in on this node. */
  readonly signIns: SignInCount;
}

export interface ContextOptions {
  config: Config;
  connection: Connection;
  /** Default: `connection`. */
  owner?: Connection;
  clock?: Clock;
  hasher?: PasswordHasher;
  documents?: DocumentWriter | undefined;
  /** The languages in which the application speaks. */
  languageOf: Languages;
  poolSize?: number;
  /** Default: every way of calling of the product. */
  doors?: readonly Door[] | undefined;
  strictReplies?: boolean;
  fairShare?: Partial<FairShareLimits>;
  /** Called when an idle connection is lost; requests notice a lost connection by themselves. */
  onLost?: (error: Error) => void;
}

/**
 * Creates the context without connecting: the first query opens the first connection. The caller ends `pool`.
 */
export function createContext(options: ContextOptions): ServerContext {
  const { config, connection } = options;
  const pool = createPool({
    connection,
    as: 'application',
    size: options.poolSize ?? config.databasePoolSize,
    onLost: options.onLost,
  });
  const clock = options.clock ?? createClock(config.now);
  return {
    config,
    connection,
    owner: options.owner ?? connection,
    pool,
    standby: openStandby(options, pool.options.max),
    cache: new TenantCache(),
    languageOf: options.languageOf,
    doors: options.doors ?? doors,
    clock,
    fairShare: new FairShare(clock, pool.options.max, options.fairShare),
    callLimit: new CallLimit(),
    signIns: new SignInCount(),
    hasher: options.hasher ?? createPasswordHasher(),
    files: openFileStore(config.files),
    live: new LiveChannels(),
    deliveryCounts: new DeliveryCounts(),
    mailSender: new MailSender(config),
    log: { warn: () => undefined },
    documents: options.documents ?? new DocumentWriter({ fontsFolder: config.fontsFolder }),
    strictReplies: options.strictReplies ?? false,
    subdomainOf: (host) => subdomainOf(host, config),
  };
}

function openStandby({ config, onLost }: ContextOptions, size: number): Standby | undefined {
  if (config.databaseReadUrl === undefined) return undefined;
  const connection = { url: config.databaseReadUrl, setting: 'DATABASE_READ_URL' };
  return new Standby(createPool({ connection, as: 'application', name: 'bellwether reads', size, onLost }));
}

/** Runs `work` as the owner of the tables, on its own connection. */
export async function asOwner<T>(
  context: Pick<ServerContext, 'owner'>,
  work: (pool: DatabasePool) => Promise<T>,
): Promise<T> {
  const pool = createPool({ connection: context.owner, as: 'owner', size: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
