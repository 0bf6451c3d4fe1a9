import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    // Each planted fault starts the real tool, which takes seconds on a busy machine.
    testTimeout: 60_000,
  },
});
