import type { Locator } from '@playwright/test';
import { layer } from './src/goals-page.ts';
import { desk, expect, phone, test } from './src/journey.ts';
import { overlappingTexts, scrollLayer } from './src/overlaps.ts';

test.setTimeout(300_000);

const narrow = { width: 1024, height: 768 };

/** Drawers that an address opens, by who opens them. */
const drawers: Readonly<Record<string, readonly string[]>> = {
  lead: [
    '/v3/goals?open=create',
    '/v3/profile?open=edit-profile',
    '/v3/actionitems?open=action-item',
    '/v3/goals?open=filter',
  ],
  ceo: [
    '/v3/strategy?open=strategy-basics',
    '/v3/strategy?open=strategy-objectives',
    '/v3/organization?open=company',
  ],
  hradmin: ['/v3/talent?open=appraisal-labels'],
};

async function expectNoOverlap(drawer: Locator, about: string) {
  for (const part of [0, 0.3, 0.7, 1]) {
    await scrollLayer(drawer, part);
    expect(await overlappingTexts(drawer), `${about}, scrolled to ${part}`).toEqual([]);
  }
}

test('no drawer prints texts over each other', async ({ enter }) => {
  for (const [who, places] of Object.entries(drawers)) {
    const page = await enter(who, '/v3/privacy');
    for (const place of places) {
      await page.goto(place);
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('button').nth(1), place).toBeVisible({ timeout: 45_000 });
      // From 1,024 px on these drawers have one width.
      for (const size of [narrow, phone]) {
        await page.setViewportSize(size);
        await expectNoOverlap(drawer, `${place}, ${size.width} px`);
      }
    }
  }
});

test('the appraisal has its goals beside the text from 1,280 px on', async ({ enter }) => {
  const page = await enter('lead', '/v3/talent');
  await page
    .getByRole('link', { name: /^Started/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the appraisal of Chloe Martin' }).click();
  const view = layer(page, 'Appraisal');
  const sizes = [desk, { width: 1280, height: 720 }, narrow, phone];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(view.getByText('Goals of the quarter').first()).toBeVisible();
    await expectNoOverlap(view, `Appraisal, ${size.width} px`);
  }
  await scrollLayer(view, 0);
  await view.getByRole('button', { name: 'Edit Appraisal' }).click();
  const form = layer(page, 'Edit Appraisal');
  const review = form.getByRole('textbox', { name: 'Review' });
  const goals = form.getByText(/^Goals of the quarter \(/);
  await expect(review).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const isWide = size.width >= 1280;
    const about = `Edit Appraisal, ${size.width} px`;
    await expect
      .poll(async () => (await form.boundingBox())?.width, about)
      .toBe(isWide ? 1040 : Math.min(780, size.width));
    await expect(goals).toBeVisible();
    await scrollLayer(form, 0);
    const [beside, text] = [await goals.boundingBox(), await review.boundingBox()];
    if (isWide) expect((beside?.x ?? 0) + 300, about).toBeLessThan(text?.x ?? 0);
    else expect((beside?.y ?? 0) + 20, about).toBeLessThan(text?.y ?? 0);
    await expectNoOverlap(form, about);
    if (!isWide) {
      await scrollLayer(form, 0);
      await goals.click();
      await expectNoOverlap(form, `${about}, with its goals`);
      await goals.click();
    }
  }
});
