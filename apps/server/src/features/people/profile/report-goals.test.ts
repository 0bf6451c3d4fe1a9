import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { listReportGoals } from '@bellwether/contract/people/goals';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const counts = (who: CastName | null, id = people.lead.id) =>
  company.call(who, listReportGoals, { params: { id } });

test('counts the goals of the running quarter that the caller sees', async () => {
  const { Goal } = await company.makeApproved('member');
  await company.makeApproved('member', { IsPrivate: true });
  await company.make('member', { Title: 'Draft' });
  // From Thursday of the next week on, that week needs a prediction.
  await company.goTo('2026-11-27T15:00:00Z');
  const one = { Id: people.member.id, Likelihood: [0, 0, 0, 0, 0], Unpredicted: 1, Asked: 1, NotUpdated: 1 };
  // Only the people above see the private goal. A draft does not count, even for the goal admin, who sees it.
  for (const who of ['peer', 'goalAdmin', 'observer'] as const)
    expect([who, (await counts(who)).body.data]).toEqual([who, [one]]);
  expect((await counts('lead')).body.data).toEqual([{ ...one, Unpredicted: 2, Asked: 2, NotUpdated: 2 }]);

  const { GoalStatuses } = await company.must('member', getGoal, { params: { id: Goal.Id } });
  const open = GoalStatuses.filter(({ IsOpen }) => IsOpen).map(({ Id }) => Id);
  await company.must('member', predictGoal, {
    body: { Id: Math.max(...open), Likelihood: 3, Quality: 2 },
  });
  expect((await counts('peer')).body.data).toEqual([
    { ...one, Likelihood: [0, 0, 0, 1, 0], Unpredicted: 0, NotUpdated: 0 },
  ]);
});

test('leaves out deactivated reports where the profile does', async () => {
  const gone = await server.buildPerson({ id: company.tenantId }, { manager: people.otherLead });
  const token = await server.signInAs(gone);
  const made = await server.call(createGoal, { token, body: company.save({ IsDraft: false }) });
  await company.must('otherLead', approveGoal, { body: { Id: made.body.Goal.Id, Status: 'approved' } });
  await company.must('ceo', deactivatePerson, { params: { id: gone.id } });
  const idsFor = async (who: CastName) =>
    (await counts(who, people.otherLead.id)).body.data.map(({ Id }) => Id);
  expect(await idsFor('peer')).toEqual([]);
  for (const who of ['otherLead', 'ceo', 'orgAdmin'] as const) expect(await idsFor(who)).toEqual([gone.id]);
});

test('is absent for another company, and refused without a session and for bad ids', async () => {
  expect((await counts('foreigner')).status).toBe(404);
  expect((await counts(null)).status).toBe(401);
  expect((await counts('ceo', 0)).status).toBe(400);
  expect((await counts('lead', people.observer.id)).status).toBe(404);
});

test('is one statement beside the session’s and the profile’s', async () => {
  const { tables } = await server.countStatements(() => counts('lead'));
  expect(tables).toHaveLength(3);
});
