import { getManualAnswers, saveManualAnswers } from '@bellwether/contract/people/manual';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(150_000);

/** Answers every step before and at `last` over HTTP, so that the journey presses only a few of them. */
async function answerUpTo(who: Actor, last: number): Promise<void> {
  const { PrivateKey } = await who.call(getManualAnswers, {});
  await who.call(saveManualAnswers, {
    body: {
      PrivateKey: PrivateKey ?? '',
      Choices: Array.from({ length: 28 }, () => ({ Most: 'D' as const, Least: 'S' as const })),
      Answers: Array.from({ length: 10 }, (_, at) => (at + 29 <= last ? 1 : null)),
    },
  });
}

test('a manager enters their DISC, connects the assessment, answers by keyboard and thumb, and others read and print', async ({
  enter,
}) => {
  const who = await actor('jamal.wright');
  const page = await enter(who, '/v3/profile?tab=manual');
  await page.getByRole('button', { name: 'Add DISC Manually' }).click();
  const drawer = layer(page, 'Add DISC Manually');
  await drawer.getByRole('combobox', { name: 'DISC type' }).click();
  await page.getByRole('option', { name: 'Steadiness+Conscientiousness' }).click();
  await drawer.getByRole('button', { name: 'Generate description' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Description' })).toHaveValue(/^I work steadily/);
  await expectNoAxeFaults(page, 'manual entry');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Steadiness + Conscientiousness' })).toBeVisible();

  await page.getByRole('button', { name: 'Add attachment' }).click();
  const attaching = layer(page, 'Add attachment');
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const file = { name: 'me.pdf', mimeType: 'application/pdf', buffer };
  await attaching.getByLabel('Choose a PDF').setInputFiles(file);
  await attaching.getByRole('button', { name: 'Save' }).click();
  await expect(attaching).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^bellwether-user-manual-.*\.pdf$/);

  await page.getByRole('button', { name: 'Connect to Assessment' }).click();
  await layer(page, 'Connect to Assessment').getByRole('button', { name: 'Connect and replace' }).click();
  await expect(page).toHaveURL(/\/v3\/usermanual\/questions/);
  await expect(page.getByText('1 of 38', { exact: true })).toBeVisible();
  await expectNoAxeFaults(page, 'an item');

  // By keyboard: the most fitting phrase, the least fitting one, and on.
  await page.getByRole('group').focus();
  for (const item of [1, 2]) {
    await expect(page.getByText(`${item} of 38`, { exact: true })).toBeVisible();
    await expect(page.getByRole('group')).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
  }
  // Answers are kept, and Back leads to them.
  await expect(page.getByText('3 of 38', { exact: true })).toBeVisible();
  const answered = async () => (await who.call(getManualAnswers, {})).Choices.filter(Boolean).length;
  await expect.poll(answered).toBe(2);
  await page.goto('/v3/profile?tab=manual');
  await expect(page.getByText('2 of 38 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('3 of 38', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /^Most like me/ }).nth(0)).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();

  // By thumb.
  await expect(page.getByText('3 of 38', { exact: true })).toBeVisible();
  await page.setViewportSize(phone);
  await page
    .getByRole('radio', { name: /^Most like me/ })
    .nth(2)
    .check();
  await page
    .getByRole('radio', { name: /^Least like me/ })
    .nth(3)
    .check();
  await expectFits(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('4 of 38', { exact: true })).toBeVisible();
  await answerUpTo(who, 36);
  await page.goto('/v3/usermanual/questions');
  for (const question of [37, 38]) {
    await expect(page.getByText(`${question} of 38`, { exact: true })).toBeVisible();
    await expect(page.getByRole('group')).toBeFocused();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'All questions are answered' })).toBeFocused();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Your user manual is complete.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'DISC profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'As a manager' })).toBeVisible();
  await expectNoAxeFaults(page, 'report');

  const theirs = await enter('beatriz.lima', `/v3/profile/${who.session.Profile.Id}?tab=manual`);
  await expect(theirs.getByRole('heading', { name: 'DISC profile' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Take the assessment again' })).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Open for printing' }).click();
  await expect(theirs.getByRole('heading', { name: 'User manual of Jamal Wright', level: 1 })).toBeVisible();
  await expectNoAxeFaults(theirs, 'report alone');
  // As the browser does before it prints; the emulation does not.
  await theirs.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await theirs.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const main = theirs.getByRole('main');
  await expect(main.getByText('Northwind Robotics', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What I bring' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  expect((await theirs.pdf()).length).toBeGreaterThan(5_000);
});
