import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { changeGoalOwner, reassignOpenGoals } from '@bellwether/contract/goals/ownership';
import { getGoal } from '@bellwether/contract/goals/reading';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { takeBackSentence } from '@bellwether/domain/goals/messages';
import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

/** A manager with a report, below the lead: the lead is two levels above the report. */
let boss: TestPerson;
let leaver: TestPerson;
let tokens: { boss: string; leaver: string };

beforeEach(async () => {
  boss = await server.buildPerson({ id: company.tenantId }, { role: 'manager', manager: people.lead });
  leaver = await server.buildPerson({ id: company.tenantId }, { manager: boss });
  tokens = { boss: await server.signInAs(boss), leaver: await server.signInAs(leaver) };
});

const make = async (fields = {}) => {
  const { body } = await server.call(createGoal, { token: tokens.leaver, body: company.save(fields) });
  return body.Goal.Id;
};
const publish = async (fields = {}) => {
  const Id = await make({ ...fields, IsDraft: false });
  await server.call(approveGoal, { token: tokens.boss, body: { Id, Status: 'approved' } });
  return Id;
};
const reassign = (who: CastName | null, to: TestPerson, from = leaver) =>
  company.call(who, reassignOpenGoals, { body: { OwnerId: from.id, UserId: to.id } });
const ownerOf = async (id: number) => (await company.must('ceo', getGoal, { params: { id } })).Goal.User.Id;

test('all open goals of all states get the new owner, with a history row and an event each', async () => {
  const draft = await make({ Title: 'Draft' });
  const review = await make({ Title: 'Review', IsDraft: false });
  const open = await publish({ Title: 'Open' });
  const edited = await publish({ Title: 'Edited' });
  await server.call(updateGoal, {
    token: tokens.leaver,
    params: { id: edited },
    body: company.save({ IsFromEdit: true, IsDraft: false }),
  });
  const done = await publish();
  const common = { GoalId: done, Completed: true };
  await server.call(finalizeGoal, { token: tokens.leaver, body: { ...common, Quality: 3, Outcome: 'Done' } });
  await server.call(reviewResult, { token: tokens.boss, body: { ...common, Feedback: 'Good' } });
  const shelved = await publish();
  await company.must('goalAdmin', shelveGoal, { body: { Id: shelved, Status: 'shelved', Comment: 'Later' } });

  const answer = await reassign('ceo', people.peer);
  expect([answer.status, answer.body]).toEqual([200, { Count: 4 }]);
  for (const id of [draft, review, open, edited]) {
    expect(await ownerOf(id)).toBe(people.peer.id);
    const info = await company.must('ceo', getGoal, { params: { id } });
    expect(info.GoalTransitions.at(-1)).toMatchObject({
      ActionType: 0,
      FromName: leaver.name,
      ToName: people.peer.name,
    });
    expect((await company.events(id)).filter((kind) => kind === 'goal.owner_changed')).toHaveLength(1);
  }
  for (const id of [done, shelved]) expect(await ownerOf(id)).toBe(leaver.id);

  // Whoever owned a goal when it was submitted may not answer it (goals.6).
  const ties = await company.read((db) =>
    db
      .selectFrom('goal_tie')
      .select(['goal_id', 'kind'])
      .where('person_id', '=', leaver.id)
      .where('goal_id', 'in', [draft, review, open, edited])
      .orderBy('goal_id')
      .execute(),
  );
  expect(ties).toEqual([
    { goal_id: review, kind: 'owned_submission' },
    { goal_id: edited, kind: 'owned_edit' },
  ]);
  expect((await reassign('ceo', people.peer)).body).toEqual({ Count: 0 });
});

test.each([
  ['ceo', 200],
  ['orgAdmin', 200],
  ['goalAdmin', 200],
  // Two levels above: only the direct manager gives goals away (goals.28).
  ['lead', 403],
  ['peer', 403],
  ['otherLead', 403],
  ['observer', 403],
  ['foreigner', 404],
  [null, 401],
] as const)('by %s: %s', async (who, status) => {
  const id = await publish();
  expect((await reassign(who, people.peer)).status).toBe(status);
  expect(await ownerOf(id)).toBe(status === 200 ? people.peer.id : leaver.id);
});

test('leaves out goals that the acting person does not see', async () => {
  const hidden = await publish({ IsPrivate: true });
  const open = await publish();
  expect((await reassign('orgAdmin', people.peer)).body).toEqual({ Count: 1 });
  expect([await ownerOf(hidden), await ownerOf(open)]).toEqual([leaver.id, people.peer.id]);
});

test('changes nothing if one goal is refused', async () => {
  const open = await publish();
  const hidden = await publish({ IsPrivate: true });
  const give = (to: TestPerson) =>
    server.call(reassignOpenGoals, {
      token: tokens.boss,
      body: { OwnerId: leaver.id, UserId: to.id },
    });
  // The direct manager would no longer see the private goal.
  const out = await give(people.outsider);
  expect([out.status, out.problem.code, out.problem.errors?.[0]?.path]).toEqual([
    400,
    'owner_out_of_sight_of_some',
    'UserId',
  ]);
  for (const to of [people.observer, people.foreigner])
    expect((await give(to)).problem.errors).toEqual([{ path: 'UserId', message: 'Please select owner!' }]);
  expect((await give(leaver)).problem.code).toBe('same_owner_of_all');
  for (const id of [open, hidden]) expect(await ownerOf(id)).toBe(leaver.id);
});

test('nobody takes back a goal that they approved as another person’s', async () => {
  const { body } = await server.call(createGoal, {
    token: tokens.boss,
    body: company.save({ Title: 'Mine' }),
  });
  const Id = body.Goal.Id;
  await company.must('lead', changeGoalOwner, { body: { Id, UserId: leaver.id } });
  await server.call(approveGoal, { token: tokens.leaver, body: { Id, Status: 'review' } });
  await server.call(approveGoal, { token: tokens.boss, body: { Id, Status: 'approved' } });
  const take = () =>
    server.call(reassignOpenGoals, {
      token: tokens.boss,
      body: { OwnerId: leaver.id, UserId: boss.id },
    });
  const alone = await take();
  expect([alone.status, alone.problem.detail]).toEqual([409, takeBackSentence]);
  const other = await publish();
  const both = await take();
  expect([both.status, both.problem.code]).toEqual([409, 'taken_back_of_some']);
  expect(await ownerOf(other)).toBe(leaver.id);
});

test('takes as many statements for ten goals as for one', async () => {
  await publish();
  const one = await server.countStatements(() => reassign('ceo', people.peer));
  for (let each = 0; each < 10; each += 1) await make();
  const ten = await server.countStatements(() => reassign('ceo', people.peer));
  expect(ten.tables).toHaveLength(one.tables.length);
});

test('of two concurrent calls one gives the goals away, and none is given twice', async () => {
  const ids = [await publish(), await publish(), await publish()];
  const answers = await Promise.all([reassign('ceo', people.peer), reassign('orgAdmin', people.outsider)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.Count).sort()).toEqual([0, 3]);
  const owners = new Set(await Promise.all(ids.map(ownerOf)));
  expect(owners.size).toBe(1);
});
