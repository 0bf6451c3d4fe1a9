import { signOut } from '@bellwether/contract/accounts';
import { actor, demoPassword } from './src/actor.ts';
import { goalDetail, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { draftGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('a session that ends elsewhere leads back to the same place and the same draft', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(/status of 401/);
  const owner = await actor('freya.hansen');
  const title = newTitle('Win the harbour of Aarhus');
  const { Goal } = await draftGoal(owner, title);
  const place = `/v3/goals/${Goal.Id}?open=edit`;
  const page = await enter(owner, place);
  const form = layer(page, 'Edit Goal');
  await form.getByRole('textbox', { name: 'Description' }).fill('Two cranes, four robots.');
  await owner.call(signOut, {});

  // The live channel leads to the sign-in by itself.
  await expect(page).toHaveURL(/\/v3\/login\?to=/);
  await expect(page.getByText(/Your session has ended\./)).toBeVisible();
  await page.getByLabel('Email').fill('freya.hansen@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`${Goal.Id}\\?open=edit`));
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Two cranes, four robots.');
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(form).toBeHidden();
  await expect(goalDetail(page).getByText('Two cranes, four robots.')).toBeVisible();
});

test('what another tab does reaches this one: a sign-in by somebody else takes the draft, a sign-out deletes it', async ({
  enter,
}) => {
  const [first, second] = await Promise.all([actor('matteo.bianchi'), actor('freya.hansen')]);
  const page = await enter(first, '/v3/goals?open=create');
  const title = layer(page, 'Add Goal').getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thought of Matteo');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const other = await page.context().newPage();
  await other.goto('/v3/privacy');
  // Store the token as an accepted invitation does.
  await other.evaluate((token) => localStorage.setItem('bw.token', token), second.session.Token);
  await expect(page.getByRole('button', { name: 'Account of Freya Hansen' })).toBeAttached();
  await expect(title).toHaveValue('');
  expect(asked).toEqual([]);

  await title.fill('Half a thought of Freya');
  const kept = () =>
    Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('bw.draft.') && String(value).includes('of Freya'),
    );
  await expect.poll(() => page.evaluate(kept)).toBe(true);
  await other.goto('/v3/signout');
  await expect(other).toHaveURL(/\/v3\/login$/);
  await expect(page).toHaveURL(/\/v3\/login/);
  await expect(page.getByText('Sign in again to go on where you were.')).toBeVisible();
  expect(await page.evaluate(kept)).toBe(false);
});
