import { createActionItem, markActionItem } from '@bellwether/contract/action-items';
import { approveGoal } from '@bellwether/contract/goals/approval';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { followGoal } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import { markAllRead, readOpened } from '@bellwether/contract/notifications/unread';
import { deactivatePerson } from '@bellwether/contract/people/status';
import type { OpenedThing } from '@bellwether/domain/notifications/reading/opened';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { doDueWork } from '../../../platform/jobs/due.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../../testing/goal-company.ts';
import { openReady, told } from '../../../testing/live-client.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { askForUpdates } from '../mails/commands.weekly-ask.ts';
import { tellApprovals } from '../mails/jobs.ts';

const server = await startTestServer();

const unreadOf = async (notified: Notified, who: CastName) =>
  (await notified.of(who)).filter(({ IsRead }) => !IsRead).map(({ Subject }) => Subject);
const idOf = ({ Goal }: GoalInfo) => Goal.Id;
const submit = (company: GoalCompany, Title: string) => company.make('member', { Title, IsDraft: false });
const approve = (company: GoalCompany, who: CastName, goal: GoalInfo) =>
  company.must(who, approveGoal, { body: { Id: idOf(goal), Status: 'approved' } });
const open = (company: GoalCompany, who: CastName, Thing: OpenedThing, Id = 0) =>
  company.must(who, readOpened, { body: { Thing, Id } });

test('an answer reads what asked for it, and nothing else, of nobody else', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const parent = await company.makeApproved('goalManager', { Title: 'Above' });
  const goal = await company.make('member', { Title: 'Asked', IsDraft: false, ParentId: idOf(parent) });
  await submit(company, 'Another');
  const request = 'Goal Submitted for Approval';
  expect([await unreadOf(notified, 'lead'), await unreadOf(notified, 'goalManager')]).toEqual([
    [request, request],
    [request, 'Goal Approved'],
  ]);
  await approve(company, 'lead', goal);
  const [left] = (await notified.of('lead')).filter(({ IsRead }) => !IsRead);
  expect(left?.Goal?.Title).toBe('Another');
  expect(await unreadOf(notified, 'goalManager')).toContain(request);
});

test('an open bell hears of it at once', async () => {
  const company = await buildGoalCompany(server);
  const goal = await submit(company, 'Asked');
  await new Notified(company).settle();
  const channel = await openReady(server, await server.signInAs(company.people.lead));
  await approve(company, 'lead', goal);
  await new Notified(company).settle();
  const frames = await told(server, company.tenantId, { lead: channel });
  expect(frames.lead).toContainEqual({ Event: 'notification', UnreadCount: 0 });
});

test('only dealing with a goal counts: following it does not', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const goal = await submit(company, 'Asked');
  await notified.settle();
  await company.must('lead', followGoal, { params: { id: idOf(goal) }, query: { On: 'true' } });
  await company.must('lead', getGoal, { params: { id: idOf(goal) } });
  expect(await unreadOf(notified, 'lead')).toHaveLength(1);
  await approve(company, 'lead', goal);
  expect(await unreadOf(notified, 'lead')).toEqual([]);
});

test('a completed action item is read by who completes it', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const { member, lead } = company.people;
  const body = { Title: 'Parts', DueDate: '2026-12-01', AssigneeId: member.id, RequesterId: lead.id };
  const item = await company.must('lead', createActionItem, { body });
  expect(await unreadOf(notified, 'member')).toEqual(['Action Item Assigned']);
  await company.must('member', markActionItem, { params: { id: item.Id, tab: 1 } });
  expect(await unreadOf(notified, 'member')).toEqual([]);
  expect(await unreadOf(notified, 'lead')).toEqual(['Action Item Completed']);
});

test('the weekly ask is read with the last goal that it asked for', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const goals = [
    await company.makeApproved('member', { Title: 'One' }),
    await company.makeApproved('member', { Title: 'Two' }),
  ];
  await notified.settle();
  await company.must('member', markAllRead);
  await company.goTo('2026-11-19T16:00:00Z');
  await askForUpdates(server.context, company.tenantId);
  const predict = async (goal: GoalInfo | undefined) => {
    const { GoalStatuses } = await company.must('member', getGoal, { params: { id: goal ? idOf(goal) : 0 } });
    const Id = GoalStatuses.findLast(({ IsOpen }) => IsOpen)?.Id ?? 0;
    await company.must('member', predictGoal, { body: { Id, Likelihood: 3, Quality: 3 } });
  };
  const asked = async () =>
    (await notified.of('member')).filter(({ IsRead }) => !IsRead).map(({ Body }) => Body);
  expect(await asked()).toEqual(['Your goals wait for the update of the week 16–22 Nov.']);
  await predict(goals[0]);
  expect(await asked()).toHaveLength(1);
  await predict(goals[1]);
  expect(await asked()).toEqual([]);
});

test('fallen approvals are read when nothing waits any more', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const goal = await submit(company, 'Asked');
  await notified.settle();
  await company.must('orgAdmin', deactivatePerson, { params: { id: company.people.lead.id } });
  await notified.settle();
  server.clock.advance(120_000);
  await doDueWork(server.context, [tellApprovals]);
  const subject = 'Approvals Wait for You Now';
  expect(await unreadOf(notified, 'ceo')).toContain(subject);
  await approve(company, 'ceo', goal);
  expect(await unreadOf(notified, 'ceo')).not.toContain(subject);
});

test('opening a thing reads what was told of it, of the caller alone', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const { member, lead } = company.people;
  const [goal, other] = [await submit(company, 'Asked'), await submit(company, 'Other')];
  const body = { Title: 'Parts', DueDate: '2026-12-01', AssigneeId: lead.id, RequesterId: member.id };
  await company.must('member', createActionItem, { body });
  expect(await unreadOf(notified, 'lead')).toHaveLength(3);
  // Neither a stranger nor somebody of another company reads them for the lead.
  await open(company, 'peer', 'Goal', idOf(goal));
  await open(company, 'foreigner', 'Goal', idOf(goal));
  expect(await unreadOf(notified, 'lead')).toHaveLength(3);
  expect((await open(company, 'lead', 'Goal', idOf(goal))).UnreadCount).toBe(2);
  expect((await open(company, 'lead', 'Person', lead.id)).UnreadCount).toBe(2);
  expect((await open(company, 'lead', 'ActionItems')).UnreadCount).toBe(1);
  expect((await open(company, 'lead', 'Goal', idOf(other))).UnreadCount).toBe(0);
  expect((await company.call(null, readOpened, { body: { Thing: 'Goal', Id: 1 } })).status).toBe(401);
  for (const bad of [{ Thing: 'Goal' }, { Thing: 'Mail', Id: 1 }, { Thing: 'Goal', Id: -1 }])
    expect((await company.call('lead', readOpened, { body: bad as never })).status).toBe(400);
});

test('waits for running digests without a lock on notifications, so that the two never deadlock', async () => {
  const company = await buildGoalCompany(server);
  const notified = new Notified(company);
  const goal = await submit(company, 'Asked');
  await notified.settle();
  await approve(company, 'lead', goal);
  const answered = await company.read(async (db) => {
    await sql`delete from due_work where kind = 'send_digests' and tenant_id = ${company.tenantId}`.execute(
      db,
    );
    const settled = notified.settle();
    await vi.waitUntil(async () => (await waitingForLocks()) > 0);
    await sql`select id from notification where person_id = ${company.people.lead.id} for update nowait`.execute(
      db,
    );
    return { settled };
  });
  await answered.settled;
  expect(await unreadOf(notified, 'lead')).toEqual([]);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await server.owner.query(
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows.length;
}
