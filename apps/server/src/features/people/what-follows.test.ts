import { getDashboard } from '@bellwether/contract/dashboard';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { listCompanyGoals } from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { changeManager, moveReports } from '@bellwether/contract/people/manager';
import { saveRoles } from '@bellwether/contract/people/profile';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../testing/factory.ts';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Effects of a change of people: open approvals go to the new manager at once, and company goals to the new ceo.

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

/**
 * Creates a person with a goal in review, an edit in review, a result and a shelving request, all of which wait for
 * the manager.
 */
async function waiting(manager: TestPerson) {
  const person = await server.buildPerson({ id: company.tenantId }, { manager });
  const [token, boss] = [await server.signInAs(person), await server.signInAs(manager)];
  const create = async () =>
    (await server.call(createGoal, { token, body: company.save({ IsDraft: false }) })).body.Goal.Id;
  const publish = async () => {
    const Id = await create();
    await server.call(approveGoal, { token: boss, body: { Id, Status: 'approved' } });
    return Id;
  };
  const goal = await create();
  const [edit, result, shelving] = [await publish(), await publish(), await publish()];
  const body = company.save({ Title: 'Other', IsFromEdit: true, IsDraft: false });
  await server.call(updateGoal, { token, params: { id: edit }, body });
  const outcome = { GoalId: result, Completed: true, Quality: 3, Outcome: 'Done' };
  await server.call(finalizeGoal, { token, body: outcome });
  await server.call(shelveGoal, {
    token,
    body: { Id: shelving, Status: 'shelving_in_review', Comment: 'No' },
  });
  return { person, goal, edit, result, shelving, all: [goal, edit, result, shelving] };
}

const asked = async (manager: TestPerson, ids: readonly number[]) => {
  const { body } = await server.call(getDashboard, { token: await server.signInAs(manager) });
  return (body.Reminders ?? [])
    .filter(({ Type, Id }) => Type === 'review' && ids.includes(Id))
    .map(({ Id }) => Id)
    .sort();
};

test('open approvals go to the new manager at once, who answers them all; the former one answers none', async () => {
  const { person, goal, edit, result, shelving, all } = await waiting(people.lead);
  expect(await asked(people.lead, all)).toEqual(all);
  await company.must('ceo', changeManager, { params: { id: person.id, managerId: people.otherLead.id } });
  expect([await asked(people.lead, all), await asked(people.otherLead, all)]).toEqual([[], all]);
  const answers = [
    // A goal that was never published is invisible to the former manager.
    [404, approveGoal, { Id: goal, Status: 'approved' }],
    [403, approveGoal, { Id: edit, Status: 'approved' }],
    [403, reviewResult, { GoalId: result, Completed: true, Feedback: 'Good' }],
    [403, shelveGoal, { Id: shelving, Status: 'approved', Comment: 'Yes' }],
  ] as const;
  for (const [refusal, endpoint, body] of answers) {
    const statuses: number[] = [];
    for (const who of ['lead', 'otherLead'] as const)
      statuses.push((await company.call(who, endpoint, { body })).status);
    expect([endpoint.name, ...statuses]).toEqual([endpoint.name, refusal, 200]);
  }
  expect(await asked(people.otherLead, all)).toEqual([]);
});

test('open approvals go up to the next active manager on a deactivation, and to the successor on a move of all reports', async () => {
  const boss = await server.buildPerson(
    { id: company.tenantId },
    { role: 'manager', manager: people.otherLead },
  );
  const { all } = await waiting(boss);
  await company.must('otherLead', deactivatePerson, { params: { id: boss.id } });
  expect(await asked(people.otherLead, all)).toEqual(all);
  const params = { id: boss.id };
  await company.must('orgAdmin', moveReports, { params, body: { ManagerId: people.lead.id } });
  expect([await asked(people.otherLead, all), await asked(people.lead, all)]).toEqual([[], all]);
});

test('company goals are the new ceo’s at once, and the former ceo’s next goal needs an approval', async () => {
  const own = await buildGoalCompany(server);
  const { Goal: former } = await own.makeApproved('ceo', { Title: 'Of the former ceo' });
  const { Goal: heirs } = await own.makeApproved('lead', { Title: 'Of the new ceo' });
  const shown = async () => (await own.must('peer', listCompanyGoals)).data.map(({ Id }) => Id);
  expect(await shown()).toEqual([former.Id]);
  const flags = { IsOrgAdmin: false, IsGoalAdmin: false, IsHrAdmin: false, IsGoalManager: false };
  const params = { id: own.people.lead.id };
  await own.must('ceo', saveRoles, { params, body: { RoleName: 'ceo', ...flags } });
  expect(await shown()).toEqual([heirs.Id]);
  expect((await own.make('ceo', { IsDraft: false })).Goal.State).toBe('review');
  expect((await own.make('lead', { IsDraft: false })).Goal.State).toBe('approved');
});
