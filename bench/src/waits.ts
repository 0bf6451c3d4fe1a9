import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './programs.ts';

/**
 * Returns the longest answer of the smallest call during `work`, in milliseconds less the usual one: the event loop's
 * longest block. The calls are `pause` milliseconds apart.
 */
export async function longestWait(
  { client }: Program,
  work: () => Promise<unknown>,
  pause = 2,
): Promise<number> {
  const ping = async () => {
    const started = performance.now();
    await client.sendMany(1, 1, () => ({ method: 'GET', path: '/api/health/live' }));
    return performance.now() - started;
  };
  const usual = Math.min(await ping(), await ping(), await ping());
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    longest = Math.max(longest, await ping());
    await sleep(pause);
  }
  await done;
  return Math.max(0, longest - usual);
}
