import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(150_000);

test('a manager opens a report’s profile, writes what they are responsible for, and keeps a private note', async ({
  enter,
}) => {
  const page = await enter('samuel.adeyemi', '/v3/profile?tab=reports');
  await expect(page.getByRole('heading', { name: 'Samuel Adeyemi (You)', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Helena Kraft/ }).click();
  await expect(page.getByRole('heading', { name: 'Helena Kraft', level: 1 })).toBeVisible();
  await expect(page.getByText('Responsibility not added yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Responsibility' }).click();
  const drawer = layer(page, 'Edit Responsibility');
  const text = drawer.getByRole('textbox', { name: 'Responsibilities' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Please input!')).toBeVisible();
  await text.click();
  await drawer.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Everything that can be touched');
  await expectNoAxeFaults(page, 'responsibility');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('strong', { hasText: 'Everything that can be touched' })).toBeVisible();

  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByText('No Notes Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Note' }).click();
  const note = layer(page, 'Add Note');
  await note.getByRole('textbox', { name: 'Title' }).fill('Next step');
  await note.getByRole('textbox', { name: 'Body' }).fill('Ask about the second line.');
  await note.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Next step' })).toBeVisible();
  await expectNoAxeFaults(page, 'notes');
  await page.setViewportSize(phone);
  await expectFits(page);

  const own = await enter('helena.kraft', '/v3/profile');
  await expect(own.getByText('Everything that can be touched')).toBeVisible();
  const tabs = ['Goals', 'Direct Reports', 'User Manual', 'How well I know', 'Settings'];
  await expect(own.getByRole('tab')).toHaveText(tabs);
});

test('a deactivated person is signed out at once, and can sign in after the reactivation', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 401/);
  const theirs = await enter('tariq.aziz', '/v3/profile');
  const page = await enter('aisha.khan', '/v3/profile');
  const link = await theirs.getByRole('link', { name: /^Rosa Delgado/ }).getAttribute('href');
  await page.goto(link ?? '');
  await page.getByRole('tab', { name: 'Direct Reports' }).click();
  await page.getByRole('link', { name: /^Tariq Aziz/ }).click();
  // Until the profile has loaded, the previous page's button is still there and could be pressed.
  await expect(page.getByRole('heading', { name: 'Tariq Aziz', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const question = layer(page, 'Deactivate');
  await expect(question.getByText(/^Tariq Aziz/)).toBeVisible();
  await expect(question.getByText(/keeps? this owner\.|Nothing is deleted\./).first()).toBeVisible();
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Tariq Aziz is deactivated.')).toBeVisible();
  // The open page notices it.
  await expect(theirs).toHaveURL(/\/v3\/login/);
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Tariq Aziz is active again.')).toBeVisible();
});
