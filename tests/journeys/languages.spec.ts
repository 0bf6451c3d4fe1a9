import type { Page } from '@playwright/test';
import { desk, expect, phone, test } from './src/journey.ts';
import { address } from './src/server-under-test.ts';

// Reads the product in the two languages that are made from English (accounts.22): one is longer and marked, so that a text
// that is cut off, or that does not come from a words file, is found on the screen.

const pages = ['/v3/home', '/v3/goals', '/v3/predictions', '/v3/settings', '/v3/talent'] as const;

async function readIn(page: Page, locale: string): Promise<void> {
  await page.context().addCookies([{ name: 'bw-language', value: locale, url: address() }]);
}

/** Returns what is wider than the screen, and labels of the program that are cut off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    const cut = [...document.querySelectorAll('button, a, h1, h2, h3, label, th, [role=tab]')].filter(
      (node) => {
        const { overflowX, display } = getComputedStyle(node);
        const isCut =
          node.scrollWidth > node.clientWidth + 1 && overflowX !== 'visible' && display !== 'inline';
        return isCut && node.checkVisibility() && /^\[.*\]$/.test(node.textContent ?? '');
      },
    );
    return [...(wide > 0 ? [`the page by ${wide} px`] : []), ...cut.map((node) => node.textContent ?? '')];
  });
}

/** Returns labels of the program, which nobody has written, without the mark of the pseudo language. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav a, label, [role=tab], legend, summary')]
      .filter((node) => node.checkVisibility())
      .map((node) => node.textContent?.trim() ?? '')
      .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('[')),
  );
}

/** Labels that are not from a words file yet; this list may only shrink. */
const notYet: readonly string[] = [];

for (const [size, name] of [
  [desk, 'a desk'],
  [phone, 'a phone'],
] as const) {
  test(`on ${name} nothing is cut off in a longer language, and every label has its words file`, async ({
    enter,
    profile,
  }) => {
    const out = await (await profile({ size })).newPage();
    await readIn(out, 'en-XA');
    await out.goto('/v3/login');
    await expect(out.getByRole('heading', { name: /^\[Ļöĝ îñ/ })).toBeVisible();
    await expect.poll(() => cutOff(out), 'signed out').toEqual([]);

    const page = await enter('peer', 'about:blank', { size });
    await readIn(page, 'en-XA');
    const look = async (place: string) => {
      await page.goto(place, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      await expect.poll(() => cutOff(page), place).toEqual([]);
      const left = async () => (await unmarked(page)).filter((text) => !notYet.includes(text));
      await expect.configure({ soft: true }).poll(left, place).toEqual([]);
    };
    for (const place of pages) await look(place);
    await page.goto('/v3/goals');
    await look((await page.locator('[data-goal-link]').first().getAttribute('href')) ?? '');
  });
}

test('from right to left the product is a mirror image', async ({ enter }) => {
  const page = await enter('ceo', 'about:blank');
  await readIn(page, 'ar-XB');
  for (const place of ['/v3/home', '/v3/goals', '/v3/predictions', '/v3/organization']) {
    await page.goto(place, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => cutOff(page), place).toEqual([]);
    const menu = () => page.evaluate(() => document.querySelector('nav')?.getBoundingClientRect().left);
    await expect.poll(menu, 'the menu is on the right').toBeGreaterThan(desk.width / 2);
  }
});
