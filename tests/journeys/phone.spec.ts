import type { Page } from '@playwright/test';
import { actor } from './src/actor.ts';
import { goalDetail, goalList, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const leastTarget = 44;

/** Whatever can be touched is 44 px high; links within a line of text are exempt (WCAG 2.5.8), and what is visually hidden too. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInLine = (node: Element) => getComputedStyle(node).display === 'inline';
    const targetOf = (node: Element) =>
      node instanceof HTMLInputElement && ['radio', 'checkbox'].includes(node.type)
        ? (node.closest('label') ?? node)
        : node;
    return [...document.querySelectorAll('button, a[href], input, textarea, [role=tab], summary')]
      .filter((node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      .filter((node) => !(node instanceof HTMLAnchorElement && isInLine(node)))
      .map(targetOf)
      .map((node) => ({ node, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < least - 0.5)
      .map(
        ({ node, box }) =>
          `${node.tagName.toLowerCase()} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}" ${Math.round(box.height)} px`,
      );
  }, leastTarget);
}

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
}

test('on a phone the detail replaces the list, Back returns, and the update is a full sheet', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('beatriz.lima'), actor('jamal.wright')]);
  const title = newTitle('Answer within one hour');
  await approvedGoal(owner, manager, title);
  const page = await enter(owner, '/v3/goals', { size: phone });
  await expect(goalList(page).getByRole('link', { name: title })).toBeVisible();
  await expect(goalDetail(page)).toBeHidden();
  await expectFits(page);

  await goalList(page).getByRole('link', { name: title }).tap();
  await expect(goalDetail(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(goalList(page)).toBeHidden();
  await expectFits(page);
  await goalDetail(page).getByRole('link', { name: 'Back' }).tap();
  await expect(goalList(page)).toBeVisible();
  await expect(goalDetail(page)).toBeHidden();

  await goalList(page).getByRole('link', { name: title }).tap();
  await goalDetail(page).getByRole('button', { name: 'Update', exact: true }).tap();
  const drawer = layer(page, 'Weekly update');
  await expect(drawer.getByRole('group', { name: 'Likelihood of success' })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(phone.width);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await expectFits(page);
  await drawer
    .getByRole('group', { name: 'Likelihood of success' })
    .getByText('Likely', { exact: true })
    .tap();
  await drawer.getByRole('group', { name: 'Quality of success' }).getByText('Good', { exact: true }).tap();
  await drawer.getByRole('button', { name: /^Save/ }).tap();
  await expect(page.getByText('Prediction saved.')).toBeVisible();
});

for (const open of ['create', 'filter']) {
  test(`on a phone the sheet "${open}" fits and its targets are big enough`, async ({ enter }) => {
    const page = await enter('owen.murphy', `/v3/goals?open=${open}`, { size: phone });
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: /Save Draft|Apply/ })).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(phone.width);
    await expectFits(page);
  });
}
