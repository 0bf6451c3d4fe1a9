import { createAppraisal } from '@bellwether/contract/talent/appraisal';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { getTalentSchedule } from '@bellwether/contract/talent/overview';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

/** Two departments in a cycle of their own with the last quarter, and the drafts of their managers. */
async function draftsOfHardware(): Promise<void> {
  const [hr, mechanics, electronics, director] = await Promise.all([
    actor('hradmin'),
    actor('pavel.novak'),
    actor('noor.haddad'),
    actor('helena.kraft'),
  ]);
  const [sofia, ben, jonas, mei] = await Promise.all(
    ['sofia.rossi', 'ben.carter', 'jonas.weber', 'mei.lin'].map((who) => actor(who)),
  );
  const people = [mechanics, electronics, sofia, ben, jonas, mei].map((one) => one?.session.Profile.Id ?? 0);
  const { Periods } = await hr.call(getTalentSchedule, {});
  const [latest] = Periods.map(({ PeriodId }) => PeriodId);
  if (latest === undefined) throw new Error('A quarter has ended.');
  const cycle = await hr.call(createCycle, {
    body: {
      Name: 'Hardware half-year',
      FirstPeriodId: latest,
      Span: 'quarter',
      Audience: { Company: false, Departments: [], Organisations: [], People: people, AddedBefore: null },
      SelfReview: null,
    },
  });
  await hr.call(startCycle, { params: { id: `${cycle.Id}` }, body: {} });
  const [ofMechanics, ofElectronics, ...reports] = people;
  const written = [
    [director, ofMechanics],
    [director, ofElectronics],
    [mechanics, reports[0]],
    [mechanics, reports[1]],
    [electronics, reports[2]],
    [electronics, reports[3]],
  ] as const;
  for (const [writer, UserId] of written)
    await writer.call(createAppraisal, {
      body: {
        UserId: UserId ?? 0,
        EvaluationPeriodId: latest,
        CycleId: cycle.Id,
        Primary: 2,
        Secondary: 1,
        Review: '<p>Steady work.</p>',
      },
    });
}

const session = (page: Page) => layer(page, 'Calibration');

/** Opens the session and the card of a person, and fills in a move to a level. */
async function prepareMove(page: Page, level: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Open the calibration Hardware, spring and summer' }).click();
  const card = session(page).getByRole('button', { name: /^Sofia Rossi/ });
  // On a busy machine the drawer's code takes its time.
  await card.click({ timeout: 60_000 });
  const form = page.getByRole('form', { name: 'Move Sofia Rossi' });
  await form.getByRole('combobox', { name: 'Performance' }).click();
  await page.getByRole('option', { name: level, exact: true }).click();
  await form.getByRole('textbox', { name: 'Reason' }).fill(reason);
}

test('HR opens a calibration, two leads move one person at once, and a team is shared', async ({
  enter,
  witness,
}) => {
  // One of two moves at once is refused.
  witness.expectTrouble(/status of 409/);
  await draftsOfHardware();

  const hr = await enter('hradmin', '/v3/talent');
  await hr.getByRole('button', { name: 'New calibration' }).click();
  const opening = layer(hr, 'New calibration');
  await opening.getByRole('textbox', { name: 'Name' }).fill('Hardware, spring and summer');
  await opening.getByRole('combobox', { name: 'Quarter or review cycle' }).click();
  await hr.getByRole('option', { name: 'Hardware half-year' }).click();
  const departments = opening.getByRole('combobox', { name: 'Departments' });
  for (const name of ['Mechanical Design', 'Electronics']) {
    await departments.fill(name);
    await hr.getByRole('option', { name, exact: true }).click();
  }
  await opening.getByRole('switch', { name: 'With guide lines' }).click({ force: true });
  await expectNoAxeFaults(hr, 'the form of a calibration');
  await opening.getByRole('button', { name: 'Open the calibration' }).click();
  await expect(session(hr).getByRole('button', { name: /^Sofia Rossi/ })).toBeVisible();
  await expectNoAxeFaults(hr, 'an open calibration');

  const pavel = await enter('pavel.novak', '/v3/talent');
  const noor = await enter('noor.haddad', '/v3/talent', { size: phone });
  await prepareMove(pavel, 'Meets expectations', 'Two of her goals were carried by the team.');
  await prepareMove(noor, 'Below expectations', 'The housing came late twice.');
  // Nobody sees themselves.
  await expect(session(pavel).getByRole('button', { name: /^Pavel Novak/ })).toHaveCount(0);
  await expectNoAxeFaults(noor, 'a card on the phone');
  await Promise.all(
    [pavel, noor].map((page) => page.getByRole('button', { name: 'Move', exact: true }).click()),
  );
  const refused = (page: Page) => page.getByText(/^This card changed meanwhile\. It is now at/);
  await expect
    .poll(async () => (await refused(pavel).count()) + (await refused(noor).count()))
    .toBeGreaterThan(0);
  const late = (await refused(pavel).count()) > 0 ? pavel : noor;
  await expect(late.getByRole('textbox', { name: 'Reason' })).not.toHaveValue('');
  await late.getByRole('button', { name: 'Move it from there' }).click();
  await late.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(late.getByText('Sofia Rossi is moved.')).toBeVisible();

  await session(hr)
    .getByRole('button', { name: /^Sofia Rossi.*moved$/ })
    .click();
  const moves = hr.getByRole('region', { name: 'Moves' });
  await expect(moves.getByText('The housing came late twice.')).toBeVisible();
  await expect(moves.getByText('Two of her goals were carried by the team.')).toBeVisible();
  await hr.keyboard.press('Escape');
  await session(hr).getByRole('button', { name: 'Close and write the ratings' }).click();
  await layer(hr, 'Close the calibration')
    .getByRole('button', { name: 'Close and write the ratings' })
    .click();
  await expect(hr.getByText('Closed. 1 draft has new ratings.')).toBeVisible();

  await pavel.goto('/v3/talent');
  await pavel.getByRole('link', { name: 'Hardware half-year', exact: true }).click();
  await pavel.getByRole('button', { name: 'Share many…' }).click();
  const many = layer(pavel, 'Share appraisals');
  await many.getByRole('checkbox', { name: 'Tick all that are complete' }).check();
  await expectNoAxeFaults(pavel, 'the list of what is missing');
  await many.getByRole('button', { name: 'Share 2 appraisals' }).click();
  await expect(pavel.getByText('2 appraisals are shared.')).toBeVisible();
});
