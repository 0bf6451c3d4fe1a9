import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'embedded-database',
    include: ['src/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The tests start and kill processes, so each file runs in one of its own.
    pool: 'forks',
    // They mostly wait for processes to start and to end.
    maxWorkers: 3,
  },
});
