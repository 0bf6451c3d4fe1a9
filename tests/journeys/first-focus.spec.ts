import type { Locator, Page } from '@playwright/test';
import { actor } from './src/actor.ts';
import { answer, layer } from './src/goals-page.ts';
import { desk, expect, phone, test } from './src/journey.ts';
import { approvedGoal, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

// Tests the look of a form's first focus: no choice looks chosen before somebody chooses.

/** Returns the colours in the middle of a radio button and beside it, as "r,g,b". */
async function middleAndBeside(page: Page, radio: Locator): Promise<[string, string]> {
  const { x, y, width, height } = (await radio.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const colourAt = async (left: number) => {
    const png = await page.screenshot({ clip: { x: left, y: middle.y, width: 1, height: 1 } });
    return page.evaluate(async (base64) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const canvas = document.createElement('canvas').getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(',');
    }, png.toString('base64'));
  };
  return [await colourAt(middle.x), await colourAt(Math.round(x - 5))];
}

test('an unchosen radio button is hollow in both themes, and a chosen one is filled', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('diego.santos'), actor('olivia.grant')]);
  const { Goal } = await submittedGoal(owner, newTitle('Paint every lane'));
  const page = await enter(manager, `/v3/goals/${Goal.Id}?open=review`);
  const [yes, no] = [answer(layer(page, 'Review Goal'), 'Yes'), answer(layer(page, 'Review Goal'), 'No')];
  await expect(yes).toBeVisible({ timeout: 30_000 });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.waitForTimeout(300);
    const [middle, beside] = await middleAndBeside(page, no);
    expect(middle).toBe(beside);
    await yes.check();
    const [filled, around] = await middleAndBeside(page, yes);
    expect(filled).not.toBe(around);
  }
  const { Id } = owner.session.Profile;
  const admin = await enter('orgadmin', `/v3/profile/${Id}?open=manage-user&person=${Id}`, { isDark: true });
  const other = admin.getByRole('dialog').getByRole('radio', { checked: false }).first();
  await expect(other).toBeVisible({ timeout: 30_000 });
  await admin.waitForTimeout(300);
  const [middle, beside] = await middleAndBeside(admin, other);
  expect(middle).toBe(beside);
});

test('the first focus has a ring only after a key, on a phone and on a desk', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('mei.lin'), actor('noor.haddad')]);
  const { Goal } = await approvedGoal(owner, manager, newTitle('Mark every crossing'));
  const page = await enter(owner, `/v3/goals/${Goal.Id}`, { size: phone });
  const update = page.getByRole('button', { name: 'Update', exact: true });
  const group = layer(page, 'Weekly update').getByRole('group', { name: 'Likelihood of success' });
  const closes = async () => {
    await page.keyboard.press('Escape');
    await expect(group).toBeHidden();
  };
  for (const press of [() => update.tap(), () => update.click()]) {
    await press();
    await expect(group).toBeFocused();
    await expect(group).toHaveCSS('outline-style', 'none');
    await expect(group.locator(':focus-visible')).toHaveCount(0);
    await closes();
    await page.setViewportSize(desk);
  }
  await update.focus();
  await page.keyboard.press('Enter');
  await expect(group).toBeFocused();
  await expect(group).toHaveCSS('outline-style', 'solid');
  await expect(group.locator(':checked')).toHaveCount(0);
});
