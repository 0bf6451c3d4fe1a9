import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,demo,load}/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file has its own copy of the database. The files of a process share the loaded modules, because
    // loading them for each file took longer than most tests.
    pool: 'forks',
    isolate: false,
    // A test, its database and what it waits for work in turns: four files fill two cores, which saved a fifth of the time.
    maxWorkers: 4,
  },
});
