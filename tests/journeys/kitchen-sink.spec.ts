import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { repositoryRoot, runCommand } from '../../tools/run-command.ts';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { expect, phone, test } from './src/journey.ts';
import { address } from './src/server-under-test.ts';

const folder = join(repositoryRoot, 'apps/web/test-results/kitchen-sink');
const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const build = await runCommand(
    ['vite', 'build', 'apps/web', '--mode', 'kitchen-sink', '--logLevel', 'warn'],
    {
      limitMilliseconds: 150_000,
    },
  );
  expect(build.code, build.output).toBe(0);
});

/** Opens the kitchen sink at an address. It never ships and no server has it, so the test serves its files. */
async function openKitchenSink(context: BrowserContext, place: string): Promise<Page> {
  await context.route(`${address()}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path === '/' ? 'kitchen-sink.html' : path);
    await route.fulfill({ body: await readFile(file), contentType: kinds[extname(file)] ?? 'text/plain' });
  });
  const page = await context.newPage();
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test('axe finds no faults in any state of the design system, and long words of five levels fit a phone', async ({
  profile,
}) => {
  test.setTimeout(120_000);
  const context = await profile();
  const page = await openKitchenSink(context, '/');
  await expectNoAxeFaults(page, 'kitchen sink');
  await expectNoAxeFaults(await openKitchenSink(context, '/?brand=ffee00'), 'kitchen sink in a pale colour');
  await page.setViewportSize(phone);
  const scale = page.getByRole('group', { name: 'Performance' });
  for (const level of await scale.locator('label').all()) {
    const box = await level.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? phone.width)).toBeLessThanOrEqual(phone.width);
    expect(await level.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  }
});
