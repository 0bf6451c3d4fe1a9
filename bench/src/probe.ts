import type { MemoryInUse } from './programs.ts';

// Loaded into a server beside its own program (`--import`), which knows nothing of it: on each message it tells what is in
// memory once everything that nobody uses is collected.
process.on('message', () => {
  // What a first collection lets go may free more in a second one.
  for (let turn = 0; turn < 2; turn += 1) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, resident: rss } satisfies MemoryInUse);
});
