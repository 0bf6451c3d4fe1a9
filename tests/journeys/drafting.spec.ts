import { expectNoAxeFaults } from './src/accessibility.ts';
import { addForm as add, field, fillIn, press } from './src/drafting-form.ts';
import { goalDetail, goalHeading } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { newTitle } from './src/titles.ts';

test('on a phone and by keyboard, templates draft a goal, and their placeholders keep it from being submitted', async ({
  enter,
}) => {
  const page = await enter('chloe.martin', '/v3/goals?open=create', { size: phone });
  const form = add(page);

  await test.step('the keyboard opens the help, chooses an area and drafts', async () => {
    await expect(field(form, 'Title')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const area = form.getByRole('combobox', { name: 'Functional area' });
    await expect(area).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(area).not.toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(field(form, 'Extra context')).toBeFocused();
    await field(form, 'Extra context').fill('Reduce false alarms of the camera to 2 per week by December');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Drafted from templates; no AI provider is connected')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Generate again' })).toBeFocused();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await form
      .getByRole('button', { name: /^Title: / })
      .first()
      .press('Enter');
    await expect(field(form, 'Title')).toHaveValue(/alarms of the camera.*\[baseline\] to 2/);
  });

  await test.step('Request Approval names the placeholder and selects it', async () => {
    await press(form, 'Request Approval');
    await expect(form.getByText(/^Please fill in \[baseline\]/).first()).toBeVisible();
    await expect(field(form, 'Title')).toBeFocused();
    await page.keyboard.type('9');
    await expect(field(form, 'Title')).toHaveValue(/from 9 to 2/);
    await expectNoAxeFaults(page, 'drafting');
  });

  await test.step('the completed goal is submitted', async () => {
    expect(await fillIn(page, form, 'Measurement')).toBeGreaterThan(0);
    const title = newTitle('Reduce false alarms of the camera from 9 to 2');
    await field(form, 'Title').fill(title);
    await press(form, 'Request Approval');
    await expect(form).toBeHidden();
    await expect(goalHeading(page, title)).toBeVisible();
    await expect(goalDetail(page).getByText('In review', { exact: true })).toBeVisible();
  });
});
