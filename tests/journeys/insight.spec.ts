import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { goalDetail, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal, predictThisWeek } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

test.setTimeout(240_000);

test('the ceo reads what to talk about, how the quarter ends, and how well people know', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/insight');
  const list = page.getByRole('list', { name: 'Worth a talk this week' });
  await expect(list.getByRole('article')).toHaveCount(5);
  await expect(list.getByText(/^about \d in 10$/).first()).toBeVisible();
  await expectNoAxeFaults(page, 'this week');
  // The goals called unlikely have the same rows.
  await page.getByRole('button', { name: /contradictions?$/ }).click();
  await expect(page.getByRole('list', { name: 'Contradictions' })).toBeVisible();
  await expectNoAxeFaults(page, 'contradictions');

  await page.getByRole('tab', { name: 'Quarter' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: /^\d+ of \d+ published goals expected$/ }),
  ).toBeVisible();
  await page.getByText('The same as a table').click();
  await expectNoAxeFaults(page, 'the quarter');
  await page.getByRole('button', { name: 'How is this computed?' }).click();
  await expect(layer(page, 'How is this computed?').getByRole('table')).toBeVisible();
  await expectNoAxeFaults(page, 'how it is computed');

  await page.goto('/v3/insight?tab=know');
  await expect(page.getByRole('heading', { name: 'Bad news' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectNoAxeFaults(page, 'how well we know');

  await page.goto('/v3/profile?tab=insight');
  await expect(page.getByText('Only you see this.')).toBeVisible();
  await expectNoAxeFaults(page, 'how well I know');
});

test('a manager’s second view, the owner’s answer and their talk are shown beside the goal', async ({
  enter,
}) => {
  const [owner, manager] = await Promise.all([actor('diego.santos'), actor('olivia.grant')]);
  const { Goal } = await approvedGoal(owner, manager, newTitle('Rehearse the launch'));
  const page = await enter(manager, `/v3/goals/${Goal.Id}`);
  const outlook = goalDetail(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Outlook' }) })
    .last();
  await outlook.getByRole('button', { name: 'Give a second view' }).click();
  const form = layer(page, 'Give a second view');
  await form.getByRole('radio', { name: /Not sure/ }).check();
  await expectNoAxeFaults(page, 'a second view');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your view is saved.', { exact: true })).toBeVisible();
  await expect(outlook.getByText('You said Not sure this week.')).toBeVisible();

  await predictThisWeek(owner, Goal.Id);
  // The page shows the prediction without a reload.
  const { Name } = manager.session.Profile;
  await expect(
    outlook.getByText(`The owner says Likely, ${Name} said Not sure before seeing it.`),
  ).toBeVisible();
  await outlook.getByRole('button', { name: 'Talked about it' }).click();
  await layer(page, 'Talked about it').getByRole('textbox').fill('We look at it together on Friday.');
  await layer(page, 'Talked about it').getByRole('button', { name: 'Save' }).click();
  await expect(outlook.getByText(/talked about it in week \d+, with a note/)).toBeVisible();
  await expectNoAxeFaults(page, 'the outlook of a goal');
});
