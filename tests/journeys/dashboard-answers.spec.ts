import type { Page } from '@playwright/test';
import { peopleJobs } from '../../bench/src/people-jobs.ts';
import { countHands } from './src/hands.ts';
import { expect, phone, test } from './src/journey.ts';

// Tests that the dashboard's first screen answers these questions within five seconds and without a click.

const compliance = (page: Page) => page.getByRole('region', { name: 'Employee compliance' });
const companyGoals = (page: Page) => page.getByRole('region', { name: 'Company goals' });
const worthATalk = (page: Page) => page.getByRole('region', { name: /worth a talk/i });
const sign = (page: Page) =>
  companyGoals(page).getByRole('link', { name: /^Predicted .* goals below (is|are) called unlikely\.$/ });

/** Expects that the page shows the ways to everything that waits, every goal worth a talk and every company goal. */
async function expectAllInView(page: Page): Promise<void> {
  await expect(compliance(page).getByRole('img')).toHaveCount(3);
  const reminders = page.getByRole('region', { name: /^Reminders/ });
  const groups = await reminders.getByRole('heading', { level: 3 }).allTextContents();
  expect(groups.length).toBeGreaterThan(0);
  for (const group of groups)
    await expect(
      reminders
        .getByRole('button', { name: new RegExp(`^${group} \\d+$`) })
        .or(reminders.getByRole('link', { name: new RegExp(`^${group} \\d+$`) })),
    ).toBeInViewport({ ratio: 1 });
  for (const row of await worthATalk(page).or(companyGoals(page)).getByRole('listitem').all())
    await expect(row).toBeInViewport({ ratio: 1 });
  // The page scrolls, and no list in it.
  const scrolling = await page
    .getByRole('main')
    .evaluate(
      (main) =>
        [...main.querySelectorAll('*')].filter(
          (box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight,
        ).length,
    );
  expect(scrolling).toBe(0);
}

test('the ceo can begin everything that waits, reads what goes wrong and why without a click, and one click shows the goals behind it', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/home');
  const hands = await countHands(page);
  await expect(page.getByText(/^Q4 2026 · Week 8 of 14 · 41 days left$/)).toBeInViewport();
  await expect(sign(page)).toBeInViewport();
  await expect(
    companyGoals(page)
      .getByText(/of \d+ child goals? at risk\./)
      .first(),
  ).toBeInViewport();
  // How the quarter goes, and the sentence of the owner of a goal in danger.
  await expect(companyGoals(page).getByText(/^\d+ of \d+ published goals expected/)).toBeInViewport({
    ratio: 1,
  });
  const endangered = companyGoals(page)
    .getByRole('listitem')
    .filter({ hasText: /Unsure|Not sure|Not at all/ });
  await expect(endangered.getByText(/^“.+”$/).first()).toBeInViewport({ ratio: 1 });
  for (const fallen of await companyGoals(page).getByText('Fell this week').all())
    await expect(fallen.getByRole('link').first()).toBeInViewport();
  await expect(worthATalk(page).getByRole('listitem')).not.toHaveCount(0);
  await expectAllInView(page);
  expect(await hands()).toEqual(peopleJobs.whatGoesWrong.now);

  const words = (await sign(page).textContent()) ?? '';
  const low = Number(/; (\d+) of/.exec(words)?.[1]);
  await sign(page).click();
  await expect(page).toHaveURL(/\/v3\/predictions\/\d+\?level=1&unlikely=true$/);
  const list = page.getByRole('region', { name: 'Goal list' });
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^${low} of \\d+ goals$`));
  await expect(list.getByText('Called unlikely')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Matrix' }).getByText(words)).toBeVisible();
});

test('at 1440 × 900 a lead can begin everything that waits, and sees every company goal', async ({
  enter,
}) => {
  const page = await enter('lead', '/v3/home');
  await expect(worthATalk(page).getByRole('listitem')).not.toHaveCount(0);
  await expectAllInView(page);
});

test('a contributor can begin everything that waits; a low window still has the button of the weekly update', async ({
  enter,
}) => {
  const page = await enter('contributor', '/v3/home');
  await expectAllInView(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const update = page
    .getByRole('region', { name: /^Reminders/ })
    .getByRole('button', { name: /^Update \d+$/ });
  await expect(update).toBeInViewport({ ratio: 1 });
});

test('on a phone the first acts stand under the title, and the number leads to the heading', async ({
  enter,
}) => {
  const page = await enter('lead', '/v3/home', { size: phone });
  const company = page.getByRole('banner').getByText('Northwind Robotics', { exact: true });
  const isWhole = await company.evaluate(
    (name) => name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight,
  );
  expect(isWhole, 'the company’s name beside the Demo label').toBe(true);
  const first = page.getByRole('region', { name: 'First reminders' });
  await expect(first.getByRole('listitem')).toHaveCount(2);
  for (const act of await first.getByRole('listitem').getByRole('button').all())
    await expect(act).toBeInViewport({ ratio: 1 });
  await first.getByRole('button', { name: /^\d+ things wait for you$/ }).tap();
  const heading = page.getByRole('heading', { name: /^Reminders/ });
  const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  await expect.poll(async () => ((await heading.boundingBox())?.y ?? 999) - top).toBeLessThan(40);
  const focused = page.getByRole('region', { name: /^Reminders/ }).locator(':focus');
  await expect(focused).toBeInViewport();
});
