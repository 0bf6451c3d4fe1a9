import type { Page, Route } from '@playwright/test';
import { goalList } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

/** The maximum kilobytes of script and style that a page may load, compressed. */
const most = { signIn: 120, dashboard: 250, goals: 250, style: 40 };
/** The maximum number of script and style files: over HTTP/1.1 a browser fetches six at a time. */
const mostFiles = 18;

/** Returns what a page loads, in kilobytes by kind. */
async function weigh(
  page: Page,
  load: () => Promise<void>,
): Promise<{ script: number; style: number; files: number }> {
  const sizes: Promise<[kind: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const size = request
      .sizes()
      .then(({ responseBodySize }): [string, number] => [
        new URL(request.url()).pathname.split('.').at(-1) ?? '',
        responseBodySize,
      ]);
    sizes.push(size);
  });
  await load();
  const loaded = await Promise.all(sizes);
  const sum = (kind: string) =>
    loaded.filter(([each]) => each === kind).reduce((total, [, bytes]) => total + bytes, 0) / 1000;
  const files = loaded.filter(([kind]) => kind === 'js' || kind === 'css').length;
  return { script: sum('js'), style: sum('css'), files };
}

test('the sign-in page is light and describes itself, and robots.txt is text', async ({ profile }) => {
  const page = await (await profile()).newPage();
  const { script, style } = await weigh(page, async () => {
    await page.goto('/v3/login', { waitUntil: 'networkidle' });
  });
  expect(script).toBeGreaterThan(10);
  expect(script).toBeLessThanOrEqual(most.signIn);
  expect(style).toBeLessThanOrEqual(most.style);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Bellwether: /);
  const robots = await page.request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toMatch(/^User-agent: \*/);
});

test('the goals page is light enough, and its list is there after three round trips', async ({ enter }) => {
  const page = await enter('contributor', 'about:blank');
  const { script, style, files } = await weigh(page, async () => {
    await page.goto('/v3/goals', { waitUntil: 'networkidle' });
  });
  expect(script).toBeGreaterThan(10);
  expect(script).toBeLessThanOrEqual(most.goals);
  expect(style).toBeLessThanOrEqual(most.style);
  expect(files).toBeLessThanOrEqual(mostFiles);

  const isThere = () => goalList(page).locator('[data-goal-link]').first().isVisible();
  expect(await tripsUntil(page, isThere)).toBeLessThanOrEqual(3);
});

test('the dashboard is light enough, and is there after three round trips', async ({ enter }) => {
  const page = await enter('contributor', 'about:blank');
  const { script, style, files } = await weigh(page, async () => {
    await page.goto('/v3/home', { waitUntil: 'networkidle' });
  });
  expect(script).toBeGreaterThan(10);
  expect(script).toBeLessThanOrEqual(most.dashboard);
  expect(style).toBeLessThanOrEqual(most.style);
  expect(files).toBeLessThanOrEqual(mostFiles);

  const isThere = () => page.getByRole('heading', { name: /^Reminders/ }).isVisible();
  expect(await tripsUntil(page, isThere)).toBeLessThanOrEqual(3);
});

/** Longer than an idle page needs to send its next request. */
const quiet = 1000;

/**
 * Reloads the page and releases answers in waves, each when the page has sent all the requests that it can.
 * @returns the number of waves until `isThere`.
 */
async function tripsUntil(page: Page, isThere: () => Promise<boolean>): Promise<number> {
  let held: Route[] = [];
  let latest = Date.now();
  await page.route('**/*', (route) => {
    held.push(route);
    latest = Date.now();
  });
  const loading = page.reload({ waitUntil: 'commit' });
  for (let trips = 0; trips < 9; trips += 1) {
    await expect.poll(() => held.length > 0 && Date.now() - latest > quiet, { intervals: [100] }).toBe(true);
    if (trips > 0 && (await isThere())) return trips;
    const wave = held;
    held = [];
    await Promise.all(wave.map((route) => route.continue()));
    if (trips === 0) await loading;
  }
  return Number.POSITIVE_INFINITY;
}

test('the typeface comes from this server and moves nothing when it arrives', async ({ enter }) => {
  const page = await enter('contributor', 'about:blank');
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { moved: Reflect.get(window, 'moved') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise: isThere, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isThere;
    await route.continue();
  });
  // The page counts as loaded only once the typeface is there.
  await page.goto('/v3/goals', { waitUntil: 'commit' });
  await expect(goalList(page).locator('[data-goal-link]').first()).toBeVisible();
  const hasArrived = () => page.evaluate(() => document.fonts.check('14px "Inter Variable"'));
  expect(await hasArrived()).toBe(false);
  const before = Number(await page.evaluate(() => Reflect.get(window, 'moved')));
  release();
  await expect.poll(hasArrived).toBe(true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const after = Number(await page.evaluate(() => Reflect.get(window, 'moved')));
  expect(after - before).toBeLessThan(0.01);
});
