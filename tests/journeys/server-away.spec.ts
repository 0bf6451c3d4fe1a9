import { actor } from './src/actor.ts';
import { goalList, layer } from './src/goals-page.ts';
import { desk, expect, phone, test } from './src/journey.ts';
import { approvedGoal, predictAll } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const away = 'The server cannot be reached. Check your connection and try again.';
const offline = /^You are offline\. Your dashboard and your goals can still be read/;

test('without a server the palette, a page and the session report the failure, and are loaded once it is back', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(
    /ERR_|dynamically imported|Unable to preload CSS|A part of the page failed|c(annot|ould not) be reached/,
  );
  const page = await enter('owen.murphy', 'about:blank');
  const first = goalList(page).locator('[data-goal-link]').first();
  const menu = page.getByRole('navigation', { name: 'Main' });

  await test.step('the page stays when the palette cannot be loaded', async () => {
    await page.route('**/assets/*palette*', (route) => route.abort());
    await page.goto('/v3/goals');
    await expect(first).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert').getByText(away)).toBeVisible();
    await expect(first).toBeVisible();
    await expect(menu).toBeVisible();
    await page.unroute('**/assets/*palette*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    const palette = page.getByRole('dialog', { name: 'Find goals, people and actions' });
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('an unloaded page reports the failure in its place', async () => {
    await page.context().setOffline(true);
    await menu.getByRole('link', { name: 'Strategy' }).click();
    await expect(page.getByRole('main').getByText(offline)).toBeVisible({ timeout: 20_000 });
    await expect(menu).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByRole('main').getByText(offline)).toBeVisible({ timeout: 20_000 });
    await page.context().setOffline(false);
    await expect(async () => {
      // The attempt before may still run, and now succeed by itself.
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(page.getByRole('heading', { level: 1, name: 'Strategy' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 15_000 });
  });

  await test.step('without a session, logo and sign-out stay', async () => {
    await page.route('**/api/Auth/relogin', (route) => route.abort());
    await page.goto('/v3/goals');
    await expect(page.getByText(away)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('banner').getByText('Bellwether')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await page.unroute('**/api/Auth/relogin');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(first).toBeVisible();
  });
});

test('where the application is not kept, a reload without a server shows a page that says so', async ({
  profile,
  witness,
}) => {
  witness.expectTrouble(/ERR_|cannot be reached|could not be reached|status of 503/);
  const page = await (await profile({ hasWorker: true })).newPage();
  await page.goto('/v3/login');
  const first = page.getByLabel('Email');
  await expect(first).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first answer after a worker's start is the page itself.
  await page.reload();
  await expect(first).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).length), 'nothing is stored').toBe(0);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await expect(page).toHaveURL(/\/v3\/login$/);
  for (const isDark of [false, true]) {
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    const again = page.getByRole('link', { name: 'Try again' });
    // The page's style sheet is allowed by its own policy.
    await expect(again).toHaveCSS('display', 'inline-block');
    await expect(again).toHaveCSS('color', isDark ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
  }
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(first).toBeVisible();
});

// Tests run at the same time, so each has an owner of its own.
for (const [sizes, ownerName, managerName] of [
  [[desk, { width: 1024, height: 768 }], 'alan.foster', 'gregory.tan'],
  [[phone], 'rahul.mehta', 'clara.jensen'],
] as const) {
  test(`at ${sizes.map(({ width }) => width).join(' and ')} px a message covers neither a drawer's head nor its buttons`, async ({
    enter,
  }) => {
    const [owner, manager] = await Promise.all([actor(ownerName), actor(managerName)]);
    const title = newTitle('Answer within a day');
    // A run of several goals shows no message.
    await predictAll(owner);
    const { Goal } = await approvedGoal(owner, manager, title);
    const page = await enter(owner, `/v3/goals/${Goal.Id}?open=update`, { size: sizes[0] });
    const drawer = layer(page, 'Weekly update');
    const save = drawer.getByRole('button', { name: /^Save/ });
    await expect(save).toBeVisible();
    for (const digit of ['3', '3']) await page.keyboard.press(digit);
    await save.click();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(save).toBeVisible();
    const message = page.getByText('Prediction saved.');
    await expect(message).toBeVisible();
    const box = (of: typeof message) => of.evaluate((node) => node.getBoundingClientRect().toJSON());
    for (const size of sizes) {
      await page.setViewportSize(size);
      const shown = await box(message.locator('xpath=ancestor::*[@role="alert"][1]'));
      for (const part of [
        drawer.getByRole('heading', { name: 'Weekly update' }),
        drawer.getByRole('heading').nth(1),
        drawer.getByRole('button', { name: 'Close' }).first(),
        save,
      ]) {
        const { left, right, top, bottom } = await box(part);
        const covers = shown.left < right && shown.right > left && shown.top < bottom && shown.bottom > top;
        expect(covers, `${await part.textContent()} is in sight at ${size.width} px`).toBe(false);
      }
    }
  });
}
