import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { type CuttingProxy, startCuttingProxy } from './src/cutting-proxy.ts';
import { goalDetail, goalHeading, goalList, layer, openGoal } from './src/goals-page.ts';
import { expect as expectSoon, test } from './src/journey.ts';
import { approvedGoal } from './src/seed.ts';
import { address } from './src/server-under-test.ts';
import { newTitle } from './src/titles.ts';

// Each start of the application waits for an idle page, and for the server's absence.
const expect = expectSoon.configure({ timeout: 60_000 });

let proxy: CuttingProxy;
test.beforeAll(async () => {
  proxy = await startCuttingProxy(address());
});
test.afterAll(() => proxy.stop());

/** The line above the page. */
const statusLine = (page: Page) => page.getByRole('status').filter({ hasText: /offline|waiting|not saved/ });
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Returns the addresses of the stored answers. */
const answers = (page: Page) =>
  page.evaluate(async () => {
    // Opening would make the store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'bw.answers')) return '';
    const db = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('bw.answers');
      asked.onsuccess = () => resolve(asked.result);
    });
    const keys = await new Promise<unknown>((resolve) => {
      const asked = db.transaction('answers').objectStore('answers').getAllKeys();
      asked.onsuccess = () => resolve(asked.result);
    });
    db.close();
    return String(keys);
  });

async function predict(page: Page, title: string, likelihood: string, comment: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click();
  await goalList(page).getByRole('link', { name: title, exact: true }).click();
  await goalDetail(page).getByRole('button', { name: 'Update', exact: true }).click();
  const drawer = layer(page, 'Weekly update');
  const choose = (group: string, word: string) =>
    drawer.getByRole('group', { name: group }).getByRole('radio', { name: word, exact: true }).check();
  await choose('Likelihood of success', likelihood);
  await choose('Quality of success', 'Good');
  await drawer.getByRole('textbox', { name: /Comment|What changed/ }).fill(comment);
  await drawer.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Kept on this device.').first()).toBeVisible();
}

/** Returns the predictions and comments of a goal, as the server has them. */
async function saved(owner: Actor, goalId: number) {
  const info = await owner.call(getGoal, { params: { id: String(goalId) } });
  return {
    likelihoods: info.GoalWeeklyStates.map(({ Likelihood }) => Likelihood),
    comments: info.GoalStatuses.flatMap(({ Comments }) => Comments.map(({ Comment }) => Comment)),
  };
}

test.setTimeout(600_000);

test('without a network the own goals are read and updated, and each update is saved once', async ({
  enter,
  witness,
}) => {
  witness.expectTrouble(
    /ERR_|WebSocket|cannot be reached|could not be reached|dynamically imported|status of 409/,
  );
  const [owner, manager] = await Promise.all([actor('wei.zhang'), actor('grace.mbeki')]);
  const titles = [newTitle('Two nines more'), newTitle('Restore within the hour')] as const;
  const [first, second] = [
    (await approvedGoal(owner, manager, titles[0])).Goal.Id,
    (await approvedGoal(owner, manager, titles[1])).Goal.Id,
  ];

  const page = await enter(owner, 'about:blank', { at: proxy.at, hasWorker: true });
  await page.goto('/v3/home', { timeout: 60_000 });
  const reminders = page.getByRole('heading', { name: /^Reminders/ });
  await expect(reminders).toBeVisible();
  // Answers are stored once the page is idle.
  await expect.poll(() => answers(page)).toContain('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click();
  for (const title of titles) await openGoal(page, title);
  for (const id of [first, second]) await expect.poll(() => answers(page)).toContain(`"id":"${id}"`);
  const { installability, manifest } = await installing(page);
  expect(installability.filter((each) => each !== 'in-incognito')).toEqual([]);
  expect(manifest).toMatchObject({ display: 'standalone', short_name: owner.session.Tenant.Name });
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src)).toBe(sizes);
  // The application is kept once the page is idle, and its answers with it.
  const stored = () =>
    page.evaluate(async () =>
      (await (await caches.open('bw.application')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(stored).toContain('/kept-page');
  expect((await stored()).filter((path) => !/^\/(assets\/[\w.-]+|kept-page)$/.test(path))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/v3/home');
  await expect(reminders).toBeVisible();
  await expect(statusLine(page)).toContainText(/You are offline\. As of \d+:\d\d/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Strategy' }).click();
  await expect(page.getByRole('main').getByText('You are offline. Your dashboard')).toBeVisible({
    timeout: 20_000,
  });
  await expectNoAxeFaults(page, 'a page that is not kept, without a network');
  await predict(page, titles[0], 'Likely', 'Said in the tunnel');
  await predict(page, titles[1], 'Unsure', 'Said on the bridge');
  await expect(statusLine(page)).toContainText('2 waiting to be sent');
  const other = await page.context().newPage();
  await other.goto(`/v3/goals/${first}`);
  await expect(goalHeading(other, titles[0])).toBeVisible();
  await expect(statusLine(other)).toContainText('2 waiting to be sent');

  // The server saves the first one, but its answer is lost, and so is the network.
  const lost = proxy.loseAnswer('updatestatus');
  await page.context().setOffline(false);
  await lost;
  await page.context().setOffline(true);
  await expect(statusLine(page)).toContainText(/waiting to be sent/);
  await page.context().setOffline(false);
  await expect(statusLine(page)).toHaveCount(0);
  await expect(statusLine(other)).toHaveCount(0);
  expect(await saved(owner, first)).toEqual({ likelihoods: [3], comments: ['Said in the tunnel'] });
  expect(await saved(owner, second)).toEqual({ likelihoods: [2], comments: ['Said on the bridge'] });
  await other.close();
  await meetsNewVersion(page);

  await page.context().setOffline(true);
  await predict(page, titles[0], 'Very likely', 'Typed on the phone');
  const info = await owner.call(getGoal, { params: { id: String(first) } });
  const week = info.GoalStatuses.find(({ Likelihood }) => Likelihood !== null);
  await owner.call(predictGoal, { body: { Id: week?.Id ?? 0, Likelihood: 0, Quality: 0 } });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '1 not saved' }).click({ timeout: 40_000 });
  const list = page.getByRole('region', { name: 'Not saved' });
  await expect(list).toContainText('Another prediction of this week was given after this one');
  await expect(list).toContainText('Likelihood: Very likely');
  await expect(list).toContainText('Typed on the phone');
  await page.keyboard.press('Escape');
  expect((await saved(owner, first)).likelihoods).toEqual([3, 0]);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByText('A sign-out deletes 1 update that is not saved yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).press('Enter');
  await expect(page).toHaveURL(/\/v3\/login$/);
  await expect.poll(() => databases(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`/v3/goals/${first}`);
  await expect(page).toHaveURL(/\/v3\/login/);
  await expect(page.getByText(titles[0])).toHaveCount(0);
});

/**
 * Makes the tab, and what its worker has kept, as of the version before a deploy: the reload is offered once nobody types,
 * and gives the server's page.
 */
async function meetsNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const former = '/assets/former.js';
    document.querySelector('script[type="module"][src]')?.setAttribute('src', former);
    const cache = await caches.open('bw.application');
    const kept = await cache.match('/kept-page');
    const text = (await kept?.text())?.replace(/ src="\/assets\/[^"]+"/g, ` src="${former}"`);
    await cache.put('/kept-page', new Response(text, { headers: kept?.headers ?? {} }));
    const field = document.body.appendChild(document.createElement('textarea'));
    field.id = 'typed-in';
    field.focus();
  });
  const reload = page.getByRole('button', { name: 'Reload to update' });
  const looked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/v3/home');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await looked;
  await expect(reload).toHaveCount(0);
  await page.evaluate(() => document.getElementById('typed-in')?.blur());
  await reload.click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('script[src="/assets/former.js"]')).toHaveCount(0);
  await expect(reload).toHaveCount(0);
}

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

/** Returns what the browser itself says about installing. */
async function installing(page: Page): Promise<{ installability: string[]; manifest: Manifest }> {
  const session = await page.context().newCDPSession(page);
  const { data = '{}', errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  await session.detach();
  return {
    installability: [
      ...errors.map(({ message }) => message),
      ...installabilityErrors.map(({ errorId }) => errorId),
    ],
    manifest: JSON.parse(data),
  };
}

/** Returns the size of a picture as the browser shows it: `192x192`. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
}
