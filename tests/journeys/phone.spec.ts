import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { goalDetail, goalList, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test('on a phone the detail replaces the list, Back returns, and the update is a full sheet', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('beatriz.lima'), actor('jamal.wright')]);
  const title = newTitle('Answer within one hour');
  await approvedGoal(owner, manager, title);
  const page = await enter(owner, '/v3/goals', { size: phone });
  await expect(goalList(page).getByRole('link', { name: title })).toBeVisible();
  await expect(goalDetail(page)).toBeHidden();
  await expectFits(page);

  await goalList(page).getByRole('link', { name: title }).tap();
  await expect(goalDetail(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(goalList(page)).toBeHidden();
  await expectFits(page);
  await goalDetail(page).getByRole('link', { name: 'Back' }).tap();
  await expect(goalList(page)).toBeVisible();
  await expect(goalDetail(page)).toBeHidden();

  await goalList(page).getByRole('link', { name: title }).tap();
  await goalDetail(page).getByRole('button', { name: 'Update', exact: true }).tap();
  const drawer = layer(page, 'Weekly update');
  await expect(drawer.getByRole('group', { name: 'Likelihood of success' })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(phone.width);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await expectFits(page);
  await drawer
    .getByRole('group', { name: 'Likelihood of success' })
    .getByRole('radio', { name: 'Likely', exact: true })
    .tap();
  await drawer
    .getByRole('group', { name: 'Quality of success' })
    .getByRole('radio', { name: 'Good', exact: true })
    .tap();
  await drawer.getByRole('button', { name: /^Save/ }).tap();
  await expect(page.getByText('Prediction saved.')).toBeVisible();
});

for (const open of ['create', 'filter']) {
  test(`on a phone the sheet "${open}" fits and its targets are big enough`, async ({ enter }) => {
    const page = await enter('owen.murphy', `/v3/goals?open=${open}`, { size: phone });
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: /Save Draft|Apply/ })).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(phone.width);
    await expectFits(page);
  });
}
