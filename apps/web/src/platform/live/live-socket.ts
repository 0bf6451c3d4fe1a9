import type { Hello, LiveMessage, LiveReset } from '@bellwether/contract/live';
import { liveCloseCodes, livePath } from '@bellwether/contract/live.channel';

export interface SocketOptions {
  /** The token of each new connection; undefined: nobody is signed in. */
  readonly token: () => string | undefined;
  /** The last event that this browser has seen; 0: none. */
  readonly after: () => number;
  readonly hear: (message: LiveMessage) => void;
  /** The server has ended the session of this token. */
  readonly endSession: (token: string) => void;
  /** 0 ≤ random < 1. */
  readonly random?: () => number;
}

const firstPause = 1_000;
const longestPause = 60_000;

/**
 * Keeps a WebSocket open until `signal` ends it. After a loss it returns with growing pauses, spread so that
 * a thousand browsers do not return at once.
 */
export async function keepSocket(options: SocketOptions, signal: AbortSignal): Promise<void> {
  const { random = Math.random } = options;
  let losses = 0;
  while (!signal.aborted) {
    const token = options.token();
    if (token === undefined) return;
    const { code, wasReady } = await connect(token, options, signal);
    if (signal.aborted) return;
    if (code === liveCloseCodes.sessionEnded) {
      options.endSession(token);
      return;
    }
    losses = wasReady ? 0 : losses + 1;
    const pause = code === liveCloseCodes.tooMany ? longestPause : firstPause * 2 ** losses;
    await waitOrOnline(Math.min(pause, longestPause) * (0.25 + 0.75 * random()), signal);
  }
}

/** Returns how the connection ended. */
function connect(
  token: string,
  { after, hear }: SocketOptions,
  signal: AbortSignal,
): Promise<{ code: number; wasReady: boolean }> {
  return new Promise((resolve) => {
    const url = new URL(livePath, window.location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    let wasReady = false;
    const close = () => socket.close();
    signal.addEventListener('abort', close, { once: true });
    socket.addEventListener('open', () => {
      const hello: Hello = { Token: token, After: after() };
      socket.send(JSON.stringify(hello));
    });
    socket.addEventListener('message', ({ data }) => {
      wasReady = true;
      hear(JSON.parse(String(data)) as LiveMessage);
    });
    // An error is followed by `close`.
    socket.addEventListener('close', ({ code }) => {
      signal.removeEventListener('abort', close);
      resolve({ code, wasReady });
    });
  });
}

/** Waits for the time, or until the network is back. */
function waitOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Returns the event's id of a message. */
export function eventOf(message: LiveMessage): number {
  return 'Ready' in message ? message.Last : message.Id;
}

export function isReset(message: LiveMessage): message is LiveReset {
  return 'Reset' in message;
}
