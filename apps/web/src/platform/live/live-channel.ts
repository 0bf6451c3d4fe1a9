import type { LiveMessage } from '@bellwether/contract/live';
import { eventOf, keepSocket, type SocketOptions } from './live-socket.ts';

export interface ChannelOptions extends Pick<SocketOptions, 'token' | 'endSession' | 'random'> {
  /** Names the person of the channel; tabs of another person have their own. */
  readonly scope: string;
  /** Called in every tab for every message. */
  readonly hear: (message: LiveMessage) => void;
}

/**
 * In milliseconds. A new tab read its data shortly before it joined, so it gets the messages of this time span, too.
 * The server does the same for a new channel.
 */
const firstPage = 10_000;

/** What tabs say on the channel of arrivals: a new tab asks, and the tab with the WebSocket replies to it. */
type Arrival = { readonly Tab: string } | { readonly For: string; readonly Missed: readonly LiveMessage[] };

/**
 * Joins the browser's channel of live events: the tab that holds the lock has the WebSocket, and tells the
 * others. When that tab closes, another tab continues from the last event.
 * A browser without Web Locks (also every browser on plain http beyond localhost) has one channel a tab.
 * @returns the function that leaves it.
 */
export function joinLive({ scope, hear, ...rest }: ChannelOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const name = `bw.live.${scope}`;
  const { locks } = navigator as { readonly locks?: LockManager | null };
  const tabs = locks && 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
  const arrivals = tabs && new BroadcastChannel(`${name}.arrivals`);
  const recent: { readonly at: number; readonly message: LiveMessage }[] = [];
  let last = 0;
  const take = (message: LiveMessage) => {
    last = Math.max(last, eventOf(message));
    hear(message);
  };
  const lead = () =>
    keepSocket(
      {
        ...rest,
        after: () => last,
        hear(message) {
          const now = performance.now();
          while (recent[0] && recent[0].at < now - firstPage) recent.shift();
          recent.push({ at: now, message });
          tabs?.postMessage(message);
          take(message);
        },
      },
      signal,
    );
  if (locks && tabs && arrivals) {
    // Like locks, this function exists only in secure contexts.
    const tab = crypto.randomUUID();
    arrivals.addEventListener('message', ({ data }: MessageEvent<Arrival>) => {
      if ('Tab' in data) {
        // Only the tab with the WebSocket has messages.
        const since = performance.now() - firstPage;
        const Missed = recent.flatMap(({ at, message }) => (at >= since ? [message] : []));
        if (Missed.length > 0) arrivals.postMessage({ For: data.Tab, Missed } satisfies Arrival);
      } else if (data.For === tab) for (const message of data.Missed) take(message);
    });
    arrivals.postMessage({ Tab: tab } satisfies Arrival);
    tabs.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => take(data));
    // The request rejects if this tab leaves the channel before it gets the lock.
    locks.request(name, { signal }, lead).catch((error: unknown) => {
      if (!signal.aborted) console.warn('The live channel ended; pages read again on focus.', error);
    });
  } else void lead();
  return () => {
    ended.abort();
    tabs?.close();
    arrivals?.close();
  };
}
