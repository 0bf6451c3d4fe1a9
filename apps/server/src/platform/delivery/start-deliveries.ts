import { nextTry } from '@bellwether/domain/shared/delivery-ladders';
import type { ServerContext } from '../context.ts';
import { timestamp } from '../database/instant.ts';
import { inTenant } from '../database/transaction.ts';
import type { WakeUp } from '../database/wake-up.ts';
import { requestsOf } from '../events/reader-statements.ts';
import { Limiter } from '../queue/limiter.ts';
import { pollOrWake } from '../queue/poll-or-wake.ts';
import { asTenant } from '../session/gate.ts';
import type { TenantScope } from '../session/scope.ts';
import { inSpan, isTracing } from '../tracing/span.ts';
import type { Attempt, ClaimedDelivery, DeliveryKind, Outcome } from './delivery-kind.ts';
import {
  claimDue,
  type DueReceiver,
  dropWaiting,
  dueReceivers,
  lockReceiver,
  planReceiver,
  storeOutcome,
  wakeReceiver,
} from './statements.ts';

export interface Deliveries {
  /** Waits at most five seconds for running tries; another node repeats those that do not end. */
  stop(): Promise<void>;
}

export interface DeliveryLog {
  error(facts: object, message: string): void;
}

const pauseAfterFault = 5_000;
const patienceAtStop = 5_000;
/** A company that is not active is looked at again after this time. */
const pauseOfInactive = 3_600_000;
const pauseAfterOwnFault = 60_000;
/** Receivers that a node serves at once. Each has its own tries, so a slow one delays no other. */
const receiversAtOnce = 200;
/** Connections that all receivers of a node use at once, so that requests keep theirs. */
const connectionsAtOnce = 2;

interface Claim {
  readonly delivery: ClaimedDelivery;
  readonly attempt: Attempt;
  /** The request that caused the event, where it is traced. */
  readonly causedBy: string | undefined;
}

/**
 * Delivers what is due, after each commit and every second. Each receiver is served by one task, whose connections are
 * returned before it calls the other system.
 */
export function startDeliveries(
  context: ServerContext,
  kinds: readonly DeliveryKind[],
  wakeUp: Pick<WakeUp, 'on'>,
  log: DeliveryLog,
): Deliveries {
  const ended = new AbortController();
  const gone = new AbortController();
  const loops = kinds.map((kind) =>
    run(new Deliverer(context, kind, log, { ended: ended.signal, gone: gone.signal })),
  );

  async function run(deliverer: Deliverer): Promise<void> {
    await pollOrWake({
      signal: ended.signal,
      onWake: (listener) => wakeUp.on('deliveries', listener),
      turn: async () => {
        await deliverer.turn();
        return false;
      },
      onFault: (err) => log.error({ deliveries: deliverer.name, err }, 'deliveries pause'),
      pauseAfterFault,
    });
    await deliverer.rest();
  }

  return {
    async stop() {
      ended.abort();
      const timer = setTimeout(() => gone.abort(), patienceAtStop);
      await Promise.all(loops);
      clearTimeout(timer);
    },
  };
}

/** Returns the request behind each delivery. */
async function causesOf(
  scope: TenantScope,
  kind: DeliveryKind,
  claimed: readonly ClaimedDelivery[],
): Promise<Map<number, string>> {
  const events = new Map(claimed.map((delivery) => [delivery.id, kind.eventOf?.(delivery)]));
  const known = [...events.values()].filter((id) => id !== undefined);
  const requests = await requestsOf(scope, known);
  return new Map(
    [...events].flatMap(([id, event]) => {
      const request = event === undefined ? undefined : requests.get(event);
      return request === undefined ? [] : [[id, request] as const];
    }),
  );
}

/** How a node stops: at first it claims nothing more, and later it leaves the running tries. */
interface Endings {
  readonly ended: AbortSignal;
  readonly gone: AbortSignal;
}

/** One node's worker for one kind. */
class Deliverer {
  readonly #context: ServerContext;
  readonly #kind: DeliveryKind;
  readonly #log: DeliveryLog;
  readonly #endings: Endings;
  readonly #running = new Map<string, Promise<void>>();
  readonly #connections = new Limiter({ atOnce: connectionsAtOnce, waiting: Number.POSITIVE_INFINITY });

  constructor(context: ServerContext, kind: DeliveryKind, log: DeliveryLog, endings: Endings) {
    this.#context = context;
    this.#kind = kind;
    this.#log = log;
    this.#endings = endings;
  }

  get name(): string {
    return this.#kind.name;
  }

  /** Begins to serve the receivers that are due. @throws DatabaseUnavailable */
  async turn(): Promise<void> {
    const { pool, clock } = this.#context;
    const due = await inTenant(pool, 0, (db) =>
      dueReceivers(db, this.#kind.name, clock.now(), receiversAtOnce),
    );
    for (const receiver of due) {
      const key = `${receiver.tenantId}.${receiver.receiverId}`;
      if (this.#running.has(key) || this.#running.size >= receiversAtOnce) continue;
      const serving = this.#serve(receiver).finally(() => this.#running.delete(key));
      this.#running.set(key, serving);
    }
  }

  /** Waits for the running tries. */
  async rest(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async #serve(receiver: DueReceiver): Promise<void> {
    const facts = { deliveries: this.#kind.name, tenant: receiver.tenantId, receiver: receiver.receiverId };
    try {
      while (!this.#endings.ended.aborted) {
        const claims = await this.#claim(receiver);
        if (claims === undefined) return;
        await Promise.all(claims.map((claim) => this.#try(receiver, claim)));
      }
    } catch (err) {
      // The claims end with their lease, so nothing is lost.
      this.#log.error({ ...facts, err }, 'deliveries of a receiver pause');
      await this.#postpone(receiver, pauseAfterOwnFault).catch((fault: unknown) =>
        this.#log.error({ ...facts, err: fault }, 'deliveries of a receiver are tried again at once'),
      );
    }
  }

  /** Claims what is due. Returns undefined if nothing is. */
  async #claim(receiver: DueReceiver): Promise<readonly Claim[] | undefined> {
    const found = await this.#inTenant(receiver, async (scope) => ({
      claims: await this.#claimIn(scope, receiver.receiverId),
    }));
    // Nothing goes out for a company that is not active; what waits is kept.
    if (!found) await this.#postpone(receiver, pauseOfInactive);
    return found?.claims;
  }

  async #claimIn(scope: TenantScope, receiverId: number): Promise<readonly Claim[] | undefined> {
    const { name } = this.#kind;
    if (!(await lockReceiver(scope, name, receiverId))) return undefined;
    const claimed = await claimDue(scope, this.#kind, receiverId);
    const attempts = claimed.length > 0 ? await this.#kind.prepare(scope, receiverId, claimed) : undefined;
    const causes = isTracing() ? await causesOf(scope, this.#kind, claimed) : undefined;
    const claims = claimed.flatMap((delivery) => {
      const attempt = attempts?.get(delivery.id);
      return attempt ? [{ delivery, attempt, causedBy: causes?.get(delivery.id) }] : [];
    });
    if (attempts && claims.length < claimed.length) {
      const dropped = claimed.filter(({ id }) => !attempts.has(id));
      await dropWaiting(scope, name, receiverId, dropped);
    } else if (!attempts && claimed.length > 0) await dropWaiting(scope, name, receiverId);
    await planReceiver(scope, name, receiverId);
    return claimed.length > 0 ? claims : undefined;
  }

  async #try(receiver: DueReceiver, { delivery, attempt, causedBy = '' }: Claim): Promise<void> {
    const { gone } = this.#endings;
    const attributes = { topic: delivery.topic };
    const facts = { name: `deliver ${this.#kind.name}`, kind: 'client', attributes, causedBy } as const;
    const outcome = await inSpan(facts, () => attempt(gone));
    if (gone.aborted) return;
    this.#context.deliveryCounts.note(this.#kind.name, outcome.fault === undefined);
    await this.#inTenant(receiver, (scope) => this.#store(scope, receiver.receiverId, delivery, outcome));
  }

  async #store(
    scope: TenantScope,
    receiverId: number,
    { id, tries }: ClaimedDelivery,
    outcome: Outcome,
  ): Promise<void> {
    const isOver = outcome.fault === undefined || outcome.isFinal;
    const nextAt = isOver ? undefined : nextTry(this.#kind.ladder, tries + 1, scope.now);
    await storeOutcome(scope, id, outcome, nextAt);
    await this.#kind.ended(scope, receiverId, outcome);
    await wakeReceiver(scope, this.#kind.name, receiverId);
  }

  async #postpone({ tenantId, receiverId }: DueReceiver, pause: number): Promise<void> {
    const { pool, clock } = this.#context;
    const later = timestamp(clock.now() + pause);
    await inTenant(pool, 0, (db) =>
      db
        .updateTable('due_work')
        .set({ due_at: later })
        .where('kind', '=', this.#kind.name)
        .where('tenant_id', '=', tenantId)
        .where('subject_id', '=', receiverId)
        .execute(),
    );
  }

  #inTenant<T>({ tenantId, receiverId }: DueReceiver, work: (scope: TenantScope) => Promise<T>) {
    const requestId = `${this.#kind.name}-${receiverId}`;
    return this.#connections.run('', () =>
      asTenant(this.#context, { tenantId, now: this.#context.clock.now(), requestId }, work),
    );
  }
}
