import type { Locator, Page } from '@playwright/test';
import { layer } from './src/goals-page.ts';
import { desk, expect, phone, test } from './src/journey.ts';
import { overlappingTexts, scrollLayer } from './src/overlaps.ts';

test.setTimeout(300_000);

const sizes = { desk, small: { width: 1280, height: 720 }, narrow: { width: 1024, height: 768 }, phone };

/** Drawers that an address opens, and who may open them. */
const drawers: readonly [who: string, place: string][] = [
  ['lead', '/v3/goals?open=create'],
  ['lead', '/v3/profile?open=edit-profile'],
  ['lead', '/v3/actionitems?open=action-item'],
  ['hradmin', '/v3/talent?open=appraisal-labels'],
  ['ceo', '/v3/strategy?open=strategy-basics'],
  ['ceo', '/v3/strategy?open=strategy-objectives'],
  ['ceo', '/v3/organization?open=company'],
  ['lead', '/v3/goals?open=filter'],
];

async function expectNoOverlap(drawer: Locator, about: string) {
  for (const part of [0, 0.3, 0.7, 1]) {
    await scrollLayer(drawer, part);
    expect(await overlappingTexts(drawer), `${about}, scrolled to ${part}`).toEqual([]);
  }
}

async function openAppraisal(page: Page) {
  await page
    .getByRole('link', { name: /^Started/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the appraisal of Chloe Martin' }).click();
  return layer(page, 'Appraisal');
}

test('no drawer prints texts over each other', async ({ enter }) => {
  for (const [who, place] of drawers) {
    const page = await enter(who, place);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button').nth(1), place).toBeVisible({ timeout: 45_000 });
    // From 1,024 px on these drawers have one width.
    for (const name of ['narrow', 'phone'] as const) {
      await page.setViewportSize(sizes[name]);
      await expectNoOverlap(drawer, `${place}, ${name}`);
    }
    await page.close();
  }
});

for (const [name, size] of Object.entries(sizes)) {
  test(`the appraisal has its goals beside the text from 1,280 px on: ${name}`, async ({ enter }) => {
    const page = await enter('lead', '/v3/talent', { size });
    const view = await openAppraisal(page);
    await expect(view.getByText('Goals of the quarter').first()).toBeVisible();
    await expectNoOverlap(view, 'Appraisal');
    await scrollLayer(view, 0);
    await view.getByRole('button', { name: 'Edit Appraisal' }).click();
    const form = layer(page, 'Edit Appraisal');
    const review = form.getByRole('textbox', { name: 'Review' });
    await expect(review).toBeVisible();
    const isWide = size.width >= 1280;
    await expect
      .poll(async () => (await form.boundingBox())?.width)
      .toBe(isWide ? 1040 : Math.min(780, size.width));
    const goals = form.getByText(/^Goals of the quarter \(/);
    await expect(goals).toBeVisible();
    const [beside, text] = [await goals.boundingBox(), await review.boundingBox()];
    if (isWide) expect((beside?.x ?? 0) + 300).toBeLessThan(text?.x ?? 0);
    else expect((beside?.y ?? 0) + 20).toBeLessThan(text?.y ?? 0);
    await expectNoOverlap(form, 'Edit Appraisal');
    if (!isWide) {
      await scrollLayer(form, 0);
      await goals.click();
      await expectNoOverlap(form, 'Edit Appraisal with its goals');
    }
  });
}
