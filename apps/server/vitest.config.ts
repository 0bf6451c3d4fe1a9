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
    // Tests often wait, for their database or a timer, so four files at a time fill two cores. Three took 5 % longer.
    maxWorkers: 4,
  },
});
