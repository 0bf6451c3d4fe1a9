import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { type Visited, vitalsOf } from './browser.ts';
import { largestPaint } from './vitals.ts';

/** Longer than a page that has what it asked for takes to ask for more. */
const quiet = 700;
const patience = 15_000;

/**
 * How many times the page at `path` has to wait for the network, one time after the other, before its largest thing is
 * painted. Answers are let through in waves, each when the page has asked for all that it can: exact, whatever the
 * machine. The document is the first wave.
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
