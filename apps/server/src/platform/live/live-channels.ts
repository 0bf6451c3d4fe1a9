import { channelsPerSession } from '@bellwether/contract/live.channel';
import type { Channel } from './channel.ts';

/** The open channels of one node. */
export class LiveChannels {
  readonly #byTenant = new Map<number, Map<number, Set<Channel>>>();
  readonly #wakers = new Set<() => void>();
  #count = 0;
  #sent = 0;

  /** Returns the number of open channels. */
  get count(): number {
    return this.#count;
  }

  /** Returns the number of frames that this node has sent. */
  get sent(): number {
    return this.#sent;
  }

  /** Adds the channel; returns false if its session or token already has the maximum number of channels. */
  add(channel: Channel): boolean {
    const { tenantId, personId, caller } = channel.owner;
    const people = this.#byTenant.get(tenantId) ?? new Map<number, Set<Channel>>();
    const own = people.get(personId) ?? new Set();
    let ofCaller = 0;
    for (const { owner } of own)
      if (owner.caller.kind === caller.kind && owner.caller.id === caller.id) ofCaller += 1;
    if (ofCaller >= channelsPerSession) return false;
    this.#byTenant.set(tenantId, people.set(personId, own.add(channel)));
    this.#count += 1;
    return true;
  }

  remove(channel: Channel): void {
    const { tenantId, personId } = channel.owner;
    const people = this.#byTenant.get(tenantId);
    const own = people?.get(personId);
    if (!people || !own?.delete(channel)) return;
    this.#count -= 1;
    if (own.size === 0) people.delete(personId);
    if (people.size === 0) this.#byTenant.delete(tenantId);
  }

  /** The companies with open channels. */
  tenants(): readonly number[] {
    return [...this.#byTenant.keys()];
  }

  /** The people of a company with open channels. */
  peopleOf(tenantId: number): readonly number[] {
    return [...(this.#byTenant.get(tenantId)?.keys() ?? [])];
  }

  /** The people of a company with an open channel of a token. */
  programsOf(tenantId: number): readonly number[] {
    return [...this.ofTenant(tenantId)].flatMap(({ owner: { caller, personId } }) =>
      caller.kind === 'token' ? [personId] : [],
    );
  }

  of(tenantId: number, personId: number): ReadonlySet<Channel> {
    return this.#byTenant.get(tenantId)?.get(personId) ?? none;
  }

  *ofTenant(tenantId: number): Iterable<Channel> {
    for (const own of this.#byTenant.get(tenantId)?.values() ?? []) yield* own;
  }

  *all(): Iterable<Channel> {
    for (const tenantId of this.tenants()) yield* this.ofTenant(tenantId);
  }

  countSent(): void {
    this.#sent += 1;
  }

  /** Tells the reader that there may be new events. */
  wake(): void {
    for (const waker of this.#wakers) waker();
  }

  /** Returns the function that unsubscribes. */
  onWake(waker: () => void): () => void {
    this.#wakers.add(waker);
    return () => void this.#wakers.delete(waker);
  }
}

const none: ReadonlySet<Channel> = new Set();
