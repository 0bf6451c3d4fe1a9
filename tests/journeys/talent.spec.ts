import { expectNoAxeFaults } from './src/accessibility.ts';
import { expect, test } from './src/journey.ts';

test('an HR admin sees what is overdue, and the people of a cell of the matrix', async ({ enter }) => {
  const page = await enter('hradmin', '/v3/talent');
  const overdue = page
    .getByRole('list', { name: 'Progress of Q3 2026' })
    .getByRole('link', { name: /^Overdue/ });
  await expect(overdue).toBeVisible();
  await expectNoAxeFaults(page, 'the overview of appraisals');
  await overdue.click();
  await expect(page.getByRole('row').filter({ hasText: 'Overdue' }).first()).toBeVisible();
  await expectNoAxeFaults(page, 'the appraisals of a quarter');

  await page.goto('/v3/talent/matrix');
  const full = page
    .getByRole('grid')
    .getByRole('button', { name: /: [1-9]\d* people/ })
    .first();
  await full.click();
  await expect(page).toHaveURL(/cell=\d/);
  await expectNoAxeFaults(page, 'the talent matrix');
});
