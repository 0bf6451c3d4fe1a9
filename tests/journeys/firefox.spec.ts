import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { test as base } from '@playwright/test';
import { ensureFirefox } from '../../tools/ensure-firefox.ts';
import { type Actor, actor, demoPassword, mailOf } from './src/actor.ts';
import { pdfPages } from './src/downloads.ts';
import { expect } from './src/journey.ts';
import { approvedGoal, submittedGoal } from './src/seed.ts';
import { address } from './src/server-under-test.ts';
import { type FirefoxPage, startFirefox } from './src/stock-firefox.ts';
import { newTitle } from './src/titles.ts';

// The ways that everybody walks, in a Firefox as people install it, by the keyboard.

const test = base.extend<object, { firefox: FirefoxPage }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const page = await startFirefox(await ensureFirefox());
      await use(page);
      await page.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const dialog = `[...document.querySelectorAll('[role=dialog]')].at(-1)`;
const shows = (text: string) => `document.body.innerText.includes(${JSON.stringify(text)})`;
const button = (name: string) =>
  `[...document.querySelectorAll('button, a')].find((each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === ${JSON.stringify(name)})`;

/** Focuses a control and presses Enter. */
async function press(page: FirefoxPage, name: string): Promise<void> {
  await page.until(`the button "${name}"`, button(name));
  await page.read(`${button(name)}.focus()`);
  await page.press('Enter');
}

/** Opens a page of a person who is signed in already. */
async function enter(page: FirefoxPage, who: Actor, place: string): Promise<void> {
  const { session } = who;
  // A page of this site without the application.
  await page.goto(`${address()}/robots.txt`);
  await page.read(
    `(localStorage.clear(), localStorage.setItem('bw.token', ${JSON.stringify(session.Token)}), localStorage.setItem('bw.person', '${session.Tenant.Id}.${session.Profile.Id}'))`,
  );
  await page.goto(`${address()}${place}`);
  await page.until(
    `${place} is loaded`,
    `document.querySelector('h1') && !document.querySelector('[role=status][aria-label=Loading], [aria-busy=true]')`,
  );
}

test('signs in', async ({ firefox }) => {
  await firefox.goto(`${address()}/v3/login`);
  await firefox.until(
    'the form',
    `document.querySelector('input[type=email], input[name=userName], form input')`,
  );
  await firefox.read(`document.querySelector('form input').focus()`);
  await firefox.type(mailOf('contributor'));
  await firefox.read(`document.querySelector('input[type=password]').focus()`);
  await firefox.type(demoPassword);
  await firefox.press('Enter');
  await firefox.until('the dashboard', `document.querySelector('h1')?.textContent === 'Dashboard'`);
});

test('gives the weekly update by two digits and Enter', async ({ firefox }) => {
  const [owner, manager] = await Promise.all([actor('sara.lindholm'), actor('jamal.wright')]);
  const { Goal } = await approvedGoal(owner, manager, newTitle('Wash every window'));
  await enter(firefox, owner, `/v3/goals/${Goal.Id}?open=update`);
  await firefox.until('the scale has the focus', `document.activeElement?.matches('fieldset')`);
  await firefox.type('32');
  await firefox.press('Enter');
  await expect
    .poll(
      async () => (await owner.call(getGoal, { params: { id: String(Goal.Id) } })).Goal.MostRecentGoalStatus,
      {
        timeout: 20_000,
      },
    )
    .toMatchObject({ Likelihood: 3, Quality: 2 });
});

test('approves with Y', async ({ firefox }) => {
  const [owner, manager] = await Promise.all([actor('sara.lindholm'), actor('jamal.wright')]);
  const { Goal } = await submittedGoal(owner, newTitle('Sharpen every knife'));
  await enter(firefox, manager, `/v3/goals/${Goal.Id}?open=review`);
  await firefox.until('the answer has the focus', `document.activeElement?.matches('fieldset')`);
  await firefox.until('the goal is shown', shows('Two colleagues agree that it is done.'));
  await firefox.type('y');
  const state = async () => (await owner.call(getGoal, { params: { id: String(Goal.Id) } })).Goal.State;
  await expect.poll(state, { timeout: 20_000 }).toBe('approved');
});

test('creates a draft', async ({ firefox }) => {
  const owner = await actor('sara.lindholm');
  const title = newTitle('Oil every hinge');
  await enter(firefox, owner, '/v3/goals?open=create');
  await firefox.until(
    'the title has the focus',
    `document.activeElement?.matches('input, textarea') && ${dialog}`,
  );
  await firefox.type(title);
  await firefox.read(`document.querySelector('textarea[aria-required=true]').focus()`);
  await firefox.type('Two colleagues agree that it is done.');
  await press(firefox, 'Save Draft');
  const titles = async () =>
    (await owner.call(listGoals, { body: { GoalSelectFilter: 'MyGoals', PageSize: 100 } })).data.map(
      (goal) => goal.GoalDetail.Title,
    );
  await expect.poll(titles, { timeout: 20_000 }).toContain(title);
});

test('reads a file of people and shows what it would change', async ({ firefox }) => {
  const folder = await mkdtemp(join(tmpdir(), 'bellwether-import-'));
  const file = join(folder, 'people.csv');
  await writeFile(file, 'Name,Email,Manager Email\nIda Holm,ida.holm@demo.example,lead@demo.example\n');
  await enter(firefox, await actor('orgadmin'), '/v3/organization/import');
  await firefox.until('the choice of a file', `document.querySelector('input[type=file]')`);
  await firefox.choose(`document.querySelector('input[type=file]')`, file);
  await firefox.until('the preview', shows('Ida Holm'));
  await rm(folder, { recursive: true });
});

test('opens an appraisal, which is printed alone', async ({ firefox }) => {
  await enter(firefox, await actor('contributor'), '/v3/talent/myappraisal');
  const open = `[...document.querySelectorAll('main a, main button')].find((each) => /^(View|Open|Sign|Read)/.test(each.textContent.trim()))`;
  await firefox.until('an appraisal', open);
  await firefox.read(`${open}.focus()`);
  await firefox.press('Enter');
  await firefox.until(
    'the appraisal',
    `${dialog} && !document.querySelector('[role=dialog] [aria-label=Loading]')`,
  );
  const pages = await pdfPages(await firefox.print());
  expect(pages.length).toBeLessThanOrEqual(3);
  // The page below the drawer is not on paper.
  expect(pages.join(' ')).not.toContain('My Appraisals My Appraisals');
});

for (const [who, place, most] of [
  ['ceo', '/v3/home', 2],
  ['lead', '/v3/insight', 4],
  ['lead', '/v3/strategy', 4],
] as const) {
  test(`prints ${place} on ${most} sheets at most`, async ({ firefox }) => {
    await enter(firefox, await actor(who), place);
    const pages = await pdfPages(await firefox.print());
    expect(pages.length).toBeLessThanOrEqual(most);
    for (const [at, words] of pages.entries()) expect(words.trim(), `sheet ${at + 1}`).not.toBe('');
  });
}
