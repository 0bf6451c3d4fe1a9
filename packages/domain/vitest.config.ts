import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Properties walk thousands of cases, which takes several seconds on a busy machine.
  test: { name: 'domain', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
