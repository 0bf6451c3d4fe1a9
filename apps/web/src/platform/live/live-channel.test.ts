import { liveCloseCodes } from '@bellwether/contract/live.channel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinLive } from './live-channel.ts';

/** Replaces the browser's WebSocket; the test plays the server. */
class ServerSide extends EventTarget {
  static readonly open: ServerSide[] = [];
  readonly sent: unknown[] = [];
  readonly url: string;

  constructor(url: URL) {
    super();
    this.url = url.href;
    ServerSide.open.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(code = 1005): void {
    const at = ServerSide.open.indexOf(this);
    if (at < 0) return;
    ServerSide.open.splice(at, 1);
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

/** Web Locks of one name: the next in line gets the lock when the holder's promise settles. */
function oneLock() {
  let line: Promise<unknown> = Promise.resolve();
  return {
    request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
      const held = line.then(() => {
        signal.throwIfAborted();
        return hold();
      });
      line = held.catch(() => undefined);
      return held;
    },
  };
}

const server = () => {
  const [only, ...others] = ServerSide.open;
  if (!only || others.length > 0) throw new Error(`${ServerSide.open.length} sockets are open`);
  return only;
};

const leaving: (() => void)[] = [];
function openTab(token = () => 'a.token' as string | undefined) {
  const heard: object[] = [];
  const endSession = vi.fn();
  const leave = joinLive({
    scope: '1.7',
    token,
    random: () => 0,
    hear: (message) => void heard.push(message),
    endSession,
  });
  leaving.push(leave);
  return { heard, endSession, leave };
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', ServerSide);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: oneLock() });
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  for (const socket of [...ServerSide.open]) socket.close();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const frame = { Id: 5, Event: 'tenant_updated' };

describe('the channel of a browser', () => {
  it('is one for twenty tabs, and each hears everything', async () => {
    const tabs = Array.from({ length: 20 }, () => openTab());
    await vi.waitFor(() => expect(server().sent).toEqual([{ Token: 'a.token', After: 0 }]));
    expect(server().url).toMatch(/^ws:.*\/api\/live$/);
    server().tell({ Ready: true, Last: 3 });
    server().tell(frame);
    await vi.waitFor(() => {
      for (const { heard } of tabs) expect(heard).toEqual([{ Ready: true, Last: 3 }, frame]);
    });
  });

  it('tells a new tab what came while it loaded, and only that tab', async () => {
    const first = openTab();
    await vi.waitFor(() => expect(server().sent).toHaveLength(1));
    server().tell(frame);
    const second = openTab();
    await vi.waitFor(() => expect(second.heard).toEqual([frame]));
    expect(first.heard).toEqual([frame]);
  });

  it('goes on in another tab where the closed tab ended', async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(server().sent).toHaveLength(1));
    server().tell(frame);
    await vi.waitFor(() => expect(second.heard).toEqual([frame]));
    first.leave();
    await vi.waitFor(() => expect(server().sent).toEqual([{ Token: 'a.token', After: 5 }]));
  });

  it('comes back after growing pauses, and at once when the network is back', async () => {
    vi.useFakeTimers();
    openTab();
    await vi.advanceTimersByTimeAsync(0);
    server().tell(frame);
    server().close(1006);
    await vi.advanceTimersByTimeAsync(249);
    expect(ServerSide.open).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server().sent).toEqual([{ Token: 'a.token', After: 5 }]);
    for (const pause of [500, 1_000, 2_000]) {
      server().close(1006);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(ServerSide.open).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
    }
    server().close(1006);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(server().sent).toHaveLength(1);
  });

  it('ends the session that the server has ended, and asks no more', async () => {
    const tab = openTab();
    await vi.waitFor(() => expect(server().sent).toHaveLength(1));
    server().close(liveCloseCodes.sessionEnded);
    await vi.waitFor(() => expect(tab.endSession).toHaveBeenCalledWith('a.token'));
    expect(ServerSide.open).toHaveLength(0);
  });

  it('is one for each tab without Web Locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    openTab();
    openTab();
    await vi.waitFor(() => expect(ServerSide.open).toHaveLength(2));
  });

  it('is none for nobody', async () => {
    openTab(() => undefined);
    await Promise.resolve();
    expect(ServerSide.open).toHaveLength(0);
  });
});
