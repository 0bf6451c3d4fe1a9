import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'happy-dom',
    setupFiles: 'vitest.setup.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // A whole screen with its queries takes seconds on a busy machine.
    testTimeout: 20_000,
  },
});
