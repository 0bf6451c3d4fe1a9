import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { goalDetail, layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

const outlookOf = (page: Page) =>
  goalDetail(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Outlook' }) })
    .last();

test.setTimeout(240_000);

test('the ceo reads what to talk about, how the quarter ends, and how well people know', async ({
  enter,
}) => {
  const page = await enter('ceo', '/v3/home');
  await expect(page.getByRole('region', { name: 'Worth a talk this week' })).toBeVisible();
  await page.getByRole('link', { name: 'Insight' }).first().click();
  const list = page.getByRole('list', { name: 'Worth a talk this week' });
  await expect(list.getByRole('article')).toHaveCount(5);
  for (const goal of await list.getByRole('article').all()) {
    await expect(goal.getByText(/^about \d in 10$/)).toBeVisible();
    await expect(
      goal.getByRole('list', { name: 'Why it stands here' }).getByRole('listitem').first(),
    ).toBeVisible();
  }
  await expectNoAxeFaults(page, 'this week');
  for (const [chip, list] of [
    [/called unlikely$/, 'Called by their owners'],
    [/contradictions?$/, 'Contradictions'],
  ] as const) {
    await page.getByRole('button', { name: chip }).click();
    await expect(page.getByRole('list', { name: list })).toBeVisible();
    await expectNoAxeFaults(page, list);
  }

  await page.getByRole('tab', { name: 'Quarter' }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: /^\d+ of \d+ published goals expected$/ }),
  ).toBeVisible();
  await expect(page.getByText(/^8 chances in 10 that it ends between \d+ and \d+\.$/)).toBeVisible();
  await page.getByText('The same as a table').click();
  await expectNoAxeFaults(page, 'the quarter');
  await page.getByRole('button', { name: 'How is this computed?' }).click();
  await expect(layer(page, 'How is this computed?').getByRole('table')).toBeVisible();
  await expectNoAxeFaults(page, 'how it is computed');

  await page.goto('/v3/insight?tab=know');
  await expect(page.getByRole('heading', { name: 'Bad news' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expectNoAxeFaults(page, 'how well we know');
  const { session } = await actor('lead');
  await page.goto(`/v3/insight?tab=know&group=organisation:${session.Profile.Id}`);
  await expect(page.getByText(/^Too few finished goals/)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await page.goto('/v3/profile?tab=insight');
  await expect(page.getByText('Only you see this.')).toBeVisible();
  await expectNoAxeFaults(page, 'how well I know');
});

/** Gives the owner's prediction of the running week: Likely, Good. */
async function predict(owner: Actor, goalId: number): Promise<void> {
  const { GoalStatuses, AskedWeekId } = await owner.call(getGoal, { params: { id: String(goalId) } });
  const asked = GoalStatuses.find((status) => status.GoalPeriodWeek.Id === AskedWeekId);
  await owner.call(predictGoal, { body: { Id: asked?.Id ?? 0, Likelihood: 3, Quality: 3 } });
}

async function giveView(page: Page): Promise<Locator> {
  const outlook = outlookOf(page);
  await outlook.getByRole('button', { name: 'Give a second view' }).click();
  const form = layer(page, 'Give a second view');
  await form.getByRole('radio', { name: /Not sure/ }).check();
  return form;
}

test('a second view before the owner’s answer is blind, one after it is not', async ({ enter }) => {
  const [owner, manager] = await Promise.all([actor('diego.santos'), actor('olivia.grant')]);
  const [early, late] = await Promise.all(
    ['Rehearse the launch', 'Rehearse the recall'].map((title) =>
      approvedGoal(owner, manager, newTitle(title)),
    ),
  );
  const managerName = manager.session.Profile.Name;
  const page = await enter(manager, `/v3/goals/${early?.Goal.Id}`);
  const form = await giveView(page);
  await expectNoAxeFaults(page, 'a second view');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your view is saved.', { exact: true })).toBeVisible();
  const outlook = outlookOf(page);
  await expect(outlook.getByText('You said Not sure this week.')).toBeVisible();

  // Before the owner predicts, the owner sees neither the view nor the chance of the own label.
  const ownerPage = await enter(owner, '/v3/home');
  // The line after the save needs these; a person takes longer to answer than they take to arrive.
  const chances = ownerPage.waitForResponse(/\/insight\/chances\//);
  await ownerPage.goto(`/v3/goals/${early?.Goal.Id}?open=update`);
  await chances;
  const update = layer(ownerPage, 'Weekly update');
  await expect(update.getByText(/in 10/)).toHaveCount(0);
  for (const [group, name] of [
    ['Likelihood of success', 'Likely'],
    ['Quality of success', 'Good'],
  ] as const)
    await update.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await update.getByRole('button', { name: 'Save' }).click();
  await expect(ownerPage.getByText(/Likely at this point.* about \d/).first()).toBeVisible();
  await ownerPage.goto(`/v3/goals/${early?.Goal.Id}`);
  await expect(
    goalDetail(ownerPage).getByText(
      /^You say Likely, your manager said Not sure before seeing it\. Together: about \d in 10\.$/,
    ),
  ).toBeVisible();
  // The manager's page shows the prediction without a reload.
  await expect(
    outlook.getByText(`The owner says Likely, ${managerName} said Not sure before seeing it.`),
  ).toBeVisible();
  await outlook.getByRole('button', { name: 'Talked about it' }).click();
  await layer(page, 'Talked about it').getByRole('textbox').fill('We look at it together on Friday.');
  await layer(page, 'Talked about it').getByRole('button', { name: 'Save' }).click();
  await expect(outlook.getByText(/talked about it in week \d+, with a note/)).toBeVisible();
  await expectNoAxeFaults(page, 'the outlook of a goal');

  await predict(owner, late?.Goal.Id ?? 0);
  await page.goto(`/v3/goals/${late?.Goal.Id}`);
  await ownerPage.goto(`/v3/goals/${late?.Goal.Id}`);
  await expect(outlookOf(ownerPage)).toBeVisible();
  await (await giveView(page)).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/The owner had answered before/)).toBeVisible();
  await expect(outlook.getByText(/said Not sure after seeing it\.$/)).toBeVisible();
  // The owner's page shows the view without a reload.
  await expect(outlookOf(ownerPage).getByText(/your manager said Not sure after seeing it\.$/)).toBeVisible();
});
