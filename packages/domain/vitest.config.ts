import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    // Properties walk thousands of cases, which takes several seconds on a busy machine.
    testTimeout: 60_000,
    // The domain keeps nothing, so files share its modules. Loading them for each file took more than half of the time.
    isolate: false,
  },
});
