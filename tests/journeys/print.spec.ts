import type { Page } from '@playwright/test';
import { pdfPages } from './src/downloads.ts';
import { goalDetail, goalList, openGoal } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { countHeading, rows, shownWeek } from './src/matrix-page.ts';

/** Expects that the page is printed on `most` sheets at most, and none of them empty. */
async function expectSheets(page: Page, most: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const sheets = await pdfPages(await page.pdf());
  expect(sheets.length).toBeLessThanOrEqual(most);
  for (const words of sheets) expect(words.trim()).not.toBe('');
}

test('a goal is printed alone and in light colours; Ctrl+P loads and prints it whole', async ({ enter }) => {
  const page = await enter('contributor', '/v3/goals', { isDark: true });
  const title = (await goalList(page).locator('[data-goal-link]').first().textContent()) ?? '';
  await openGoal(page, title);

  await test.step('the browser’s menu prints what is loaded', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(goalDetail(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(
      goalDetail(page).getByRole('status', { name: 'Loading' }).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(goalList(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    for (const name of ['More', 'Copy']) {
      await expect(goalDetail(page).getByRole('button', { name, exact: true })).toBeHidden();
    }
    const lightness = await page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return red + green + blue;
    });
    expect(lightness).toBeGreaterThan(700);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });

  const main = page.getByRole('main');
  await test.step('Ctrl+P prints all tabs, below the company, the quarter and the day', async () => {
    await goalDetail(page).getByRole('tab', { name: 'History and Comments' }).click();
    await page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        document.documentElement.setAttribute('data-asked', '');
      };
    });
    await page.keyboard.press('Control+p');
    await expect(page.locator('html[data-asked]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('Northwind Robotics', { exact: true })).toBeVisible();
    await expect(main.getByText('Q4 2026', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Friday, 20 November 2026')).toBeVisible();
    for (const tab of ['Details', 'History and Comments', 'Hierarchy']) {
      await expect(main.getByRole('heading', { level: 3, name: tab, exact: true })).toBeVisible();
    }
    await expect(main.getByText('Parent goal', { exact: true })).toBeVisible();
    await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  });

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(main.getByRole('heading', { level: 3, name: 'Hierarchy', exact: true })).toHaveCount(0);
});

/** Expects that the printed matrix has all rows, and that none is cut between two pages. */
async function expectWholeRows(page: Page): Promise<void> {
  await shownWeek(page);
  const count = Number(/^\d+/.exec((await countHeading(page).textContent()) ?? '')?.[0]);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows(page)).toHaveCount(count);
  await page.emulateMedia({ media: 'print' });
  for (const row of [rows(page).first(), rows(page).last()]) {
    await expect(row).toHaveCSS('break-inside', 'avoid');
    // A browser keeps only rows in the normal flow whole.
    await expect(row).toHaveCSS('position', 'static');
  }
  const tops = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  expect(new Set(tops).size, 'each row has its own place').toBe(count);
}

test('the print has no buttons, no unchosen options and no cut row', async ({ enter }) => {
  const page = await enter('ceo', '/v3/home');
  await expect(page.getByRole('img', { name: /^Finalization: / })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Edit theme' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { name: /^Reminders/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Review|Update|Edit|Load More)/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^View/ })).toHaveCount(0);
  await expect(main.getByText('My Direct Reports')).toBeVisible();
  await expect(main.getByText('My Organization')).toBeHidden();
  // A number of people is printed, although it is a button on the screen.
  await expect(main.getByText(/^\d+ handed in$/)).toBeVisible();

  for (const place of ['/v3/goals?scope=DirectReports', '/v3/predictions', '/v3/strategy']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(place);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[data-goal-link], h3').first()).toBeVisible();
    if (place === '/v3/predictions') await expectWholeRows(page);
    await page.emulateMedia({ media: 'print' });
    await expect(main.locator('[class*=Button-root]:visible'), place).toHaveCount(0);
    await expect(main.getByRole('searchbox'), place).toHaveCount(0);
    await expect(main.getByRole('combobox'), place).toHaveCount(0);
  }
});

test('a one-to-one is printed on two sheets, the organization on one, and a layer over it without the page', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/one-to-one/2');
  await expectSheets(page, 2);
  await page.goto('/v3/organization');
  await expectSheets(page, 1);
  await page.goto('/v3/organization?open=person&person=5');
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const sheets = await pdfPages(await page.pdf());
  expect(sheets.length).toBeLessThanOrEqual(2);
  // A fixed box would be printed on every sheet.
  const texts = sheets.map((words) => words.replace(/^\d+ \/ \d+/, ''));
  expect(new Set(texts).size).toBe(texts.length);
  expect(sheets.join(' ')).not.toContain('Organization');
});

test('the appraisals are printed on few sheets, and one of them on one sheet with the goals of its quarter', async ({
  enter,
}) => {
  const page = await enter('hradmin', '/v3/talent');
  await expectSheets(page, 3);
  await page
    .getByRole('link', { name: /Q3 2026/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the appraisal of Aisha Khan' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: /^Goals of the quarter \(/ })).toBeVisible();
  const sheets = await pdfPages(await page.pdf());
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('Completed: Yes');
});

test('a dashboard is printed on four sheets at most, none of them empty', async ({ enter }) => {
  await expectSheets(await enter('lead', '/v3/home'), 4);
});
