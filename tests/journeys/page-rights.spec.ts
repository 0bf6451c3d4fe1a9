import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/run-command.ts';
import { actor } from './src/actor.ts';
import { expect, test } from './src/journey.ts';

/** Addresses of people who are not signed in, and the one that ends the session. */
const signedOut =
  /^\/v3\/(login|arrived|invitation|forgotpassword|unlock|resetpassword|notme|unsubscribe|confirmemail|signout)/;

/** Returns every address of the product for signed-in people, about the ceo and what is the ceo's. */
async function addressesAbout(personId: number, goalId: number, periodId: number): Promise<string[]> {
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
    .filter((pattern) => pattern.startsWith('/v3/') && !signedOut.test(pattern))
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
  test(`no address of the product signs a ${who} out`, async ({ enter, witness }) => {
    test.slow();
    // What the person does not see is absent.
    witness.expectTrouble(/status of 404/);
    const [{ session: ceo }, self] = await Promise.all([actor('ceo'), actor(who)]);
    const page = await enter(self, '/v3/predictions/company');
    await expect(page.getByText('Only the CEO sees all company goals in one matrix.')).toBeVisible();
    const goal = page.getByRole('region', { name: 'Company goals' }).getByRole('link').first();
    await page.goto('/v3/home');
    const goalId = Number(/\/(\d+)/.exec((await goal.getAttribute('href')) ?? '')?.[1]);
    const refused: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() === 403) refused.push(`${page.url()}: ${reply.url()}`);
    });
    for (const address of await addressesAbout(ceo.Profile.Id, goalId, ceo.Period.Id)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' }), address).toHaveCount(0);
      await expect(page, address).not.toHaveURL(/\/v3\/login/);
    }
    expect(refused).toEqual([]);
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  });
}
