import { goalDetail, goalList, openGoal } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

test('a printed goal is the goal alone, in the light colours', async ({ enter }) => {
  const page = await enter('contributor', '/v3/goals', { isDark: true });
  const title = (await goalList(page).locator('[data-goal-link]').first().textContent()) ?? '';
  await openGoal(page, title);
  await page.emulateMedia({ media: 'print' });
  await expect(goalDetail(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(goalList(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  for (const name of ['More', 'Copy']) {
    await expect(goalDetail(page).getByRole('button', { name, exact: true })).toBeHidden();
  }
  const lightness = await page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue;
  });
  expect(lightness).toBeGreaterThan(700);
  const pdf = await page.pdf();
  expect(pdf.length).toBeGreaterThan(5000);
});
