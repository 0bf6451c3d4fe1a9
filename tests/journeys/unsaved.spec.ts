import type { Page } from '@playwright/test';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

test.use({ hasMotion: true });

const question = (page: Page) => layer(page, 'You have unsaved changes.');
const titleField = (page: Page) => layer(page, 'Add Goal').getByRole('textbox', { name: 'Title' });

/** Waits until the typed text is saved as a draft, which happens a moment after the last key. */
async function draftIsKept(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          Object.keys(localStorage).some(
            (key) => key.startsWith('bw.draft.') && localStorage.getItem(key)?.includes(wanted),
          ),
        text,
      ),
    )
    .toBe(true);
}

test('closing a changed form asks; its text survives a reload and a crash, and is gone after signing out', async ({
  enter,
}) => {
  const page = await enter('nina.petrova');
  await page.getByRole('button', { name: 'Add Goal' }).click();

  await test.step('Close asks, and Discard deletes the text', async () => {
    await titleField(page).fill('A half thought');
    await draftIsKept(page, 'A half thought');
    await layer(page, 'Add Goal').getByRole('button', { name: 'Close' }).click();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(layer(page, 'Add Goal')).toBeHidden();
    await page.getByRole('button', { name: 'Add Goal' }).click();
    await expect(titleField(page)).toHaveValue('');
  });

  await test.step('Escape and Back ask, and Continue and Escape keep the text', async () => {
    await titleField(page).fill('Call the three lost customers');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Continue' }).click();
    await expect(question(page)).toBeHidden();
    await expect(titleField(page)).toHaveValue('Call the three lost customers');
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(titleField(page)).toHaveValue('Call the three lost customers');
  });

  await draftIsKept(page, 'Call the three lost customers');
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(titleField(page)).toHaveValue('Call the three lost customers');

  await titleField(page).fill('Call the four lost customers');
  await draftIsKept(page, 'Call the four lost customers');
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/v3/goals?open=create');
  await expect(titleField(again)).toHaveValue('Call the four lost customers');

  again.once('dialog', (asked) => asked.accept());
  await again.goto('/v3/signout');
  await expect(again).toHaveURL(/\/v3\/login$/);
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bw.draft.'))),
  ).toEqual([]);
});
