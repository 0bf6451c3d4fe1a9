import type { Clock } from '../clock/clock.ts';
import type { DatabasePool } from '../database/pool.ts';
import { inTenant } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import {
  endedCallers,
  movedCompanies,
  newestPointer,
  type Unseen,
  unseenPointers,
} from '../events/live-statements.ts';
import { SafePosition } from '../events/position.ts';
import type { Pointer } from '../events/reader-statements.ts';
import { pollOrWake } from '../queue/poll-or-wake.ts';
import { type Delivery, type ReadFrames, resetAt } from './frames.ts';
import type { LiveChannels } from './live-channels.ts';

export interface LiveReaderContext {
  readonly pool: DatabasePool;
  readonly clock: Clock;
}

export interface LiveLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** While the database is unavailable, the reader asks no more often than it polls. */
const pauseAfterFault = 1_000;
const checkMilliseconds = 60_000;
/** People of a company that has moved hear nothing here, so it is looked for more often. */
const movedMilliseconds = 2_000;
/** As WebSocket names a server that goes away: clients open the channel again. */
const goingAway = 1001;
const pointersAtOnce = 500;
/** A node begins this many ids back, because an event gets its id before its commit. */
const readBack = 1_000;
const marginMilliseconds = 5_000;
/**
 * In milliseconds. The reader does not wait for longer transactions, such as a backup, because the list of seen ids
 * would grow.
 */
const longestWait = 120_000;

/**
 * Reads every company's events once for this node, and sends the frames. Starts with the first channel. The position
 * is in memory only, because each node needs every event.
 */
export class LiveReader {
  readonly #context: LiveReaderContext;
  readonly #channels: LiveChannels;
  readonly #read: ReadFrames;
  readonly #log: LiveLog;
  readonly #ended = new AbortController();
  readonly #seen = new Set<number>();
  readonly #safe = new SafePosition(marginMilliseconds, longestWait);
  #position = 0;
  #oldestBefore = 0n;
  #begun: Promise<void> | undefined;
  #loop: Promise<void> | undefined;
  #checkedAt = performance.now();
  #lookedAt = performance.now();

  constructor(context: LiveReaderContext, channels: LiveChannels, read: ReadFrames, log: LiveLog) {
    this.#context = context;
    this.#channels = channels;
    this.#read = read;
    this.#log = log;
  }

  /**
   * Resolves when events that commit from now on will be read. Call it before a client's missed events are
   * read.
   * @throws DatabaseUnavailable
   */
  begin(): Promise<void> {
    this.#begun ??= this.#begin().catch((error: unknown) => {
      this.#begun = undefined;
      throw error;
    });
    return this.#begun;
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#loop;
  }

  async #begin(): Promise<void> {
    await inTenant(this.#context.pool, 0, async (db) => {
      this.#position = Math.max(0, (await newestPointer(db)) - readBack);
      const past = await unseenPointers(db, { position: this.#position, seen: [] }, 2 * readBack);
      this.#noteSeen(past, performance.now());
    });
    this.#loop = this.#run();
  }

  #noteSeen(found: Unseen, at: number): void {
    for (const { eventId } of found.pointers) this.#seen.add(eventId);
    const eventId = found.pointers.at(-1)?.eventId;
    if (eventId !== undefined) this.#safe.note({ eventId, next: found.next, at });
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended;
    await pollOrWake({
      signal,
      onWake: (listener) => this.#channels.onWake(listener),
      turn: () => this.#turn(),
      onFault: (err) => {
        if (!signal.aborted) this.#log.warn({ err }, 'live: events cannot be read now');
      },
      pauseAfterFault,
    });
  }

  /** Sends the frames of the waiting events. Returns true if more may be waiting. */
  async #turn(): Promise<boolean> {
    const { pool } = this.#context;
    const from = { position: this.#position, seen: [...this.#seen] };
    const found = await inTenant(pool, 0, (db) => unseenPointers(db, from, pointersAtOnce));
    for (const [tenantId, pointers] of Map.groupBy(found.pointers, (pointer) => pointer.tenantId)) {
      await this.#deliver(tenantId, pointers);
      for (const { eventId } of pointers) this.#seen.add(eventId);
    }
    const at = performance.now();
    this.#noteSeen(found, at);
    const isWhole = found.pointers.length < pointersAtOnce;
    if (isWhole) this.#advance(at);
    this.#oldestBefore = found.oldest;
    if (at - this.#lookedAt >= movedMilliseconds) await this.#leaveMoved(at);
    if (at - this.#checkedAt >= checkMilliseconds) await this.#checkSessions(at);
    return !isWhole;
  }

  #advance(at: number): void {
    const passed = this.#safe.take(this.#oldestBefore, at);
    if (passed === undefined) return;
    this.#position = passed;
    for (const id of this.#seen) if (id <= passed) this.#seen.delete(id);
  }

  async #deliver(tenantId: number, pointers: readonly Pointer[]): Promise<void> {
    const personIds = this.#channels.peopleOf(tenantId);
    if (personIds.length === 0) return;
    const eventIds = pointers.map((pointer) => pointer.eventId);
    const of = { tenantId, eventIds, personIds, programIds: this.#channels.programsOf(tenantId) };
    const { pool } = this.#context;
    try {
      const told = await inTenant(pool, tenantId, (db) => this.#read(db, of));
      await this.#endSessions(tenantId, told.endings);
      for (const delivery of told.frames) this.#send(tenantId, delivery);
    } catch (err) {
      if (err instanceof DatabaseUnavailable) throw err;
      // The other companies must not wait for this fault. Fetching the data again loses nothing.
      this.#log.error({ tenant: tenantId, err }, 'live: frames failed, so the screens read anew');
      this.#send(tenantId, { frame: resetAt(eventIds.at(-1) ?? 0), personIds });
    }
  }

  #send(tenantId: number, { frame, personIds }: Delivery): void {
    for (const personId of personIds) {
      for (const channel of this.#channels.of(tenantId, personId)) {
        channel.send(frame);
        this.#channels.countSent();
      }
    }
  }

  /** Closes the channels of ended sessions and tokens: of these people, or of everybody. */
  async #endSessions(tenantId: number, people?: ReadonlySet<number>): Promise<void> {
    if (people?.size === 0) return;
    const open = [...this.#channels.ofTenant(tenantId)].filter(
      ({ owner }) => people === undefined || people.has(owner.personId),
    );
    if (open.length === 0) return;
    const { pool, clock } = this.#context;
    const ended = await inTenant(pool, tenantId, (db) =>
      endedCallers(db, { tenantId, callers: open.map(({ owner }) => owner.caller), now: clock.now() }),
    );
    const gone = new Set(ended.map(({ kind, id }) => `${kind} ${id}`));
    for (const channel of open) {
      const { kind, id } = channel.owner.caller;
      if (gone.has(`${kind} ${id}`)) channel.endSession();
    }
  }

  /** Closes the channels of companies that live in another database now (tenant.10); their clients open them there. */
  async #leaveMoved(at: number): Promise<void> {
    this.#lookedAt = at;
    const tenantIds = this.#channels.tenants();
    if (tenantIds.length === 0) return;
    const moved = await inTenant(this.#context.pool, 0, (db) => movedCompanies(db, tenantIds));
    for (const tenantId of moved)
      for (const channel of this.#channels.ofTenant(tenantId))
        channel.close(goingAway, 'The company has moved.');
  }

  /** Ends channels whose session became too old, or whose company was deactivated, because no event reports these. */
  async #checkSessions(at: number): Promise<void> {
    this.#checkedAt = at;
    for (const tenantId of this.#channels.tenants()) await this.#endSessions(tenantId);
  }
}
