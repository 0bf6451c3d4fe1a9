import { approveGoal, getApprovalRequest, retractGoalEdit } from '@bellwether/contract/goals/approval';
import { carryOverGoals } from '@bellwether/contract/goals/carry-over';
import { createGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { getGoal, listCompanyGoals, listGoals } from '@bellwether/contract/goals/reading';
import { summarizeGoals } from '@bellwether/contract/goals/summary';
import { getPredictionMatrix } from '@bellwether/contract/matrix';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);

const ofGoal = async (who: CastName, id: number) =>
  (await company.must(who, getGoal, { params: { id: `${id}` } })).Goal.StrategicObjective;
const listed = async (who: CastName, filter: object) =>
  (await company.must(who, listGoals, { body: { PageSize: 100, ...filter } })).data.map(({ Id }) => Id);
const change = (who: CastName, id: number, fields: object) =>
  company.must(who, updateGoal, { params: { id: `${id}` }, body: company.save(fields) });

describe('a goal’s strategic objective', () => {
  test.each(strategicObjectives)('%s is saved, shown and taken away', async (area) => {
    const { Goal } = await company.make('member', { StrategicObjective: area });
    expect(Goal.StrategicObjective).toBe(area);
    await change('member', Goal.Id, { Title: 'Other' });
    expect(await ofGoal('member', Goal.Id)).toBe(area);
    await change('member', Goal.Id, { StrategicObjective: null });
    expect(await ofGoal('member', Goal.Id)).toBeNull();
  });

  test('is none unless it is named, and one of six', async () => {
    expect((await company.make('member')).Goal.StrategicObjective).toBeNull();
    for (const wrong of ['customers', 'Legal', '', 1, ['Sales'], {}]) {
      const answer = await company.call('member', createGoal, {
        body: company.save({ StrategicObjective: wrong as never }),
      });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
    const filter = await company.call('member', listGoals, {
      body: { StrategicObjectives: ['Legal'] } as never,
    });
    expect(filter.status).toBe(400);
  });

  test('an edit proposes it, the reviewer sees the change, and the approval applies it', async () => {
    const { Goal } = await company.makeApproved('member', { StrategicObjective: 'Sales' });
    const edit = { IsFromEdit: true, StrategicObjective: 'Product' as const };
    const { GoalEdits } = await change('member', Goal.Id, edit);
    expect(GoalEdits[0]?.StrategicObjective).toBe('Product');
    expect(await ofGoal('member', Goal.Id)).toBe('Sales');
    // A save that does not name it keeps the proposed one.
    await change('member', Goal.Id, { IsFromEdit: true, IsDraft: false, Title: 'Other' });
    const { Changes } = await company.must('lead', getApprovalRequest, { params: { id: `${Goal.Id}` } });
    expect(Changes).toContainEqual({ Field: 'StrategicObjective', From: 'Sales', To: 'Product' });
    await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    expect(await ofGoal('member', Goal.Id)).toBe('Product');
  });

  test('an edit that does not name it keeps the goal’s', async () => {
    const { Goal } = await company.makeApproved('member', { StrategicObjective: 'Sales' });
    const { GoalEdits } = await change('member', Goal.Id, { IsFromEdit: true, Title: 'Other' });
    expect(GoalEdits[0]?.StrategicObjective).toBe('Sales');
    await company.must('member', retractGoalEdit, {
      body: { Id: Goal.Id, Status: 'canceled', Comment: 'No longer' },
    });
    expect(await ofGoal('member', Goal.Id)).toBe('Sales');
  });
});

describe('the goal list', () => {
  test('has the goals of the named objectives, in every scope, and its summary counts the same', async () => {
    const sales = (await company.makeApproved('ceo', { StrategicObjective: 'Sales' })).Goal.Id;
    const product = (await company.makeApproved('ceo', { StrategicObjective: 'Product' })).Goal.Id;
    const none = (await company.makeApproved('ceo')).Goal.Id;
    const serving = (...areas: string[]) => ({
      GoalSelectFilter: 'CompanyGoals',
      StrategicObjectives: areas,
    });
    for (const who of ['ceo', 'member', 'observer', 'goalAdmin'] as const) {
      expect(await listed(who, serving('Sales'))).toEqual([sales]);
      expect(new Set(await listed(who, serving('Sales', 'Product')))).toEqual(new Set([sales, product]));
      expect(await listed(who, serving('Employees'))).toEqual([]);
      expect(await listed(who, serving())).toContain(none);
      const { Count } = await company.must(who, summarizeGoals, { body: serving('Sales') as never });
      expect(Count).toBe(1);
    }
    expect(await listed('goalAdmin', { ...serving('Sales'), GoalSelectFilter: 'All' })).toContain(sales);
    const { data } = await company.must('observer', listCompanyGoals);
    expect(data.find(({ Id }) => Id === product)?.StrategicObjective).toBe('Product');
  });

  test('counts only goals that the viewer sees', async () => {
    const draft = (await company.make('ceo', { StrategicObjective: 'Employees' })).Goal.Id;
    const secret = await company.makeApproved('ceo', { StrategicObjective: 'Employees', IsPrivate: true });
    const filter = { GoalSelectFilter: 'CompanyGoals', StrategicObjectives: ['Employees'] };
    for (const who of ['member', 'observer', 'goalAdmin', 'orgAdmin', 'foreigner'] as const)
      expect([who, await listed(who, filter)]).toEqual([who, []]);
    const own = { ...filter, GoalSelectFilter: 'MyGoals' };
    expect(new Set(await listed('ceo', own))).toEqual(new Set([draft, secret.Goal.Id]));
  });
});

test('the matrix has the objective of each visible goal', async () => {
  const root = await company.makeApproved('ceo', { StrategicObjective: 'Marketing' });
  await company.makeApproved('lead', { ParentId: root.Goal.Id, StrategicObjective: 'Customers' });
  const { childs } = await company.must('member', getPredictionMatrix, {
    params: { goalId: `${root.Goal.Id}`, week: '0' },
  });
  expect(childs.map((child) => child.StrategicObjective)).toEqual(['Marketing', 'Customers']);
});

test('a goal that is carried over keeps its objective', async () => {
  const { Goal } = await company.makeApproved('peer', { StrategicObjective: 'Shareholders' });
  await company.goTo('2027-01-06T15:00:00Z');
  const { data } = await company.must('peer', carryOverGoals, { body: { GoalIds: [Goal.Id] } });
  expect(await ofGoal('peer', data[0]?.Id ?? 0)).toBe('Shareholders');
});
