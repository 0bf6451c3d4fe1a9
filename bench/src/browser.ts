import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../../tools/ensure-chromium.ts';
import { recordVitals, type Seen } from './vitals.ts';

export type Profile = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The circumstances of a page visit: person, screen, machine and network. */
export interface Visit {
  /** The server's address, without a trailing slash. */
  readonly address: string;
  /** The browser's stored data; its cache is empty. */
  readonly profile: Profile;
  readonly size: { readonly width: number; readonly height: number };
  /** How many times slower the processor is. */
  readonly slowDown?: number;
  readonly network?: Network;
}

interface Network {
  /** Milliseconds that each request waits before its transfer. */
  readonly roundTrip: number;
  readonly bitsPerSecond: number;
}

/** Runs `work` with a browser, which is closed afterwards. */
export async function withBrowser<T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A page, with a debugging session that observes the page from outside, so that observing is not the page's
 * own work.
 */
export interface Visited {
  readonly page: Page;
  readonly devTools: CDPSession;
}

/** Runs `work` on an empty page of a fresh profile, with nothing cached. */
export async function onVisit<T>(
  browser: Browser,
  { address, profile, size, slowDown, network }: Visit,
  work: (visited: Visited) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    locale: 'en-US',
    isMobile: size.width < 600,
    hasTouch: size.width < 600,
    storageState: profile,
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.enable');
    await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${recordVitals})()` });
    if (slowDown) await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    if (network) {
      const bytesPerSecond = network.bitsPerSecond / 8;
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.roundTrip,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    return await work({ page, devTools });
  } finally {
    await context.close();
  }
}

/** Returns the page's measurements until now; undefined before it has begun. */
export async function vitalsOf({ devTools }: Visited): Promise<Seen | undefined> {
  const { result } = await devTools.send('Runtime.evaluate', {
    expression: 'window.benchSeen?.()',
    returnByValue: true,
  });
  return result.value as Seen | undefined;
}

const patience = 60_000;

/**
 * Waits until the page shows `wanted` and has been idle for `quiet` milliseconds: nothing arrived, was
 * painted, moved or worked long. Returns the page's measurements.
 */
export async function settle(visited: Visited, wanted: string, quiet: number): Promise<Seen> {
  const isThere = `document.querySelector(${JSON.stringify(wanted)}) !== null`;
  for (const until = performance.now() + patience; performance.now() < until; ) {
    const seen = await vitalsOf(visited);
    const left = seen ? seen.lastActive + quiet - seen.now : quiet;
    if (seen && left <= 0) {
      const { result } = await visited.devTools.send('Runtime.evaluate', { expression: isThere });
      if (result.value === true) return seen;
    }
    await sleep(Math.max(left, 100));
  }
  throw new Error(`${visited.page.url()} has no ${wanted} after ${patience / 1000} s.`);
}
