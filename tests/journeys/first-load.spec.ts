import type { Page } from '@playwright/test';
import { expect, test } from './src/journey.ts';

/** Most kilobytes of script and style that a page may load, as they travel (compressed). */
const most = { signIn: 120, goals: 250, style: 40 };

/** Adds up what a page loads, in kilobytes by kind. */
async function weigh(page: Page, load: () => Promise<void>): Promise<{ script: number; style: number }> {
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
  return { script: sum('js'), style: sum('css') };
}

test('the sign-in page is light', async ({ profile }) => {
  const page = await (await profile()).newPage();
  const { script, style } = await weigh(page, async () => {
    await page.goto('/v3/login', { waitUntil: 'networkidle' });
  });
  expect(script).toBeGreaterThan(10);
  expect(script).toBeLessThanOrEqual(most.signIn);
  expect(style).toBeLessThanOrEqual(most.style);
});

test('the goals page with a goal is light enough', async ({ enter }) => {
  const page = await enter('contributor', 'about:blank');
  const { script, style } = await weigh(page, async () => {
    await page.goto('/v3/goals', { waitUntil: 'networkidle' });
  });
  expect(script).toBeGreaterThan(10);
  expect(script).toBeLessThanOrEqual(most.goals);
  expect(style).toBeLessThanOrEqual(most.style);
});

test('the page may load and run what this server sends and nothing else', async ({ profile }) => {
  const page = await (await profile()).newPage();
  const answer = await page.goto('/v3/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const part = (name: string) =>
    policy
      .split(';')
      .map((each) => each.trim())
      .find((each) => each.startsWith(`${name} `)) ?? '';
  expect(part('script-src') || part('default-src')).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
  expect(part('object-src') || part('default-src')).toContain("'none'");
  expect(part('frame-ancestors')).toContain("'none'");
  expect(part('base-uri')).toContain("'none'");
  expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
});
