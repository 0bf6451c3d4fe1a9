import type { LiveEvent, LiveFrame, LiveMessage } from '@bellwether/contract/live';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isReset } from './live-socket.ts';

/** Queries that a frame makes stale, and how soon the shown ones are read again. */
export interface Touch {
  readonly queryKey: QueryKey;
  /**
   * `now`: at once, at most every two seconds. `soon`: within three seconds, at most every ten, because a
   * company's other changes concern them, too. `later`: at the next focus or the next visit.
   */
  readonly pace: Pace;
  /** Data that contains this id is fetched at once; other data follows `pace`. */
  readonly naming?: number | undefined;
}
type Pace = 'now' | 'soon' | 'later';

/** The reactions to each frame. */
export type LiveTouches = {
  readonly [Event in LiveEvent]: (frame: Extract<LiveFrame, { Event: Event }>) => readonly Touch[];
};

const paces = {
  now: { spread: 200, interval: 2_000 },
  soon: { spread: 3_000, interval: 10_000 },
} as const;

export interface UpdateOptions {
  readonly client: QueryClient;
  readonly touches: LiveTouches;
  readonly isHidden?: () => boolean;
  readonly random?: () => number;
}

/** Returns the function that handles the channel's messages, and the function that stops its timers. */
export function liveUpdates({
  client,
  touches,
  isHidden = () => document.hidden,
  random = Math.random,
}: UpdateOptions) {
  const lanes = {
    now: new Lane(client, paces.now, random),
    soon: new Lane(client, paces.soon, random),
  };
  const take = ({ queryKey, pace, naming }: Touch) => {
    // A hidden tab reads everything again when it is shown.
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    if (isHidden()) return;
    for (const query of client.getQueryCache().findAll({ queryKey, type: 'active' })) {
      const own = naming !== undefined && names(query.state.data, naming) ? 'now' : pace;
      if (own !== 'later') lanes[own].add(query);
    }
  };
  return {
    hear(message: LiveMessage): void {
      if ('Ready' in message) return;
      if (isReset(message)) take({ queryKey: [], pace: 'soon' });
      else if (message.Event in touches) {
        const react = touches[message.Event] as (frame: LiveFrame) => readonly Touch[];
        for (const touch of react(message)) take(touch);
      }
    },
    end(): void {
      lanes.now.end();
      lanes.soon.end();
    },
  };
}

/** Queries that wait to be read again together. */
class Lane {
  readonly #client: QueryClient;
  readonly #pace: (typeof paces)[keyof typeof paces];
  readonly #random: () => number;
  /** Query hash → whether a fetch was running when the frame arrived; its reply may be stale. */
  readonly #waiting = new Map<string, boolean>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notBefore = 0;

  constructor(client: QueryClient, pace: (typeof paces)[keyof typeof paces], random: () => number) {
    this.#client = client;
    this.#pace = pace;
    this.#random = random;
  }

  add({ queryHash, state }: Query): void {
    const isUnderWay = state.fetchStatus === 'fetching' || this.#waiting.get(queryHash) === true;
    this.#waiting.set(queryHash, isUnderWay);
    const wait = Math.max(this.#notBefore - performance.now(), this.#pace.spread * this.#random());
    this.#timer ??= setTimeout(() => this.#read(), wait);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #read(): void {
    this.#timer = undefined;
    this.#notBefore = performance.now() + this.#pace.interval;
    const waiting = new Map(this.#waiting);
    this.#waiting.clear();
    void this.#client.refetchQueries({
      type: 'active',
      predicate: ({ queryHash, state }) =>
        waiting.has(queryHash) && (state.isInvalidated || waiting.get(queryHash) === true),
    });
  }
}

/** Whether an object with this `Id` is anywhere in the data. */
function names(data: unknown, id: number): boolean {
  if (Array.isArray(data)) return data.some((each) => names(each, id));
  if (typeof data !== 'object' || data === null) return false;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'Id' ? value === id : typeof value === 'object' && names(value, id)) return true;
  }
  return false;
}
