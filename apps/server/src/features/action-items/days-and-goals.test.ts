import {
  type ActionItem,
  createActionItem,
  listActionItems,
  markActionItem,
} from '@bellwether/contract/action-items';
import { getDashboard } from '@bellwether/contract/dashboard';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// In Chicago, six hours behind UTC.
const friday = '2026-11-13T15:00:00Z';
const server = await startTestServer({ now: friday });
const company = await buildGoalCompany(server);
const { people } = company;

/** The lead makes an item for the member, unless the fields say otherwise. */
function saved(fields: object) {
  const { member, lead } = people;
  return { Title: 'Call', DueDate: '2026-11-20', AssigneeId: member.id, RequesterId: lead.id, ...fields };
}
const make = (fields: object) => company.must('lead', createActionItem, { body: saved(fields) });
const mark = (who: CastName, id: number, tab: 1 | 2) =>
  company.must(who, markActionItem, { params: { id, tab: `${tab}` } });
const seen = async (who: CastName, body: object = {}) =>
  (await company.must(who, listActionItems, { body: { PageSize: 100, ...body } })).data;
const titles = async (who: CastName, body: object) => (await seen(who, body)).map(({ Title }) => Title);

describe('the company’s day', () => {
  test('an item is overdue when its day has ended in the company’s zone', async () => {
    const { Id } = await make({ DueDate: '2026-11-17' });
    const isOverdue = async () =>
      (await seen('member', { PageSize: 100 })).find((item) => item.Id === Id)?.IsOverdue;
    await company.goTo('2026-11-18T05:59:59Z');
    expect(await isOverdue()).toBe(false);
    await company.goTo('2026-11-18T06:00:00Z');
    expect(await isOverdue()).toBe(true);
    await mark('member', Id, 1);
    expect(
      (await seen('member', { IsCompleted: true, PageSize: 100 })).map((item) => item.IsOverdue),
    ).not.toContain(true);
    await company.goTo(friday);
  });

  test('reminds the assignee from seven days before until it is completed', async () => {
    const { Id } = await make({ Title: 'Remind', DueDate: '2026-11-25', AssigneeId: people.peer.id });
    const reminded = async (who: CastName) =>
      (await company.must(who, getDashboard)).Reminders?.filter(
        (one) => one.Type === 'action_item' && one.Id === Id,
      );
    await company.goTo('2026-11-18T05:59:59Z');
    expect(await reminded('peer')).toEqual([]);
    await company.goTo('2026-11-18T06:00:00Z');
    expect(await reminded('peer')).toEqual([
      {
        Id,
        Type: 'action_item',
        About: null,
        Title: 'Remind',
        PeriodId: company.periods.current.id,
        PeriodLabel: 'Q4 2026',
        WeekId: 0,
        WeekLabel: null,
        TakesResult: false,
        Due: { Date: '2026-11-25', IsOverdue: false },
        For: null,
        User: { Id: people.lead.id, Name: 'Lena Lead', Title: 'manager', Avatar: null, HasLeft: false },
        ButtonText: 'View',
      },
    ]);
    expect(await reminded('lead')).toEqual([]);
    await company.goTo('2026-11-26T06:00:00Z');
    expect((await reminded('peer'))?.[0]?.Due).toEqual({ Date: '2026-11-25', IsOverdue: true });
    await mark('peer', Id, 1);
    expect(await reminded('peer')).toEqual([]);
    await company.goTo(friday);
  });

  test('groups reminders by the quarter of the deadline, and what is due first comes first', async () => {
    const only = await server.buildPerson({ id: company.tenantId });
    const token = await server.signInAs(only);
    for (const DueDate of ['2026-11-14', '2026-09-30', '2001-01-01', '2026-11-13'])
      await make({ Title: DueDate, DueDate, AssigneeId: only.id });
    const { body } = await server.call(getDashboard, { token });
    const found = body.Reminders?.filter(({ Type }) => Type === 'action_item');
    expect(found?.map(({ Title, PeriodLabel }) => `${PeriodLabel} ${Title}`).slice(-2)).toEqual([
      'Q4 2026 2026-11-13',
      'Q4 2026 2026-11-14',
    ]);
    expect(found?.[0]?.Title).toBe('2001-01-01');
    expect(found).toHaveLength(4);
  });
});

describe('an item from a goal', () => {
  test('shows the goal only to people who see it, and only they find the item by it', async () => {
    const { Goal } = await company.makeApproved('member', { IsPrivate: true, Title: 'Secret goal' });
    const item: ActionItem = await make({
      Title: 'From a goal',
      GoalId: Goal.Id,
      AssigneeId: people.outsider.id,
    });
    expect([item.GoalId, item.GoalTitle]).toEqual([Goal.Id, 'Secret goal']);
    const body = { Filters: { GoalId: [Goal.Id] } };
    expect(await titles('lead', body)).toEqual(['From a goal']);
    expect(await titles('outsider', body)).toEqual([]);
    const [theirs] = (await seen('outsider')).filter(({ Id }) => Id === item.Id);
    expect([theirs?.GoalId, theirs?.GoalTitle]).toEqual([0, null]);
    // The goal's owner sees the goal and not the item.
    expect(await titles('member', body)).toEqual([]);
    const refused = await company.call('outsider', createActionItem, { body: saved({ GoalId: Goal.Id }) });
    expect(refused.status).toBe(404);
  });
});
