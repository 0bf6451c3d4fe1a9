import { updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { finalizeGoal } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { goalDetail, goalList, openMenu } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';
import { approvedGoal, draftGoal, submittedGoal } from './src/seed.ts';
import { newTitle } from './src/titles.ts';

/** One owner's goals in every state that a drawer or dialog needs. */
interface Goals {
  readonly owner: Actor;
  readonly manager: Actor;
  readonly draft: GoalInfo;
  readonly review: GoalInfo;
  readonly approved: GoalInfo;
  readonly editDraft: GoalInfo;
  readonly editReview: GoalInfo;
  readonly result: GoalInfo;
  readonly shelvingAsked: GoalInfo;
  readonly shelved: GoalInfo;
}

async function makeGoals(): Promise<Goals> {
  const [owner, manager] = await Promise.all([actor('diego.santos'), actor('olivia.grant')]);
  const approved = () =>
    approvedGoal(owner, manager, newTitle('A goal to look at'), {
      Description: 'See https://example.com/plan.',
    });
  const edited = async (isDraft: boolean) => {
    const { Goal } = await approved();
    return owner.call(updateGoal, {
      params: { id: String(Goal.Id) },
      body: {
        Title: `${Goal.GoalDetail.Title}, changed`,
        Measurement: 'Three colleagues agree that it is done.',
        PeriodId: Goal.GoalPeriodId,
        IsFromEdit: true,
        IsDraft: isDraft,
      },
    });
  };
  const moved = async (status: 'shelved' | 'shelving_in_review') =>
    (status === 'shelved' ? manager : owner).call(shelveGoal, {
      body: { Id: (await approved()).Goal.Id, Status: status, Comment: 'Not this year.' },
    });
  return {
    owner,
    manager,
    draft: await draftGoal(owner, newTitle('A draft to look at')),
    review: await submittedGoal(owner, newTitle('A request to look at')),
    approved: await approved(),
    editDraft: await edited(true),
    editReview: await edited(false),
    result: await owner.call(finalizeGoal, {
      body: { GoalId: (await approved()).Goal.Id, Completed: true, Quality: 3, Outcome: 'Done.' },
    }),
    shelvingAsked: await moved('shelving_in_review'),
    shelved: await moved('shelved'),
  };
}

type Who = 'owner' | 'manager';
type GoalName = Exclude<keyof Goals, Who>;

/** Layer, person, and goal. Layers of one goal follow each other, because its page is loaded once for them. */
const layers: readonly (readonly [name: string, who: Who, goal: GoalName])[] = [
  ['create', 'owner', 'approved'],
  ['edit', 'owner', 'approved'],
  ['copy', 'owner', 'approved'],
  ['contribute', 'owner', 'approved'],
  ['update', 'owner', 'approved'],
  ['finalize', 'owner', 'approved'],
  ['request-shelving', 'owner', 'approved'],
  ['parent', 'owner', 'approved'],
  ['filter', 'owner', 'approved'],
  ['submit', 'owner', 'draft'],
  ['delete', 'owner', 'draft'],
  ['retract', 'owner', 'review'],
  ['discard', 'owner', 'editDraft'],
  ['submit', 'owner', 'editDraft'],
  ['edit-result', 'owner', 'result'],
  ['retract-result', 'owner', 'result'],
  ['reactivate', 'owner', 'shelvingAsked'],
  ['review', 'manager', 'review'],
  ['review-edits', 'manager', 'editReview'],
  ['review-shelving', 'manager', 'shelvingAsked'],
  ['review-result', 'manager', 'result'],
  ['shelve', 'manager', 'approved'],
  ['owner', 'manager', 'approved'],
  ['reactivate', 'manager', 'shelved'],
];

/** Opens a layer. If its page is loaded already, the layer on it is closed first. */
async function openLayer(page: Page, place: string): Promise<void> {
  const [path = ''] = place.split('?');
  if (new URL(page.url()).pathname === path) {
    const go = (to: string) => page.evaluate((there) => history.pushState(null, '', there), to);
    await go(path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await go(place);
  } else await page.goto(place);
  await expect(page.getByRole('dialog').getByRole('button').last(), place).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' }), place).toHaveCount(0);
}

test.describe('axe finds no faults, at two widths in both themes', () => {
  let goals: Goals;
  test.setTimeout(300_000);
  test.beforeAll(async () => {
    goals = await makeGoals();
  });

  for (const part of [0, 1, 2, 3]) {
    test(`in drawers and dialogs, part ${part + 1}`, async ({ enter }) => {
      const pages = {
        owner: await enter(goals.owner, '/v3/privacy'),
        manager: await enter(goals.manager, '/v3/privacy'),
      };
      for (const [name, who, goal] of layers.slice(part * 6, part * 6 + 6)) {
        const page = pages[who];
        await openLayer(page, `/v3/goals/${goals[goal].Goal.Id}?open=${name}`);
        await expectNoAxeFaults(page, `${name} (${goal})`);
      }
    });
  }

  test('on the tabs of goals and in the layers over them', async ({ enter }) => {
    const page = await enter('lead', '/v3/goals');
    await expect(goalList(page).locator('[data-goal-link]').first()).toBeVisible();
    await expectNoAxeFaults(page, 'list');
    await page.getByRole('combobox', { name: 'Whose goals' }).click();
    await expectNoAxeFaults(page, 'scope choices');
    await page.keyboard.press('Escape');

    const place = (await goalList(page).locator('[data-goal-link]').first().getAttribute('href')) ?? '';
    const path = place.split('?')[0] ?? '';
    for (const tab of ['overview', 'details', 'history', 'hierarchy']) {
      await page.goto(`${path}?tab=${tab}`);
      await expect(goalDetail(page).getByRole('tabpanel')).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectNoAxeFaults(page, `tab ${tab}`);
    }
    await openMenu(page);
    await page.getByRole('menuitem', { name: /^Not possible now/ }).click();
    await expectNoAxeFaults(page, 'more-menu');
    await page.keyboard.press('Escape');
    await page.goto(`${path}?side=${path.split('/').at(-1)}`);
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    await expectNoAxeFaults(page, 'side drawer');
  });

  test('in the shell: palette, keys, account, demo label, unsaved-text question', async ({ enter }) => {
    const page = await enter(goals.owner, '/v3/goals');
    await expect(goalList(page).locator('[data-goal-link]').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    // Until the code is here, another field takes the letters.
    const field = page.getByRole('textbox', { name: 'Find goals, people and actions' });
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expect(field).toHaveCount(1);
    await field.fill('goal');
    await expect(page.getByText('Go to goals')).toBeVisible();
    await expectNoAxeFaults(page, 'palette');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectNoAxeFaults(page, 'keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectNoAxeFaults(page, 'account');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Demo/ }).click();
    await expectNoAxeFaults(page, 'demo label');
    await page.goto('/v3/goals?open=create');
    await page.getByRole('dialog').getByRole('button', { name: 'Save Draft' }).click();
    await expectNoAxeFaults(page, 'form with faults');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('x');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expectNoAxeFaults(page, 'unsaved question');
  });

  test('on pages of every state: loading, empty, absent, unknown', async ({ enter, witness }) => {
    witness.expectTrouble(/status of 404/);
    const page = await enter(goals.owner);
    for (const name of ['draft', 'review', 'editReview', 'result', 'shelvingAsked', 'shelved'] as const) {
      await page.goto(`/v3/goals/${goals[name].Goal.Id}`);
      await expect(goalDetail(page).getByRole('tabpanel')).toBeVisible();
      await expectNoAxeFaults(page, `goal in ${name}`);
    }
    const others = [
      '/v3/goals?q=nothing-is-called-so',
      '/v3/goals/2147483647',
      '/v3/nowhere',
      '/v3/privacy',
      '/v3/terms',
    ];
    for (const place of others) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectNoAxeFaults(page, place);
    }
  });

  test('signed out: sign-in with and without faults', async ({ profile, witness }) => {
    witness.expectTrouble(/status of 401/);
    const page = await (await profile()).newPage();
    await page.goto('/v3/login');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expectNoAxeFaults(page, 'sign-in');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill('nobody@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('nothing');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectNoAxeFaults(page, 'refused sign-in');
  });

  test('signed out: asking for a link, following an old one', async ({ profile, witness }) => {
    witness.expectTrouble(/status of 40\d/);
    const page = await (await profile()).newPage();
    for (const [place, heading] of [
      ['forgotpassword', 'Lost your password?'],
      ['forgotpasswordsent', 'Check your e-mail'],
      ['unlock', 'Locked out of your account?'],
      // An old link leads to the sign-in, which says so.
      ['resetpassword/old', 'Log in'],
      ['invitation/old', 'Log in'],
    ] as const) {
      await page.goto(`/v3/${place}`);
      await expect(page, place).toHaveTitle(new RegExp(heading.replace('?', '.')));
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectNoAxeFaults(page, place);
    }
  });

  for (const part of [0, 1]) {
    test(`on the pages and in the layers around the goals, part ${part + 1}`, async ({ enter }) => {
      const owner = goals.owner.session.Profile.Id;
      const talkedOf = goals.approved.Goal.Id;
      const around: readonly (readonly [who: string, place: string])[] = [
        ['ceo', '/v3/predictions/company'],
        ['ceo', `/v3/profile/${owner}`],
        ['ceo', `/v3/profile/${owner}?open=note`],
        ['ceo', `/v3/organization?open=person&person=${owner}`],
        ['ceo', '/v3/organization?open=add-employee'],
        ['ceo', '/v3/settings/company/goals'],
        ['hradmin', '/v3/talent?open=appraisal-labels'],
        ['hradmin', '/v3/reports?open=report-appraisal-report'],
        ['ceo', '/v3/reports?open=report-people'],
        ['ceo', '/v3/reports?open=report-goal-trees'],
        ['ceo', '/v3/reports?open=report-goal-compliance'],
        ['ceo', '/v3/reports?open=report-quarterly-summary'],
        ['diego.santos', `/v3/goals/${talkedOf}?open=comment`],
        ['olivia.grant', `/v3/goals/${talkedOf}?open=talked&goal=${talkedOf}`],
        ['diego.santos', '/v3/profile?tab=actions'],
      ];
      const pages = new Map<string, Page>();
      for (const [who, place] of around.slice(part * 8, part * 8 + 8)) {
        const page = pages.get(who) ?? (await enter(who, '/v3/privacy'));
        pages.set(who, page);
        if (place.includes('open=')) await openLayer(page, place);
        else {
          await page.goto(place);
          await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
          await expect(page.getByRole('status', { name: 'Loading' }), place).toHaveCount(0);
        }
        await expectNoAxeFaults(page, place);
      }
    });
  }
});
