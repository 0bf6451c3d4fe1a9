import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { type Visited, vitalsOf } from './browser.ts';
import { largestPaint } from './vitals.ts';

/** Longer than an idle page needs to send its next request. */
const quiet = 700;
const patience = 15_000;

/**
 * Returns how many times in a row the page at `path` waits for the network before its largest paint. Answers
 * are released in waves, each when the page has sent all the requests that it can. So the number is exact on
 * any machine. The document is the first wave.
 */
export async function tripsToLargestPaint(visited: Visited, path: string): Promise<number> {
  const { page } = visited;
  let held: Route[] = [];
  let latest = performance.now();
  await page.route('**/*', (route) => {
    held.push(route);
    latest = performance.now();
  });
  const waves: number[] = [];
  const loading = page.goto(path, { waitUntil: 'commit' });
  for (;;) {
    const since = performance.now();
    while (performance.now() - Math.max(since, latest) < quiet) await sleep(50);
    if (held.length === 0) break;
    if (performance.now() - since > patience) throw new Error(`The page at ${path} asks on and on.`);
    const wave = held;
    held = [];
    waves.push(Date.now());
    await Promise.all(wave.map((route) => route.continue()));
    if (waves.length === 1) await loading;
  }
  await page.unrouteAll();
  const seen = await vitalsOf(visited);
  if (!seen) throw new Error(`The page at ${path} never began.`);
  const painted = seen.origin + largestPaint(seen);
  return waves.filter((at) => at < painted).length;
}
