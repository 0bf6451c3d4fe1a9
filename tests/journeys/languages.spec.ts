import { locales } from '@bellwether/domain/locale/locales';
import type { Page } from '@playwright/test';
import { actor } from './src/actor.ts';
import { heardTexts, plain } from './src/heard-texts.ts';
import { desk, expect, phone, test } from './src/journey.ts';
import { address } from './src/server-under-test.ts';

// Reads the product in the two languages that are made from English (accounts.22): one is longer and marked, so that a text
// that is cut off, or that does not come from a words file, is found on the screen.

/** Where a ceo goes in a week. */
const places = [
  '/v3/home',
  '/v3/goals?open=create',
  '/v3/predictions',
  '/v3/settings',
  '/v3/talent',
  '/v3/notifications',
  '/v3/actionitems',
  '/v3/help',
  '/v3/organization',
  '/v3/reports',
  '/v3/insight',
  '/v3/profile',
  // The former address of the company's information.
  '/v3/settings/company',
  '/v3/settings/company/goals',
  '/v3/settings/company/connections',
] as const;

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

/** Days, times and quarters are written in the forms of English; initials stand for a person. */
const noSentence =
  /^(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*|AM|PM|UTC|just|now|ago|yesterday|minutes?|hours?|days?|Q|FY|W|Bellwether|\p{Lu}{1,3}|\P{L}+)$/u;

/** Returns visible texts that are neither marked nor what people have written. */
async function unmarked(page: Page, heard: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent?.checkVisibility() || parent.closest('script, style, [contenteditable]')) continue;
      // A marked sentence may hold a name in an element of its own.
      const isMarked = /^\[.*\]$/s.test(parent.textContent?.trim() ?? '');
      if (!isMarked) found.push(node.textContent ?? '');
    }
    return found;
  });
  const all = [...heard].join('\n');
  // A long text is cut, and the page's title is announced.
  return texts
    .map((text) => plain(text).replace(/ ?…$| · Bellwether$/u, ''))
    .filter((text) => /\p{L}{2}/u.test(text) && !/[[\]]/.test(text) && !all.includes(text))
    .filter((text) => text.split(/[\s,·–-]+|(?<=\D)(?=\d)/u).some((word) => !noSentence.test(word)));
}

test('on the way through the product nothing is cut off in a longer language, and no sentence is English', async ({
  enter,
  profile,
}) => {
  const isWhole = async (page: Page, place: string) => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await expect
        .configure({ soft: true })
        .poll(() => cutOff(page), `${place}, ${size.width} px`)
        .toEqual([]);
    }
  };
  const out = await (await profile()).newPage();
  await readIn(out, 'en-XA');
  await out.goto('/v3/login');
  await expect(out.getByRole('heading', { name: /^\[Ļöĝ îñ/ })).toBeVisible();
  // The company wrote its name and its theme, and the chooser names each language in itself.
  const { session } = await actor('ceo');
  const theme = (await out.getByRole('banner').getByRole('paragraph').last().textContent()) ?? '';
  const named = new Set([session.Tenant.Name, theme, ...Object.values(locales).map(({ name }) => name)]);
  await expect.poll(() => unmarked(out, named), 'signed out').toEqual([]);
  await isWhole(out, 'signed out');

  const page = await enter('ceo', 'about:blank');
  const heard = heardTexts(page);
  await readIn(page, 'en-XA');
  const look = async (place: string) => {
    await page.goto(place, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect
      .configure({ soft: true })
      .poll(() => unmarked(page, heard), place)
      .toEqual([]);
    await isWhole(page, place);
  };
  for (const place of [...places, '/v3/goals']) await look(place);
  await look((await page.locator('[data-goal-link]').first().getAttribute('href')) ?? '');
});

test('from right to left the product is a mirror image', async ({ enter }) => {
  const page = await enter('ceo', 'about:blank');
  await readIn(page, 'ar-XB');
  for (const place of ['/v3/goals', '/v3/predictions', '/v3/organization']) {
    await page.goto(place, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect.poll(() => cutOff(page), place).toEqual([]);
    const menu = () => page.evaluate(() => document.querySelector('nav')?.getBoundingClientRect().left);
    await expect.poll(menu, 'the menu is on the right').toBeGreaterThan(desk.width / 2);
  }
});
