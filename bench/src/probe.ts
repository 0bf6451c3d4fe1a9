import type { MemoryInUse } from './programs.ts';

// Loaded into a server with `--import`, without a change of the server's program. Each message makes it collect
// garbage and report the used memory.
process.on('message', () => {
  // The first collection may release objects that only the second one frees.
  for (let turn = 0; turn < 2; turn += 1) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, resident: rss } satisfies MemoryInUse);
});
