import type { LiveMessage } from '@bellwether/contract/live';
import { eventOf, keepSocket, type SocketOptions } from './live-socket.ts';

export interface ChannelOptions extends Pick<SocketOptions, 'token' | 'endSession' | 'random'> {
  /** Names the person of the channel; tabs of another person have their own. */
  readonly scope: string;
  /** Called in every tab for every message. */
  readonly hear: (message: LiveMessage) => void;
}

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
          tabs?.postMessage(message);
          take(message);
        },
      },
      signal,
    );
  if (locks && tabs) {
    tabs.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => take(data));
    // The request rejects if this tab leaves the channel before it gets the lock.
    locks.request(name, { signal }, lead).catch((error: unknown) => {
      if (!signal.aborted) console.warn('The live channel ended; pages read again on focus.', error);
    });
  } else void lead();
  return () => {
    ended.abort();
    tabs?.close();
  };
}
