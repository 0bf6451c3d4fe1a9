import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listGoals } from '@bellwether/contract/goals/reading';
import { repositoryRoot } from '../../tools/run-command.ts';
import { actor } from './src/actor.ts';
import { expect, test } from './src/journey.ts';

/** Addresses of people who are not signed in, the one that ends the session, and pages of fixed text. */
const withoutCalls =
  /^\/v3\/(login|arrived|invitation|forgotpassword|unlock|resetpassword|notme|unsubscribe|confirmemail|signout|privacy|terms|help)/;

/** Former addresses, which only lead to one of the others. */
const former =
  /^\/v3\/(account\/.*|goals\/(company|type\/.*)|notifications\/goalstatus\/.*|settings\/company)$/;

/** Returns every page of the product for signed-in people, about the ceo and what is the ceo's. */
async function pagesAbout(personId: number, goalId: number, periodId: number): Promise<string[]> {
  const about: Readonly<Record<string, string | number>> = {
    audience: 1,
    cycleId: 1,
    goalId,
    id: periodId,
    part: 'info',
    periodId,
    personId,
    statusId: 1,
    token: 'x',
    type: 'MyGoals',
    uid: personId,
    userId: personId,
    year: 2026,
  };
  const file = join(repositoryRoot, 'apps/web/dist/pages.json');
  const patterns: readonly string[] = JSON.parse(await readFile(file, 'utf8'));
  return patterns
    .filter((pattern) => pattern.startsWith('/v3/') && !withoutCalls.test(pattern) && !former.test(pattern))
    .map((pattern) =>
      pattern.replace(/\{?-?\$(\w+)\}?/g, (_, name: string) => {
        const value = about[name];
        if (value === undefined) throw new Error(`${pattern} has a parameter that this test does not know.`);
        return `${value}`;
      }),
    );
}

// The server's 403 would end the session, so a page without a right must not ask it (wire.3).
for (const who of ['lead', 'observer']) {
  test(`no page of the product signs a ${who} out`, async ({ enter, witness }) => {
    test.slow();
    // What the person does not see is absent.
    witness.expectTrouble(/status of 404/);
    const [{ session: ceo }, self] = await Promise.all([actor('ceo'), actor(who)]);
    const { data } = await self.call(listGoals, { body: { GoalSelectFilter: 'CompanyGoals' } });
    const [goal] = data;
    if (!goal) throw new Error('The company has no goals.');
    const pages = await pagesAbout(ceo.Profile.Id, goal.Id, ceo.Period.Id);
    const page = await enter(self, 'about:blank');
    const refused: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() === 403) refused.push(`${page.url()}: ${reply.url()}`);
    });
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' }), address).toHaveCount(0);
      await expect(page, address).not.toHaveURL(/\/v3\/login/);
    }
    expect(refused).toEqual([]);
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  });
}
