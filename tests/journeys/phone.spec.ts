import { addComment } from '@bellwether/contract/goals/comments';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { actor } from './src/actor.ts';
import { expectFits } from './src/fits.ts';
import { goalDetail, goalList, layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';
import { approvedGoal, predictAll } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test.use({ hasMotion: true });

test('on a phone the detail replaces the list, Back returns, and filter, new goal and update are full sheets', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('arjun.patel'), actor('leo.fischer')]);
  // A run of several goals shows no message.
  await predictAll(owner);
  const title = newTitle('Answer within one hour');
  await approvedGoal(owner, manager, title);
  const page = await enter(owner, '/v3/goals', { size: phone });
  await expect(goalList(page).getByRole('link', { name: title })).toBeVisible();
  await expect(goalDetail(page)).toBeHidden();
  await expectFits(page);
  for (const [opener, button] of [
    ['Filters', 'Apply'],
    ['Add Goal', 'Save Draft'],
  ] as const) {
    await page.getByRole('button', { name: opener }).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: button })).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(phone.width);
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }

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

test('on a phone the buttons of a comment stay on its first line', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('sara.lindholm'), actor('jamal.wright')]);
  const { Goal, GoalStatuses } = await approvedGoal(owner, manager, newTitle('Sweep every hall'));
  const open = GoalStatuses.findLast((status) => status.IsOpen);
  await owner.call(predictGoal, {
    body: { Id: open?.Id ?? 0, Likelihood: 3, Quality: 3, Comment: '' },
  });
  await owner.call(addComment, {
    body: { Id: open?.Id ?? 0, Type: 'GoalStatus', Comment: 'The second hall waits for its new lamps.' },
  });
  const page = await enter(owner, `/v3/goals/${Goal.Id}?tab=history`, { size: phone });
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ width, height: phone.height });
    const comment = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Edit comment' }) });
    const author = comment.last().getByText(owner.session.Profile.Name, { exact: true }).last();
    const name = (await author.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const act of ['Edit comment', 'Delete comment']) {
      const box = (await page.getByRole('button', { name: act }).boundingBox()) ?? { x: 0, y: 0, height: 0 };
      expect(box.x, `${act} is right of the name`).toBeGreaterThanOrEqual(name.x + name.width - 1);
      expect(Math.abs(box.y + box.height / 2 - (name.y + 12)), `${act} is beside the name`).toBeLessThan(24);
    }
  }
});

test('at 200 % zoom header and drawer buttons do not cover the focused element', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('emily.stone'), actor('clara.jensen')]);
  const { Goal } = await approvedGoal(owner, manager, newTitle('Wait times below a minute'));
  // A screen of 1280 × 800 at 200 % zoom.
  const page = await enter(owner, 'about:blank', { size: { width: 640, height: 400 } });
  for (const [open, title] of [
    ['update', 'Weekly update'],
    ['create', 'Add Goal'],
    ['finalize', 'Finalize'],
  ] as const) {
    await page.goto(`/v3/goals/${Goal.Id}?open=${open}`);
    await expect(layer(page, title).getByRole('textbox').last()).toBeVisible();
    await expect(layer(page, title).locator(':focus')).toBeAttached();
    for (let step = 0; step < 8; step += 1) {
      const hidden = () =>
        page.evaluate(() => {
          const focused = document.activeElement?.closest('label') ?? document.activeElement;
          if (!focused) return 'nothing has the focus';
          const { left, top, width, height } = focused.getBoundingClientRect();
          const isSeen = [0.05, 0.5, 0.95].some((part) => {
            const hit = document.elementFromPoint(left + width / 2, top + height * part);
            return hit !== null && (focused.contains(hit) || hit.contains(focused));
          });
          return isSeen ? '' : `${focused.tagName} at ${Math.round(top)}`;
        });
      // Content that loads later moves the field, and the drawer scrolls after it.
      await expect.poll(hidden, `${title}, step ${step}`).toBe('');
      await page.keyboard.press('Tab');
    }
  }
});

test('goal after goal can be saved in low windows: nothing covers the button', async ({ enter }) => {
  // Three goals of this person need an update; each size updates one.
  const lowPhone = { width: 390, height: 664 };
  const page = await enter('matteo.bianchi', '/v3/home', { size: lowPhone });
  await page
    .getByRole('button', { name: /^Update: / })
    .first()
    .click();
  const drawer = layer(page, 'Weekly update');
  const save = drawer.getByRole('button', { name: /^Save/ });
  for (const [next, size] of [
    [2, lowPhone],
    [3, { width: 1280, height: 600 }],
  ] as const) {
    await page.setViewportSize(size);
    for (const group of ['Likelihood of success', 'Quality of success'])
      await drawer.getByRole('group', { name: group }).getByRole('radio').nth(3).check();
    await save.click();
    await expect(drawer.getByRole('status').filter({ hasText: `Goal ${next} of` })).toBeVisible();
    await expect(drawer.getByText(/^Saved: /)).toBeVisible();
    await expect(page.getByText('Prediction saved.')).toHaveCount(0);
    const isFree = await save.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [0.05, 0.5, 0.95].every((part) =>
        button.contains(document.elementFromPoint(left + width * part, top + height / 2)),
      );
    });
    expect(isFree).toBe(true);
  }
});
