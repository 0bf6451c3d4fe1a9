import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests of what a page keeps in its modules. */
const ofModules = ['src/{platform,ui}/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [react()],
  test: {
    root: import.meta.dirname,
    environment: 'happy-dom',
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    // A whole screen with its queries takes seconds on a busy machine.
    testTimeout: 20_000,
    pool: 'forks',
    // The default leaves one core out, which is half of a machine with two.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'web-platform', include: ofModules } },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...ofModules],
          // Loading the modules for each file took twice as long as the tests. The setup ends what a file began.
          isolate: false,
          setupFiles: ['vitest.setup.ts', 'vitest.shared.setup.ts'],
        },
      },
    ],
  },
});
