import { updateGoal } from '@bellwether/contract/goals/drafting';
import type { Page } from '@playwright/test';
import { actor, demoPassword } from './src/actor.ts';
import { goalDetail, goalHeading, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { draftGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test.use({ hasMotion: true });

const question = (page: Page) => layer(page, 'You have unsaved changes.');
const titleField = (page: Page, drawer = 'Add Goal') =>
  layer(page, drawer).getByRole('textbox', { name: 'Title' });

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

test('closing a changed form asks: Continue keeps the text, Discard deletes it', async ({ enter }) => {
  const page = await enter('derek.howard');
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await titleField(page).fill('A half thought');

  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expect(question(page)).toBeHidden();
  await expect(titleField(page)).toHaveValue('A half thought');

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(titleField(page)).toHaveValue('A half thought');

  await layer(page, 'Add Goal').getByRole('button', { name: 'Close' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(layer(page, 'Add Goal')).toBeHidden();
  await page.getByRole('button', { name: 'Add Goal' }).click();
  await expect(titleField(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(layer(page, 'Add Goal')).toBeHidden();
});

test('typed text survives a reload and a crash, and is gone after signing out', async ({ enter }) => {
  const page = await enter('nina.petrova', '/v3/goals?open=create');
  await titleField(page).fill('Call the three lost customers');
  await draftIsKept(page, 'Call the three lost customers');
  page.once('dialog', (asked) => asked.accept());
  await page.reload();
  await expect(titleField(page)).toHaveValue('Call the three lost customers');

  await titleField(page).fill('Call the four lost customers');
  await draftIsKept(page, 'Call the four lost customers');
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/v3/goals');
  await again.getByRole('button', { name: 'Add Goal' }).click();
  await expect(titleField(again)).toHaveValue('Call the four lost customers');

  await titleField(again).press('Escape');
  await question(again).getByRole('button', { name: 'Continue' }).click();
  again.once('dialog', (asked) => asked.accept());
  await again.goto('/v3/signout');
  await expect(again).toHaveURL(/\/v3\/login$/);
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bw.draft.'))),
  ).toEqual([]);
  await again.getByLabel('Email').fill('nina.petrova@demo.example');
  await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  await again.keyboard.press('Enter');
  await again.getByRole('link', { name: /^Goals/ }).click();
  await again.getByRole('button', { name: 'Add Goal' }).click();
  await expect(titleField(again)).toHaveValue('');
});

test('a save that fails keeps the text and can be retried', async ({ enter, witness }) => {
  witness.expectTrouble(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const title = newTitle('Write to every reseller');
  const page = await enter('derek.howard', '/v3/goals?open=create');
  const form = layer(page, 'Add Goal');
  await titleField(page).fill(title);
  await form.getByRole('textbox', { name: 'Measurement' }).fill('Twelve answers.');
  await page.route('**/api/Goal', (route) => route.abort());
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(form.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(titleField(page)).toHaveValue(title);
  await page.unroute('**/api/Goal');
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(form).toBeHidden();
  await expect(goalHeading(page, title)).toBeVisible();
});

test('a save after another person’s change shows the change, keeps the text, and succeeds after a reload', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 409/);
  const owner = await actor('rachel.kim');
  const title = newTitle('Open the Denver office');
  const { Goal } = await draftGoal(owner, title, { Measurement: 'Ten desks.' });
  const page = await enter(owner, `/v3/goals/${Goal.Id}?open=edit`);
  const form = layer(page, 'Edit Goal');
  await form.getByRole('textbox', { name: 'Description' }).fill('Close to the airport.');

  await owner.call(updateGoal, {
    params: { id: String(Goal.Id) },
    body: {
      Title: title,
      Measurement: 'Twenty desks.',
      PeriodId: Goal.GoalPeriodId,
      UpdatedAt: Goal.UpdatedAt,
    },
  });
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(form.getByRole('alert').first()).toContainText('Somebody else changed this goal meanwhile.');
  await expect(form.getByRole('insertion').filter({ hasText: 'Twenty' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Close to the airport.');
  await form.getByRole('button', { name: 'Reload' }).click();
  await expect(form.getByRole('textbox', { name: 'Measurement' })).toHaveValue('Twenty desks.');
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(form).toBeHidden();
  await expect(goalDetail(page).getByText('Twenty desks.')).toBeVisible();
  await expect(goalDetail(page).getByText('Close to the airport.')).toBeVisible();
});
