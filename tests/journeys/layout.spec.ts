import { chromium, type Page } from '@playwright/test';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { desk, expect, phone, test } from './src/journey.ts';
import { approvedGoal, submittedGoal } from './src/seed.ts';
import { address } from './src/server-under-test.ts';
import { newTitle } from './src/titles.ts';

// The geometry of pages: what scrolls, what is cut, and what a browser's settings change.

/** The boxes inside of the page that scroll downwards, as `label visible/whole`. */
const innerScrollers = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')].flatMap((box) => {
      const scrolls =
        /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight;
      return scrolls && box.clientHeight > 0
        ? [`${box.getAttribute('aria-label') ?? box.className} ${box.clientHeight}/${box.scrollHeight}`]
        : [];
    }),
  );

const isPageScrolling = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.scrollHeight > main.clientHeight);

/** Opens a page and waits until it is loaded. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const places = [
  '/v3/goals',
  '/v3/organization',
  '/v3/insight',
  '/v3/strategy',
  '/v3/notifications',
  '/v3/settings/company/goals',
  '/v3/reports',
  '/v3/home',
  '/v3/talent',
  '/v3/talent/matrix',
  '/v3/predictions',
  '/v3/actionitems',
];

/** Pages that also bear the distances of WCAG 1.4.12. */
const spaced = new Set(['/v3/home', '/v3/talent', '/v3/talent/matrix', '/v3/predictions']);

/** Returns the inner scrollers if there are too many: where the page itself does not scroll, list and detail share its place. */
async function scrollersTooMany(page: Page): Promise<string[]> {
  const inner = await innerScrollers(page);
  return inner.length > ((await isPageScrolling(page)) ? 1 : 2) ? inner : [];
}

/** Returns the placeholders that are wider than their fields. */
const cutPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('input')].flatMap((field) => {
      if (!context || field.placeholder === '' || field.value !== '' || field.clientWidth < 24) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      context.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const width = Math.round(context.measureText(field.placeholder).width);
      return width > room + 1 ? [`${field.placeholder} ${width}/${Math.round(room)}`] : [];
    });
  });

/** The distances that every page must bear (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

async function spaceOut(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
}

const tooWide = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);

/** Expects that Predictions fits at 320 px, and that no word of the company's name is broken. */
async function expectFitAt320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
  const name = page.getByRole('banner').getByText('Northwind Robotics', { exact: true });
  const lines = await name.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return { lines: range.getClientRects().length, isCut: box.scrollHeight > box.clientHeight + 1 };
  });
  expect(lines).toEqual({ lines: 2, isCut: false });
}

/** Expects that spaced-out text fits on a phone and on a desk, and is whole in the rows of Predictions. */
async function expectRoomForSpaces(page: Page, place: string): Promise<void> {
  await spaceOut(page);
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expect.poll(() => tooWide(page), `${place}, ${size.width} px`).toBeLessThanOrEqual(0);
    if (place === '/v3/predictions') expect(await cutInRows(page)).toEqual([]);
  }
}

/** Returns the texts that the rows of Predictions cut. */
async function cutInRows(page: Page): Promise<(string | null)[]> {
  const rows = page.getByRole('region', { name: 'Goal list' }).getByRole('list', { name: 'Goals' });
  await expect(rows).toHaveAttribute('data-roomy', 'true');
  return rows.evaluate((list) =>
    [...list.querySelectorAll('li')].flatMap((row) => {
      const bottom = row.getBoundingClientRect().bottom + 1;
      return [...row.querySelectorAll('a, span')].flatMap((text) => {
        const isCut = getComputedStyle(text).overflow === 'hidden' && text.scrollWidth > text.clientWidth + 1;
        const isBelow = text.getBoundingClientRect().bottom > bottom;
        const isSeen = text.clientWidth > 2 && text.closest('svg') === null;
        return isSeen && (isCut || isBelow) ? [text.textContent] : [];
      });
    }),
  );
}

test('every page has one inner scroller at most on a desk, cuts no placeholder on narrower screens, bears spaced-out text, and a form fits a phone', async ({
  enter,
}) => {
  test.slow();
  const page = await enter('ceo', '/v3/privacy');
  for (const place of places) {
    await page.setViewportSize(desk);
    await open(page, place);
    for (const size of [desk, { width: 1280, height: 720 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => scrollersTooMany(page), `${place}, ${size.width} px`).toEqual([]);
    }
    for (const size of [{ width: 1024, height: 768 }, phone]) {
      await page.setViewportSize(size);
      await expect.poll(() => cutPlaceholders(page), `${place}, ${size.width} px`).toEqual([]);
    }
    if (place === '/v3/predictions') await expectFitAt320(page);
    if (spaced.has(place)) await expectRoomForSpaces(page, place);
  }
  // The last page has a form of its own.
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: 'New Action Item' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Assigned to' })).toBeVisible();
  await page.setViewportSize(phone);
  await expectFits(page);
});

test('with classic scroll bars no box shows a track without anything to scroll', async () => {
  // The usual browser of the journeys hides its bars.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const { session } = await actor('ceo');
  const localStorage = [
    { name: 'bw.token', value: session.Token },
    { name: 'bw.person', value: `${session.Tenant.Id}.${session.Profile.Id}` },
  ];
  const context = await browser.newContext({
    baseURL: address(),
    viewport: desk,
    storageState: { cookies: [], origins: [{ origin: address(), localStorage }] },
  });
  const page = await context.newPage();
  for (const place of ['/v3/home', '/v3/predictions', '/v3/talent', '/v3/goals']) {
    await open(page, place);
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main, main *')].flatMap((box) => {
        const { overflowY, borderLeftWidth, borderRightWidth } = getComputedStyle(box);
        if (!/auto|scroll/.test(overflowY) || box.clientHeight === 0) return [];
        const bar =
          box.offsetWidth -
          box.clientWidth -
          Number.parseFloat(borderLeftWidth) -
          Number.parseFloat(borderRightWidth);
        const hidden = box.scrollHeight - box.clientHeight;
        return bar > 1 && hidden < 4
          ? [`${box.getAttribute('aria-label') ?? box.className}: ${hidden} px`]
          : [];
      }),
    );
    expect(empty, place).toEqual([]);
  }
  await browser.close();
});

test('the organization opens whole at 1024 px, its buttons cover nobody, and in forced colours its bars have steps', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/organization', { size: { width: 1024, height: 768 } });
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem')).not.toHaveCount(1);
  const faults = await tree.evaluate((sheet) => {
    const frame = sheet.parentElement?.getBoundingClientRect();
    const tools = [...document.querySelectorAll('main button')].filter((button) =>
      /^(Zoom|Closer|Farther|Fit|Show)/.test(button.getAttribute('aria-label') ?? ''),
    );
    return [...sheet.querySelectorAll('[role=treeitem]')].flatMap((node) => {
      const box = node.getBoundingClientRect();
      const isOut = !frame || box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom;
      const isCovered = tools.some((tool) => {
        const { left, right, top, bottom } = tool.getBoundingClientRect();
        return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
      });
      const name = node.getAttribute('aria-label') ?? '';
      return [...(isOut ? [`${name} is cut`] : []), ...(isCovered ? [`${name} is covered`] : [])];
    });
  });
  expect(faults).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const bar = tree.locator('[data-mini]').first();
  await expect(bar).toBeVisible();
  const fills = await bar.evaluate((box) =>
    [...box.children].map((step) => getComputedStyle(step).backgroundColor),
  );
  expect(new Set(fills).size).toBe(fills.length);
});

test('the reminders scroll with the dashboard, and keys pressed while a review loads wait for it', async ({
  enter,
}) => {
  const [who, author] = await Promise.all([actor('lead'), actor('contributor')]);
  const { Goal } = await submittedGoal(author, newTitle('Label every cable'));
  const page = await enter(who, '/v3/home', { size: { width: 1280, height: 720 } });
  const review = page.getByRole('button', { name: `Review: ${Goal.GoalDetail.Title}` });
  await expect(review).toBeVisible();
  expect(await innerScrollers(page)).toEqual([]);
  await review.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  const comment = page.getByRole('dialog').getByRole('textbox', { name: /Comment/ });
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await expect(comment).toBeFocused();
});

test('digits pressed while a weekly update loads rate the goal', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('contributor'), actor('lead')]);
  const { Goal } = await approvedGoal(owner, manager, newTitle('Count every pallet'));
  const page = await enter(owner, `/v3/goals/${Goal.Id}`);
  await page.getByRole('button', { name: 'Update', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('3');
  await page.keyboard.press('2');
  const drawer = page.getByRole('dialog');
  await expect(
    drawer
      .getByRole('group', { name: 'Likelihood of success' })
      .getByRole('radio', { name: 'Likely', exact: true }),
  ).toBeChecked();
  await expect(drawer.getByRole('group', { name: 'Quality of success' }).locator(':checked')).toHaveCount(1);
});
