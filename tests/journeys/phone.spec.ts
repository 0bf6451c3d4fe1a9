import type { Page } from '@playwright/test';
import { actor } from './src/actor.ts';
import { goalDetail, goalList, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const leastTarget = 44;

/** Whatever can be touched answers a finger 44 px high; links within a line of text are exempt (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const small: string[] = [];
    for (const node of document.querySelectorAll('button, a[href], input, textarea, [role=tab], summary')) {
      if (node instanceof HTMLAnchorElement && node.closest('p, dd')) continue;
      node.scrollIntoView({ block: 'center', inline: 'center' });
      // Labels, and the box around a field, answer for it.
      const targets: Element[] = [node.closest('label, .mantine-Input-wrapper') ?? node];
      if (node instanceof HTMLInputElement) targets.push(...(node.labels ?? []));
      const { left, top, width, height } = node.getBoundingClientRect();
      const answers = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && targets.some((target) => target.contains(hit));
      };
      const [x, y] = [left + width / 2, top + height / 2];
      // What lies under a sheet, or is drawn for nobody's eyes, is no target.
      if (!answers(x, y)) continue;
      let reach = 1;
      for (const step of [1, -1]) {
        for (let away = 1; away < least && answers(x, y + step * away); away += 1) reach += 1;
      }
      const name = node.getAttribute('aria-label') ?? node.textContent ?? '';
      if (reach < least - 1) small.push(`${node.tagName} "${name.trim().slice(0, 40)}" ${reach} px`);
    }
    return small;
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
    .getByRole('radio', { name: 'Likely', exact: true })
    .tap();
  await drawer
    .getByRole('group', { name: 'Quality of success' })
    .getByRole('radio', { name: 'Good', exact: true })
    .tap();
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
