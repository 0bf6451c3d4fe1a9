import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../tools/ensure-chromium.ts';
import { startedLine } from './src/started-line.ts';

const browser = await ensureChromium();
// The workers read this file too and need not search again.
process.env.CHROMIUM_PATH = browser;

/**
 * The browser, with flags of its JavaScript engine. A page lives for seconds, and it begins with one megabyte for new
 * objects: collecting them so often took a tenth of its processor time.
 */
const launched = (engineFlags: string) => ({
  executablePath: browser,
  args: [...chromiumFlags, `--js-flags=--min-semi-space-size=16 ${engineFlags}`],
});

/**
 * People's journeys, in a real browser against the real server. `src/serve.ts` builds the web app, starts the
 * server with the demo companies in a scratch home, and removes both at the end. `JOURNEYS_URL` and
 * `JOURNEYS_HOME` name a running server, for work on a journey.
 */
export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  fullyParallel: true,
  // A page, the server and its database work in turns: three journeys fill two cores.
  workers: 3,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'accessibility',
      testMatch: 'accessibility.spec.ts',
      // axe computes for longer than the pages, so the middle compiler pays here. These tests are long, so they begin first.
      use: { launchOptions: launched('--no-turbofan') },
    },
    {
      name: 'journeys',
      testIgnore: 'accessibility.spec.ts',
      // A page lives for seconds. Optimizing its code for longer took a third of the pages' processor time.
      use: { launchOptions: launched('--no-maglev --no-turbofan') },
    },
  ],
  ...(process.env.JOURNEYS_URL
    ? {}
    : {
        webServer: {
          command: 'node src/serve.ts',
          wait: { stdout: startedLine },
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
});
