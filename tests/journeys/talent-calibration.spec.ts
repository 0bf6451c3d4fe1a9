import { getOrganisation } from '@bellwether/contract/people/organisation';
import { createAppraisal } from '@bellwether/contract/talent/appraisal';
import {
  getCalibrationSession,
  listCalibrations,
  moveCalibrationCard,
} from '@bellwether/contract/talent/calibration';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { getTalentSchedule } from '@bellwether/contract/talent/overview';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor, mailOf } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

test.setTimeout(240_000);

/** Two departments in a cycle of their own with the last quarter, and the drafts of their managers. */
async function draftsOfHardware(hr: Actor, mechanics: Actor): Promise<void> {
  const [electronics, director] = await Promise.all([actor('noor.haddad'), actor('helena.kraft')]);
  const everybody = (await hr.call(getOrganisation, {})).data;
  const idOf = (who: string) => everybody.find(({ Email }) => Email === mailOf(who))?.id ?? 0;
  const { Periods } = await hr.call(getTalentSchedule, {});
  const [latest] = Periods.map(({ PeriodId }) => PeriodId);
  if (latest === undefined) throw new Error('A quarter has ended.');
  const written = [
    [director, 'pavel.novak'],
    [director, 'noor.haddad'],
    [mechanics, 'sofia.rossi'],
    [mechanics, 'ben.carter'],
    [electronics, 'jonas.weber'],
    [electronics, 'mei.lin'],
  ] as const;
  const People = written.map(([, who]) => idOf(who));
  const cycle = await hr.call(createCycle, {
    body: {
      Name: 'Hardware half-year',
      FirstPeriodId: latest,
      Span: 'quarter',
      Audience: { Company: false, Departments: [], Organisations: [], People, AddedBefore: null },
      SelfReview: null,
    },
  });
  await hr.call(startCycle, { params: { id: `${cycle.Id}` }, body: {} });
  for (const [writer, who] of written)
    await writer.call(createAppraisal, {
      body: {
        UserId: idOf(who),
        EvaluationPeriodId: latest,
        CycleId: cycle.Id,
        Primary: 2,
        Secondary: 1,
        Review: '<p>Steady work.</p>',
      },
    });
}

/** Moves Sofia Rossi down by one level. */
async function moveDown(mover: Actor, Reason: string): Promise<void> {
  const found = (await mover.call(listCalibrations, {})).data.find(({ Name }) => Name.startsWith('Hardware'));
  const id = `${found?.Id}`;
  const { Cards } = await mover.call(getCalibrationSession, { params: { id } });
  const card = Cards.find(({ Name }) => Name === 'Sofia Rossi');
  if (!card) throw new Error('The session has no such card.');
  const { UserId, Version, Primary, Secondary } = card;
  await mover.call(moveCalibrationCard, {
    params: { id, userId: `${UserId}` },
    body: { Primary: Primary - 1, Secondary, From: { Primary, Secondary }, Version, Reason },
  });
}

const session = (page: Page) => layer(page, 'Calibration');

test('HR opens a calibration, sees a lead’s move, moves the same person and closes, and looks what is missing', async ({
  enter,
}) => {
  const [admin, lead] = await Promise.all([actor('hradmin'), actor('pavel.novak')]);
  await draftsOfHardware(admin, lead);

  const hr = await enter(admin, '/v3/talent');
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
  const card = session(hr).getByRole('button', { name: /^Sofia Rossi/ });
  await expect(card).toBeVisible();

  // The session shows the move without a reload.
  await moveDown(lead, 'Two of her goals were carried by the team.');
  await expect(card).toHaveAccessibleName(/moved$/);
  await expectNoAxeFaults(hr, 'an open calibration');
  await card.click();
  const form = hr.getByRole('form', { name: 'Move Sofia Rossi' });
  await form.getByRole('combobox', { name: 'Performance' }).click();
  await hr.getByRole('option', { name: 'Below expectations', exact: true }).click();
  await form.getByRole('textbox', { name: 'Reason' }).fill('The housing came late twice.');
  const moves = hr.getByRole('region', { name: 'Moves' });
  await expect(moves.getByText('Two of her goals were carried by the team.')).toBeVisible();
  await expectNoAxeFaults(hr, 'a card with a move');
  await form.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(hr.getByText('Sofia Rossi is moved.')).toBeVisible();
  await session(hr).getByRole('button', { name: 'Close and write the ratings' }).click();
  await layer(hr, 'Close the calibration')
    .getByRole('button', { name: 'Close and write the ratings' })
    .click();
  await expect(hr.getByText('Closed. 1 draft has new ratings.')).toBeVisible();

  await hr.keyboard.press('Escape');
  await hr.getByRole('link', { name: 'Hardware half-year', exact: true }).click();
  await hr.getByRole('button', { name: 'Share many…' }).click();
  await expect(layer(hr, 'Share appraisals').getByText('Sofia Rossi')).toBeVisible();
  await expectNoAxeFaults(hr, 'the list of what is missing');
});
