import { listPeriods } from '@bellwether/contract/goals/reading';
import { createAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { answerPeerRequest, handInPeerFeedback, listPeerFeedback } from '@bellwether/contract/talent/peers';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { type Actor, actor } from './src/actor.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

/** Accepts the request about an employee and hands in the feedback. */
async function giveFeedback(giver: Actor, employeeId: number, Answer: string): Promise<void> {
  const { Requests } = await giver.call(listPeerFeedback, {});
  const params = { id: `${Requests.find(({ User }) => User.Id === employeeId)?.Id}` };
  const { Questions } = await giver.call(answerPeerRequest, { params, body: { Accept: true } });
  const Answers = Questions.map(({ Id }) => ({ Id, Answer }));
  await giver.call(handInPeerFeedback, { params, body: { Answers } });
}

test('a manager decides on three peers, they answer, and the employee reads the summary only after the sharing', async ({
  enter,
}) => {
  const [hr, manager, employee] = await Promise.all([
    actor('hradmin'),
    actor('olivia.grant'),
    actor('diego.santos'),
  ]);
  const { data: periods } = await hr.call(listPeriods, {});
  const third = periods.find(({ StartDate }) => StartDate === '2026-07-01')?.Id ?? 0;
  const made = await hr.call(createCycle, {
    body: {
      Name: 'Third quarter with peers',
      FirstPeriodId: third,
      Span: 'quarter',
      Audience: {
        Company: false,
        Departments: [],
        Organisations: [],
        People: [employee.session.Profile.Id],
        AddedBefore: null,
      },
      SelfReview: null,
      Peers: {
        OpensOn: '2026-10-01',
        DueOn: '2026-12-31',
        Naming: 'pooled',
        Questions: [{ Id: 0, Question: 'What helps the team?', Help: '', IsRequired: true }],
      },
    },
  });
  await hr.call(startCycle, { params: { id: `${made.Id}` }, body: {} });
  const round = `/v3/talent/peerfeedback/${made.Id}/${employee.session.Profile.Id}`;

  const own = await enter(employee, '/v3/talent/myappraisal');
  await own.getByRole('link', { name: 'Choose people for Third quarter with peers' }).click();
  const proposal = own.getByRole('form', { name: 'Propose people' });
  await proposal.getByRole('combobox', { name: 'People whom you propose' }).fill('Ben Carter');
  await own.getByRole('option', { name: /^Ben Carter/ }).click();
  // Leaving the field closes its list, which covers the button.
  await own.keyboard.press('Tab');
  await proposal.getByRole('button', { name: 'Propose' }).click();
  await expect(own.getByText('Proposed, not decided yet')).toBeVisible();

  const lead = await enter(manager, '/v3/talent/peerfeedback');
  await lead.getByRole('link', { name: /^Open peer feedback about Diego Santos/ }).click();
  const choice = lead.getByRole('form', { name: 'Decide whom to ask' });
  const people = choice.getByRole('combobox', { name: 'People to ask' });
  for (const name of ['Jonas Weber', 'Mei Lin']) {
    await people.fill(name);
    await lead.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  }
  await lead.keyboard.press('Tab');
  await choice.getByRole('button', { name: 'Ask these people' }).click();
  await expect(lead.getByText('Asked, no answer yet').first()).toBeVisible();

  const giver = await enter('ben.carter', '/v3/talent/peerfeedback', { size: phone });
  await giver.getByRole('button', { name: 'Accept: Diego Santos' }).click();
  await giver.getByRole('link', { name: 'Write feedback about Diego Santos' }).click();
  const form = giver.getByRole('form', { name: 'Your feedback' });
  await form.getByRole('textbox', { name: 'What helps the team?' }).fill('Quick reviews, says ben.carter.');
  await expectNoAxeFaults(giver, 'feedback on the phone');
  await form.getByRole('button', { name: 'Hand in' }).click();
  await expect(giver.getByText('Your feedback is handed in and does not change any more.')).toBeVisible();
  await expect(giver.getByText('Quick reviews, says ben.carter.')).toBeVisible();
  for (const who of ['jonas.weber', 'mei.lin'])
    await giveFeedback(await actor(who), employee.session.Profile.Id, `Quick reviews, says ${who}.`);

  await lead.goto(round);
  await expect(lead.getByRole('article', { name: 'Ben Carter' })).toContainText(
    'Quick reviews, says ben.carter.',
  );
  const summary = lead.getByRole('form', { name: 'Summary for the employee' });
  await summary
    .getByRole('textbox', { name: 'Summary for the employee' })
    .fill('Your reviews are quick, and everybody likes that.');
  await summary.getByRole('button', { name: 'Save the summary' }).click();
  await expect(lead.getByText('The summary is saved.')).toBeVisible();
  // The form of the decision is there, too.
  await expect(choice).toBeVisible();
  await expectNoAxeFaults(lead, 'what peers say, to the manager');

  await expect(own.getByText('You read a summary by your manager once the review is shared')).toBeVisible();
  await expect(own.getByText('Your reviews are quick')).toHaveCount(0);
  const { Id } = await manager.call(createAppraisal, {
    body: {
      UserId: employee.session.Profile.Id,
      EvaluationPeriodId: third,
      CycleId: made.Id,
      Primary: 2,
      Secondary: 1,
      Review: '<p>A good quarter.</p>',
    },
  });
  await manager.call(shareAppraisal, { params: { id: `${Id}` } });
  await own.goto(round);
  await expect(own.getByText('Your reviews are quick, and everybody likes that.')).toBeVisible();
  await expect(own.getByText('Quick reviews')).toHaveCount(0);
  await expect(own.getByText('Jonas')).toHaveCount(0);
  await expectNoAxeFaults(own, 'what peers say, to the employee');
});
