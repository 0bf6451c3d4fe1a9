import { expectNoAxeFaults } from './src/accessibility.ts';
import { addForm as add, field, fillIn, openDrafting, press } from './src/drafting-form.ts';
import { goalDetail, goalHeading } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { newTitle } from './src/titles.ts';

const noProvider = 'Drafted from templates; no AI provider is connected';

test.describe('without an AI provider', () => {
  test('templates draft a goal, and their placeholders keep it from being submitted', async ({ enter }) => {
    const page = await enter('marcus.reid', '/v3/goals?open=create');
    const form = await openDrafting(page, 'Information Technology');
    await field(form, 'Extra context').fill('Reduce false alarms of the camera to 2 per week by December');
    await press(form, 'Generate');
    await expect(form.getByText(noProvider)).toBeVisible();
    const first = form.getByRole('button', { name: /^Title: / }).first();
    await expect(first).toContainText('[baseline]');
    await first.click();
    await form.getByRole('button', { name: /^Description: / }).click();
    await expect(field(form, 'Title')).toHaveValue(/alarms of the camera.*\[baseline\] to 2/);
    await expect(field(form, 'Measurement')).toHaveValue(/\[baseline\]/);

    await test.step('Request Approval names the placeholder and selects it', async () => {
      await press(form, 'Request Approval');
      await expect(form.getByText(/^Please fill in \[baseline\]/).first()).toBeVisible();
      await expect(field(form, 'Title')).toBeFocused();
      await page.keyboard.type('9');
      await expect(field(form, 'Title')).toHaveValue(/from 9 to 2/);
    });

    await test.step('the completed goal is submitted', async () => {
      expect(await fillIn(page, form, 'Measurement')).toBeGreaterThan(0);
      await fillIn(page, form, 'Description');
      const title = newTitle('Reduce false alarms of the camera from 9 to 2');
      await field(form, 'Title').fill(title);
      await press(form, 'Request Approval');
      await expect(form).toBeHidden();
      await expect(goalHeading(page, title)).toBeVisible();
      await expect(goalDetail(page).getByText('In review', { exact: true })).toBeVisible();
    });

    await test.step('the functional area is remembered', async () => {
      await page.goto('/v3/goals?open=create');
      await press(add(page), 'Draft from templates');
      await expect(add(page).getByRole('combobox', { name: 'Functional area' })).toHaveValue(
        'Information Technology',
      );
    });
  });

  test('Undo brings the typed text back; a draft may be incomplete, a request may not', async ({ enter }) => {
    const page = await enter('ben.carter', '/v3/goals?open=create');
    const own = newTitle('My own words');
    await field(add(page), 'Title').fill(own);
    const form = await openDrafting(page, 'Product');
    await press(form, 'Generate');
    await form
      .getByRole('button', { name: /^Title: / })
      .first()
      .click();
    await expect(field(form, 'Title')).not.toHaveValue(own);
    await press(form, 'Undo title');
    await expect(field(form, 'Title')).toHaveValue(own);
    await field(form, 'Measurement').fill('From [baseline] to 4 by December');

    await press(form, 'Save Draft');
    await expect(page.getByText('Draft saved. Fill in what is still open')).toBeVisible();
    await expect(goalHeading(page, own)).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}?open=submit`);
    const request = page.getByRole('dialog');
    await expect(request.getByText('Please fill in [baseline] before you submit.').first()).toBeVisible();
    await expect(request.getByRole('button', { name: 'Request Approval' })).toBeDisabled();
  });

  test('hints appear quietly, move nothing and never block', async ({ enter }) => {
    const page = await enter('amara.nwosu', 'about:blank');
    const panels: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('draft-panel')) panels.push(request.url());
    });
    await page.goto('/v3/goals?open=create');
    const form = add(page);
    await field(form, 'Title').fill('Mood in the warehouse');
    // The field exists because a strategy is published.
    await expect(form.getByRole('combobox', { name: 'Strategic objective' })).toBeVisible();
    const before = await field(form, 'Description').boundingBox();
    await field(form, 'Measurement').fill('People are happier');
    await expect(form.getByText('The title names no action')).toBeVisible();
    await expect(form.getByText('The measurement holds no number')).toBeVisible();
    expect(await field(form, 'Description').boundingBox()).toEqual(before);
    await expect(field(form, 'Measurement')).toHaveAccessibleDescription(/holds no number/);
    await expectNoAxeFaults(page, 'form with hints');
    const title = newTitle('Improve the mood in the warehouse');
    await field(form, 'Title').fill(title);
    await expect(form.getByText('The title names no action')).toBeHidden();
    await press(form, 'Request Approval');
    await expect(form).toBeHidden();
    await expect(goalHeading(page, title)).toBeVisible();

    await page.goto('/v3/goals?open=create');
    await field(form, 'Title').fill(title.toUpperCase());
    await expect(form.getByText('You already have a goal with this title.')).toBeVisible();

    expect(panels, 'who does not draft does not load it').toEqual([]);
    await press(form, 'Draft from templates');
    await expect.poll(() => panels.length).toBeGreaterThan(0);
  });

  test('on a phone, by keyboard and for axe', async ({ enter }) => {
    const page = await enter('chloe.martin', '/v3/goals?open=create', { size: phone });
    await expect(field(add(page), 'Title')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    const area = add(page).getByRole('combobox', { name: 'Functional area' });
    await expect(area).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(area).not.toHaveValue('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(add(page).getByText(noProvider)).toBeVisible();
    await expect(add(page).getByRole('button', { name: 'Generate again' })).toBeFocused();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await add(page)
      .getByRole('button', { name: /^Title: / })
      .first()
      .press('Enter');
    await press(add(page), 'Request Approval');
    await expectNoAxeFaults(page, 'drafting');
  });
});
