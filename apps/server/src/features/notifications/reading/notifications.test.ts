import { approveGoal } from '@bellwether/contract/goals/approval';
import { addComment, deleteComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import {
  changeGoalOwner,
  changeParentGoal,
  followGoal,
  listFollowedGoals,
} from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import {
  listNotificationPreferences,
  listNotifications,
  saveNotificationPreference,
} from '@bellwether/contract/notifications';
import { countUnread, markAllRead, markRead } from '@bellwether/contract/notifications/unread';
import { changeManager } from '@bellwether/contract/people/manager';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { purgeNotifications } from '../jobs.ts';

const server = await startTestServer();

async function build() {
  const company = await buildGoalCompany(server);
  return { company, notified: new Notified(company), people: company.people };
}
const { company, notified, people } = await build();
const idOf = (goal: GoalInfo) => goal.Goal.Id;
const follow = (who: CastName, goal: GoalInfo) =>
  company.must(who, followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
const predict = (who: CastName, goal: GoalInfo, of = company) =>
  of.must(who, predictGoal, {
    body: {
      Id: goal.GoalStatuses.find((status) => status.IsOpen)?.Id ?? 0,
      Likelihood: 3,
      Quality: 1,
      Comment: 'Between us',
    },
  });
/** All texts that the person can read in their notifications. */
const textOf = async (who: CastName) => JSON.stringify(await notified.of(who));
const heard = async (who: CastName, act: () => Promise<unknown>) => (await notified.after(act))[who] ?? [];

describe('a notification', () => {
  test('has the documented fields, and says what its reader may see', async () => {
    const goal = await company.makeApproved('member', { Title: 'Grow by ten' });
    const [told] = await heard('lead', () => predict('member', goal));
    expect(told).toMatchObject({
      Subject: 'Goal Updated',
      Body: 'Mia Member updated “Grow by ten”.',
      CreatedAt: new Date(server.clock.now()).toISOString(),
      IsRead: false,
      NotifiedObjectType: 'GoalStatus',
      NotifiedObjectId: goal.GoalStatuses.find((status) => status.IsOpen)?.Id,
      Actor: { Id: people.member.id, Name: 'Mia Member' },
      Goal: { Id: idOf(goal), Title: 'Grow by ten' },
      Prediction: { Likelihood: 3, Quality: 1, LikelihoodDelta: null, QualityDelta: null },
      Waiting: null,
      Said: { Text: 'Between us', On: { Id: told?.NotifiedObjectId, Type: 'GoalStatus' } },
    });
  });

  test('of a comment opens the goal, and has its words while they stand', async () => {
    const goal = await company.makeApproved('member');
    const Id = goal.GoalStatuses[0]?.Id;
    const [told] = await heard('lead', () =>
      company.must('member', addComment, { body: { Type: 'GoalStatus', Id, Comment: 'Strictly secret' } }),
    );
    expect(told).toMatchObject({
      NotifiedObjectType: 'Comment',
      NotifiedObjectId: idOf(goal),
      Said: { Text: 'Strictly secret', On: { Id, Type: 'GoalStatus' } },
    });
    const stored = await company.read((db) =>
      db
        .selectFrom('notification')
        .select('detail')
        .where('id', '=', told?.Id ?? 0)
        .execute(),
    );
    expect(JSON.stringify(stored)).not.toContain('secret');
    await company.must('member', deleteComment, { params: { id: String(told?.CommentId) } });
    expect(await textOf('lead')).not.toContain('secret');
  });

  test('of an update has no words for a follower who does not read comments', async () => {
    const goal = await company.makeApproved('member');
    await follow('outsider', goal);
    const [told] = await heard('outsider', () => predict('member', goal));
    expect(told).toMatchObject({ Subject: 'Goal Updated', Goal: { Id: idOf(goal) } });
    expect(told?.Said).toBeUndefined();
  });

  test('waits for the answer only while the reader may give it', async () => {
    const goal = await company.make('member', { IsDraft: false });
    const [asked] = await notified.of('lead');
    expect(asked).toMatchObject({ Subject: 'Goal Submitted for Approval', Waiting: 'goal' });
    expect(asked?.States).toEqual({ From: 'draft', To: 'review' });
    await company.must('lead', approveGoal, { body: { Id: idOf(goal), Status: 'approved' } });
    expect((await notified.of('lead'))[0]).toMatchObject({ Id: asked?.Id, Waiting: null });
  });

  test('is never about an own act, and one per event also for people with several reasons', async () => {
    // The owner of the parent goal also follows the goal, and is the manager of the goal's owner.
    const parent = await company.makeApproved('lead');
    const goal = await company.makeApproved('member', { ParentId: idOf(parent) });
    await follow('lead', goal);
    await follow('member', goal);
    const told = await notified.after(() => predict('member', goal));
    expect(Object.keys(told)).toEqual(['lead']);
    expect(told.lead).toHaveLength(1);
  });

  test('is not written for the deactivated', async () => {
    const own = await build();
    const goal = await own.company.makeApproved('member');
    await own.notified.settle();
    await own.company.must('outsider', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
    await own.company.must('ceo', deactivatePerson, { params: { id: own.people.outsider.id } });
    await own.notified.settle();
    await predict('member', goal, own.company);
    await own.notified.settle();
    const rows = await own.company.read((db) =>
      db
        .selectFrom('notification')
        .select('id')
        .where('person_id', '=', own.people.outsider.id)
        .where('kind', '=', 'goal_updated')
        .execute(),
    );
    expect(rows).toEqual([]);
  });
});

describe('what a reader may not see', () => {
  test('a private goal reaches the owner’s chain alone', async () => {
    const told = await notified.after(async () => {
      const goal = await company.makeApproved('member', { Title: 'Hidden plan', IsPrivate: true });
      await predict('member', goal);
    });
    expect(Object.keys(told).sort()).toEqual(['lead', 'member']);
  });

  test('a goal made private later loses title and values in what was written before', async () => {
    const goal = await company.makeApproved('member', { Title: 'Soon hidden' });
    await follow('outsider', goal);
    await predict('member', goal);
    expect(await textOf('outsider')).toContain('Soon hidden');
    await company.must('member', updateGoal, {
      params: { id: idOf(goal) },
      body: company.save({ Title: 'Soon hidden', IsPrivate: true, IsFromEdit: true, IsDraft: false }),
    });
    await company.must('lead', approveGoal, { body: { Id: idOf(goal), Status: 'approved' } });
    const list = await notified.of('outsider');
    expect(JSON.stringify(list)).not.toContain('Soon hidden');
    expect(list[0]).toMatchObject({
      Body: 'Mia Member updated a goal.',
      Goal: null,
      Prediction: null,
      States: null,
    });
    expect(await textOf('lead')).toContain('Soon hidden');
  });

  test('a manager who lost the report no longer reads the draft’s title', async () => {
    const own = await build();
    await own.company.make('member', { Title: 'Secret draft', IsDraft: false });
    const [asked] = await own.notified.of('lead');
    expect(asked?.Body).toContain('Secret draft');
    await own.company.must('ceo', changeManager, {
      params: { id: own.people.member.id, managerId: own.people.otherLead.id },
    });
    const list = await own.notified.of('lead');
    expect(JSON.stringify(list)).not.toContain('Secret draft');
    expect(list.find(({ Id }) => Id === asked?.Id)).toMatchObject({
      Body: 'Mia Member submitted a goal for approval.',
      Waiting: null,
    });
  });

  test('a pending edit is no news for people who see the goal alone', async () => {
    const parent = await company.makeApproved('peer');
    const goal = await company.makeApproved('member', { ParentId: idOf(parent) });
    const told = await notified.after(() =>
      company.must('member', updateGoal, {
        params: { id: idOf(goal) },
        body: company.save({ Title: 'Changed', ParentId: idOf(parent), IsFromEdit: true, IsDraft: false }),
      }),
    );
    expect(Object.keys(told)).toEqual(['lead']);
  });

  test('a deleted goal keeps its title for those told, and for nobody else', async () => {
    const goal = await company.makeApproved('member', { Title: 'Gone for good' });
    await follow('outsider', goal);
    await predict('member', goal);
    await notified.settle();
    await company.must('goalAdmin', deleteGoal, { params: { id: idOf(goal) } });
    const [told, before] = await notified.of('outsider');
    expect(told).toMatchObject({
      Subject: 'Goal Deleted',
      Body: 'Gina Goaladmin deleted “Gone for good”.',
      Goal: null,
    });
    expect(before).toMatchObject({ Subject: 'Goal Updated', Body: 'Mia Member updated a goal.' });
    expect(await textOf('lead')).not.toContain('Gone for good');
  });

  test('a shelved goal stays readable for those who could see it', async () => {
    const parent = await company.makeApproved('member', { Title: 'On ice' });
    await company.makeApproved('peer', { ParentId: idOf(parent) });
    const told = await notified.after(() =>
      company.must('lead', shelveGoal, { body: { Id: idOf(parent), Status: 'shelved' } }),
    );
    expect(told.peer?.[0]).toMatchObject({
      Subject: 'Parent Goal Shelved',
      Body: 'Lena Lead shelved “On ice”, to which a goal of yours contributes.',
      States: { From: 'approved', To: 'shelved' },
    });
  });

  test('the new owner of a draft hears of it, and the former one no longer', async () => {
    const goal = await company.make('member', { Title: 'Handed over' });
    const told = await notified.after(() =>
      company.must('ceo', changeGoalOwner, { body: { Id: idOf(goal), UserId: people.outsider.id } }),
    );
    expect(Object.keys(told).sort()).toEqual(['otherLead', 'outsider']);
    expect(told.outsider?.[0]?.Body).toMatch(/ gave “Handed over” to you\.$/);
  });

  test('a new parent’s owner hears of a draft only if they see it', async () => {
    const parent = await company.makeApproved('outsider');
    const goal = await company.make('member');
    const told = await notified.after(() =>
      company
        .must('lead', changeParentGoal, { body: { Id: idOf(goal), GoalId: idOf(parent) } })
        .catch(() =>
          company.must('member', changeParentGoal, { body: { Id: idOf(goal), GoalId: idOf(parent) } }),
        ),
    );
    expect(told.outsider).toBeUndefined();
  });
});

describe('reading', () => {
  test('pages of 20 from 0, newest first; a page past the end is empty', async () => {
    const own = await build();
    const goal = await own.company.makeApproved('member');
    await own.notified.settle();
    await own.company.must('outsider', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
    for (let times = 0; times < 23; times += 1) {
      server.clock.advance(1_000);
      await predict('member', goal, own.company);
    }
    const pages = [await own.notified.of('outsider'), await own.notified.of('outsider', 1)];
    expect(pages.map((page) => page.length)).toEqual([20, 3]);
    const ids = pages.flat().map(({ Id }) => Id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    const beyond = await own.company.must('outsider', listNotifications, { params: { page: 2_147_483_647 } });
    expect(beyond).toEqual({ Notifications: [], UnreadCount: 23 });
  });

  test('marking is counted once, also when everything happens at once', async () => {
    const own = await build();
    const goal = await own.company.makeApproved('member');
    await own.notified.settle();
    await own.company.must('outsider', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
    for (let times = 0; times < 6; times += 1) await predict('member', goal, own.company);
    const list = await own.notified.of('outsider');
    const twice = [...list, ...list].map(({ Id }) =>
      own.company.must('outsider', markRead, { params: { id: Id } }),
    );
    for (const reply of await Promise.all(twice)) {
      expect(reply.IsRead).toBe(true);
      expect(reply.UnreadCount).toBeLessThan(list.length);
    }
    expect(await own.company.must('outsider', countUnread)).toEqual({ UnreadCount: 0 });
    const again = await own.company.must('outsider', markRead, { params: { id: list[0]?.Id ?? 0 } });
    expect(again).toEqual({ Id: list[0]?.Id, IsRead: true, UnreadCount: 0 });
  });

  test('the count drops by one only for an unread one, and mark all read leaves none', async () => {
    const own = await build();
    const goal = await own.company.makeApproved('member');
    await own.notified.settle();
    await own.company.must('peer', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
    for (let times = 0; times < 3; times += 1) await predict('member', goal, own.company);
    const [first] = await own.notified.of('peer');
    const mark = () => own.company.must('peer', markRead, { params: { id: first?.Id ?? 0 } });
    expect((await mark()).UnreadCount).toBe(2);
    expect((await mark()).UnreadCount).toBe(2);
    expect(await own.company.must('peer', markAllRead)).toEqual({ UnreadCount: 0 });
    expect((await own.notified.of('peer')).every(({ IsRead }) => IsRead)).toBe(true);
    // Other people's notifications stay unread.
    expect((await own.company.must('lead', countUnread)).UnreadCount).toBeGreaterThan(0);
  });

  test('other people’s and other companies’ notifications are absent', async () => {
    const goal = await company.makeApproved('member');
    const [told] = await heard('lead', () => predict('member', goal));
    const id = told?.Id ?? 0;
    for (const who of ['member', 'ceo', 'foreigner'] as const)
      expect((await company.call(who, markRead, { params: { id } })).status).toBe(404);
    expect((await notified.of('lead')).find(({ Id }) => Id === id)?.IsRead).toBe(false);
    expect(await notified.of('foreigner')).toEqual([]);
  });

  test('a stranger gets 401, and bad input 400', async () => {
    for (const endpoint of [countUnread, markAllRead, listNotificationPreferences, listFollowedGoals])
      expect((await company.call(null, endpoint)).status).toBe(401);
    expect((await company.call(null, listNotifications, { params: { page: 0 } })).status).toBe(401);
    for (const page of ['-1', 'x', '9999999999'])
      expect((await company.call('lead', listNotifications, { params: { page } })).status).toBe(400);
    const body = { Topic: 'everything', Delivery: 'off' };
    expect((await company.call('lead', saveNotificationPreference, { body })).status).toBe(400);
  });
});

describe('preferences', () => {
  test('everything comes in the app and by mail until a topic is switched', async () => {
    const own = await build();
    const { data } = await own.company.must('outsider', listNotificationPreferences);
    expect(new Set(data.map(({ Delivery }) => Delivery))).toEqual(new Set(['app_and_mail']));
    const saved = await own.company.must('outsider', saveNotificationPreference, {
      body: { Topic: 'predictions', Delivery: 'off' },
    });
    expect(saved.data.find(({ Topic }) => Topic === 'predictions')?.Delivery).toBe('off');
    expect(await own.company.must('outsider', listNotificationPreferences)).toEqual(saved);
  });

  test('a topic that is off writes nothing, and other people still hear', async () => {
    const own = await build();
    const goal = await own.company.makeApproved('member');
    await own.notified.settle();
    await own.company.must('outsider', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
    const choose = (Delivery: 'app' | 'off') =>
      own.company.must('outsider', saveNotificationPreference, { body: { Topic: 'predictions', Delivery } });
    await choose('off');
    expect(Object.keys(await own.notified.after(() => predict('member', goal, own.company)))).toEqual([
      'lead',
    ]);
    await choose('app');
    const told = await own.notified.after(() => predict('member', goal, own.company));
    expect(Object.keys(told).sort()).toEqual(['lead', 'outsider']);
  });

  test('a person with two reasons is notified by the one that is on', async () => {
    const own = await build();
    const goal = await own.company.make('lead', { IsDraft: false });
    await own.company.must('member', saveNotificationPreference, {
      body: { Topic: 'goal_changes', Delivery: 'off' },
    });
    const told = await own.notified.after(() =>
      own.company.must('ceo', approveGoal, { body: { Id: idOf(goal), Status: 'approved' } }),
    );
    expect(Object.keys(told).sort()).toEqual(['lead', 'peer']);
  });
});

test('followed goals are listed newest first, while they are visible', async () => {
  const own = await build();
  const first = await own.company.makeApproved('member', { Title: 'First' });
  const second = await own.company.makeApproved('peer', { Title: 'Second' });
  for (const goal of [first, second])
    await own.company.must('outsider', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
  const list = async () => (await own.company.must('outsider', listFollowedGoals)).data;
  expect((await list()).map(({ Title, User }) => [Title, User.Name])).toEqual([
    ['Second', 'Paul Peer'],
    ['First', 'Mia Member'],
  ]);
  await own.company.must('goalAdmin', deleteGoal, { params: { id: idOf(second) } });
  expect((await list()).map(({ Title }) => Title)).toEqual(['First']);
});

test('old notifications are deleted after the company’s days', async () => {
  const own = await build();
  const goal = await own.company.makeApproved('member');
  await predict('member', goal, own.company);
  await own.notified.settle();
  const count = async () => (await own.notified.of('lead')).length;
  const before = await count();
  const now = server.clock.now();
  await own.company.goTo(now + 179 * 86_400_000);
  await purgeNotifications.run(server.context);
  expect(await count()).toBe(before);
  await own.company.goTo(now + 181 * 86_400_000);
  await purgeNotifications.run(server.context);
  expect(await count()).toBe(0);
});
