import type { MemoryInUse } from './programs.ts';

// Loaded into a server beside its own program (`--import`), which does not know it. On each message it
// collects garbage and reports the memory in use.
process.on('message', () => {
  // The first collection may release objects that only the second one frees.
  for (let turn = 0; turn < 2; turn += 1) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, resident: rss } satisfies MemoryInUse);
});
