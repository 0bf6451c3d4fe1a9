import { getDashboard } from '@bellwether/contract/dashboard';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { expect, test } from 'vitest';
import { fairShareLimits } from '#platform/session/fair-share.ts';
import { buildGoalCompany, type CastName, cast, type GoalCompany } from '../../testing/goal-company.ts';
import { type LiveClient, openReady, told } from '../../testing/live-client.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
/** The week of the test server's clock. */
const openWeek = 8;
const watching = cast.filter((who) => who !== 'foreigner');
type Watcher = (typeof watching)[number];

type Clients = Record<CastName, LiveClient>;

/** A company with a channel for everybody, and one in another company. */
async function watchedCompany(): Promise<{ company: GoalCompany; clients: Clients }> {
  const company = await buildGoalCompany(server);
  const clients: Partial<Clients> = {};
  for (const who of cast) clients[who] = await openReady(server, company.tokenOf(who));
  return { company, clients: clients as Clients };
}

/** Returns who got a frame of the goal during `act`: the people who got a change, and the people who got `Gone`. */
async function whoHears(
  { company, clients }: Awaited<ReturnType<typeof watchedCompany>>,
  act: () => unknown,
) {
  const own = Object.fromEntries(watching.map((who) => [who, clients[who]])) as Record<Watcher, LiveClient>;
  await told(server, company.tenantId, own);
  const marks = new Map(watching.map((who) => [who, clients[who].messages.length]));
  await act();
  await told(server, company.tenantId, own);
  const frames = (who: Watcher) =>
    clients[who].messages.slice(marks.get(who)).filter(({ Event }) => Event === 'goal_update');
  expect(clients.foreigner.messages.filter(({ Ready }) => !Ready)).toEqual([]);
  return {
    update: watching.filter((who) => frames(who).some(({ Gone }) => !Gone)),
    gone: watching.filter((who) => frames(who).some(({ Gone }) => Gone)),
    frames,
  };
}

const statusOf = ({ GoalStatuses }: GoalInfo) =>
  GoalStatuses.find(({ GoalPeriodWeek }) => GoalPeriodWeek.Week === openWeek)?.Id ?? 0;
const chain: CastName[] = ['ceo', 'lead', 'member'];

test('everybody gets a frame of a published goal, with ids only', async () => {
  const at = await watchedCompany();
  const { company, clients } = at;
  const goal = await company.makeApproved('member', { Title: 'seen by all' });
  const heard = await whoHears(at, () =>
    company.must('member', predictGoal, { body: { Id: statusOf(goal), Likelihood: 3, Quality: 2 } }),
  );
  expect(heard.update).toEqual(watching);
  const frame = heard.frames('observer')[0];
  expect(frame).toEqual({
    Id: expect.any(Number),
    Event: 'goal_update',
    GoalId: goal.Goal.Id,
    By: company.people.member.id,
  });
  expect(JSON.stringify(clients.peer.messages)).not.toContain('seen by all');
});

test('drafts, edits, private goals and comments are told to those who may see them', async () => {
  const at = await watchedCompany();
  const { company } = at;
  let goalId = 0;
  const draft = await whoHears(at, async () => {
    goalId = (await company.make('member', { Title: 'draft' })).Goal.Id;
  });
  expect(draft.update).toEqual([...chain, 'goalAdmin']);
  const roof = await company.makeApproved('goalManager', { Title: 'roof' });
  const below = await whoHears(at, () => company.make('member', { ParentId: roof.Goal.Id, Title: 'below' }));
  expect(below.update).toEqual([...chain, 'goalAdmin', 'goalManager']);
  const secret = await whoHears(at, () => company.make('member', { Title: 'private', IsPrivate: true }));
  expect(secret.update).toEqual(chain);
  await company.must('member', approveGoal, { body: { Id: goalId, Status: 'review' } });
  const approved = await company.must('lead', approveGoal, { body: { Id: goalId, Status: 'approved' } });
  const edit = await whoHears(at, () =>
    company.must('member', updateGoal, {
      params: { id: goalId },
      body: company.save({ Title: 'edited', IsFromEdit: true, IsDraft: true }),
    }),
  );
  expect(edit.update).toEqual([...chain, 'goalAdmin']);
  const comment = await whoHears(at, () =>
    company.must('lead', addComment, {
      body: { Type: 'GoalStatus', Id: statusOf(approved), Comment: 'private words' },
    }),
  );
  expect(comment.update).toEqual(['lead', 'member', 'goalAdmin']);
});

test('people who saw a goal get a frame when it disappears', async () => {
  const at = await watchedCompany();
  const { company } = at;
  const goal = await company.makeApproved('member', { Title: 'soon deleted' });
  const deleted = await whoHears(at, () =>
    company.must('goalAdmin', deleteGoal, { params: { id: goal.Goal.Id } }),
  );
  expect([deleted.update, deleted.gone]).toEqual([[], watching]);
  expect(deleted.frames('peer')).toEqual([
    { Id: expect.any(Number), Event: 'goal_update', GoalId: goal.Goal.Id, Gone: true },
  ]);

  const draft = await company.make('member', { Title: 'soon private' });
  const hidden = await whoHears(at, () =>
    company.must('member', updateGoal, {
      params: { id: draft.Goal.Id },
      body: company.save({ Title: 'private', IsPrivate: true }),
    }),
  );
  expect([hidden.update, hidden.gone]).toEqual([chain, ['goalAdmin']]);

  const own = await company.makeApproved('ceo', { Title: 'public until now' });
  const closed = await whoHears(at, () =>
    company.must('ceo', updateGoal, {
      params: { id: own.Goal.Id },
      body: company.save({ Title: 'private', IsPrivate: true, IsFromEdit: true, IsDraft: false }),
    }),
  );
  expect([closed.update, closed.gone]).toEqual([['ceo'], watching.filter((who) => who !== 'ceo')]);

  const secret = await company.makeApproved('member', { Title: 'given away', IsPrivate: true });
  const given = await whoHears(at, () =>
    company.must('ceo', changeGoalOwner, {
      body: { Id: secret.Goal.Id, UserId: company.people.outsider.id },
    }),
  );
  expect([given.update, given.gone]).toEqual([
    ['ceo', 'otherLead', 'outsider'],
    ['lead', 'member'],
  ]);
});

test('everybody reads again at once after one event, and nobody is refused', async () => {
  // The limits of a real server.
  const { workShare } = fairShareLimits;
  const busy = await startTestServer({ fairShare: { workShare } });
  const company = await buildGoalCompany(busy);
  const goal = await company.makeApproved('member');
  const tenant = { id: company.tenantId };
  const tokens = await Promise.all(
    Array.from({ length: 60 }, async () => busy.signInAs(await busy.buildPerson(tenant))),
  );
  const clients = await Promise.all(tokens.map((token) => openReady(busy, token)));
  const reads = clients.map(async (client, at) => {
    const token = tokens[at];
    await client.wait(
      (message) => message.Event === 'goal_update' && message.By === company.people.member.id,
    );
    const answers = await Promise.all([
      busy.call(getGoal, { token, params: { id: goal.Goal.Id } }),
      busy.call(listGoals, { token, body: {} }),
      busy.call(getDashboard, { token }),
    ]);
    return answers.map(({ status }) => status);
  });
  await company.must('member', predictGoal, { body: { Id: statusOf(goal), Likelihood: 4, Quality: 4 } });
  expect(new Set((await Promise.all(reads)).flat())).toEqual(new Set([200]));
}, 30_000);
