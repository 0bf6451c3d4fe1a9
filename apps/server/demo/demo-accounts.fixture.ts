import { signIn } from '@bellwether/contract/accounts';
import { listGoals } from '@bellwether/contract/goals/reading';
import { listNotifications } from '@bellwether/contract/notifications';
import { getPicture } from '@bellwether/contract/people/avatar';
import { listReportSchedules } from '@bellwether/contract/reports/schedules';
import { getTalentMatrix, listTalentProgress } from '@bellwether/contract/talent/overview';
import { expect, test } from 'vitest';
import { demoAccounts } from '../src/setup/demo.ts';
import type { TestServer } from '../src/testing/test-server.ts';
import { demoPassword } from './create-demo.ts';

interface Seat {
  name: string;
  role: string;
  manager: string | null;
  chain: string[];
  reports: string[];
}

/** The accounts of the demo on this server, and what they find. */
export const testAccounts = (server: TestServer) => async () => {
  const rows = async <T extends object>(text: string) => (await server.owner.query<T>(text)).rows;
  const seats = new Map(
    (
      await rows<Seat>(`select split_part(person.email, '@', 1) as name, person.role_name as role,
        split_part(boss.email, '@', 1) as manager,
        array(select split_part(up.email, '@', 1) from org_path path join person up
          on (up.tenant_id, up.id) = (path.tenant_id, path.ancestor_id)
          where (path.tenant_id, path.descendant_id) = (person.tenant_id, person.id) and path.depth > 0) as chain,
        array(select report.role_name from person report
          where (report.tenant_id, report.manager_id) = (person.tenant_id, person.id)) as reports
      from person join tenant on tenant.id = person.tenant_id and tenant.subdomain = 'demo'
      left join person boss on (boss.tenant_id, boss.id) = (person.tenant_id, person.manager_id)`)
    ).map((seat) => [seat.name, seat]),
  );
  const tokenOf = async (userName: string, domain: string) =>
    (await server.call(signIn, { body: { userName, password: demoPassword, domain } })).body;

  test('has each documented account at its place', () => {
    const seat = (name: string) => seats.get(name) ?? expect.fail(`nobody is ${name}`);
    expect(seats.size).toBeGreaterThanOrEqual(55);
    expect(seat('ceo')).toMatchObject({ role: 'ceo', manager: null });
    expect(seat('manager').reports).toContain('manager');
    expect(seat('lead')).toMatchObject({ manager: 'manager', role: 'manager' });
    expect(new Set(seat('lead').reports)).toEqual(new Set(['contributor']));
    for (const name of ['contributor', 'peer'])
      expect(seat(name)).toMatchObject({ role: 'contributor', manager: 'lead', reports: [] });
    expect(seat('observer')).toMatchObject({ role: 'observer', manager: null, reports: [] });
    expect(seat('goalmanager').role).toBe('manager');
    for (const name of ['orgadmin', 'goaladmin', 'hradmin', 'goalmanager'])
      expect(seat('contributor').chain).not.toContain(name);
    expect(seat('contributor').chain.sort()).toEqual(['ceo', 'lead', 'manager', 'samuel.adeyemi']);
  });

  test('shows pictures of some people', async () => {
    const { Profile } = await tokenOf('ceo@demo.example', 'demo');
    const [tenant = '', key = '', until = '', signature = ''] = Profile.Avatar?.split('/').slice(-4) ?? [];
    const params = { tenant, key, until, signature };
    const answer = await server.call(getPicture, { params });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test.each(demoAccounts)('%s has notifications', async (name) => {
    const { Token: token } = await tokenOf(`${name}@demo.example`, 'demo');
    const { body } = await server.call(listNotifications, { params: { page: 0 }, token });
    expect(body.UnreadCount).toBeGreaterThan(0);
    expect(body.Notifications.every(({ Goal }) => Goal !== null)).toBe(true);
  });

  test('has reports that the ceo and a manager get links to', async () => {
    for (const [name, reports] of [
      ['ceo', ['goalCompliance', 'goalTrees']],
      ['manager', ['teamGoalUpdates']],
    ] as const) {
      const { Token: token } = await tokenOf(`${name}@demo.example`, 'demo');
      const { body } = await server.call(listReportSchedules, { token });
      expect(body.data.map(({ Choice, IsPaused }) => [Choice.Report, IsPaused])).toEqual(
        reports.map((report) => [report, false]),
      );
    }
  });

  test('lets each of them sign in, with the flag of its name and no other', async () => {
    const flags = ['IsOrgAdmin', 'IsGoalAdmin', 'IsGoalManager', 'IsHrAdmin'] as const;
    for (const account of demoAccounts) {
      const { Profile } = await tokenOf(`${account}@demo.example`, 'demo');
      const held = flags.filter((flag) => Profile[flag]).map((flag) => flag.slice(2).toLowerCase());
      expect([account, held]).toEqual([
        account,
        flags.some((flag) => flag.slice(2).toLowerCase() === account) ? [account] : [],
      ]);
    }
    expect((await tokenOf('ceo@other.example', 'other')).Tenant).toMatchObject({ Subdomain: 'other' });
  });

  test('has three finished quarters and the running one, under company goals of three generations', async () => {
    const quarters = await rows<{ goals: number; open: number }>(
      `select count(*) as goals, count(*) filter (where state <> 'finalized') as open
      from goal join goal_period period on (period.tenant_id, period.id) = (goal.tenant_id, goal.period_id)
      join tenant on tenant.id = goal.tenant_id and subdomain = 'demo' group by period.index order by period.index`,
    );
    expect(quarters).toHaveLength(4);
    for (const { goals, open } of quarters.slice(0, 3)) expect(open).toBeLessThan(goals / 5);
    const trees = await rows<{ depth: number }>(
      `select (select max(depth) from goal_path path
          where (path.tenant_id, path.ancestor_id) = (goal.tenant_id, goal.id)) as depth
      from goal join person on (person.tenant_id, person.id) = (goal.tenant_id, goal.owner_id)
      where person.email = 'ceo@demo.example' and goal.parent_id is null`,
    );
    expect(trees.length).toBeGreaterThanOrEqual(4);
    for (const { depth } of trees) expect(depth).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['contributor', { GoalSelectFilter: 'MyGoals', NeedsUpdate: true }],
    ['lead', { GoalSelectFilter: 'DirectReports', NeedsReview: true }],
    ...(['TrendingUp', 'TrendingDown', 'QTrendingUp', 'QTrendingDown'] as const).map(
      (flag) => ['goaladmin', { GoalSelectFilter: 'All', [flag]: true }] as const,
    ),
  ] as const)('shows %s the badge of %o', async (account, body) => {
    const { Token } = await tokenOf(`${account}@demo.example`, 'demo');
    const { body: list } = await server.call(listGoals, { token: Token, body });
    expect(list.data.length).toBeGreaterThan(0);
  });

  test('has appraisals in every state, an overdue one, and one signed with a disagreeing comment', async () => {
    const token = (await tokenOf('hradmin@demo.example', 'demo')).Token;
    const { body } = await server.call(listTalentProgress, { token, params: { userId: 0, hr: 1 } });
    const [last, before, first] = body.data;
    for (const state of ['none', 'draft', 'shared', 'acknowledged', 'completed'] as const)
      expect([state, (last?.Counts[state] ?? 0) > 0]).toEqual([state, true]);
    expect([before?.Counts.overdue, first?.Counts.overdue, body.data.length]).toEqual([1, 0, 3]);
    // Drafts, missing ones and those that wait for the employee.
    expect(last?.Counts.overdue).toBeLessThan(10);
    const signed = await rows<{ comment: string }>(
      "select comment from appraisal_signature where kind = 'employee' and comment <> '' order by comment",
    );
    // The other one was signed in the finished cycle.
    expect(signed).toHaveLength(2);
    expect(signed).toContainEqual({ comment: expect.stringContaining('otherwise') });
    expect(signed).toContainEqual({ comment: expect.stringContaining('the next arm') });
    // One was closed without the employee's signature, and the first quarter was rated on another scale.
    const closed = await rows<{ statement: string }>('select statement from appraisal_closing');
    expect(closed).toHaveLength(2);
    expect(closed).toContainEqual({ statement: expect.stringContaining('Osaka') });
    expect(closed).toContainEqual({ statement: expect.stringContaining('parental leave') });
    const levels = async (periodId: number) =>
      (await server.call(getTalentMatrix, { token, params: { periodId, userId: 0, hr: 1 } })).body.Levels;
    expect([await levels(last?.Period.PeriodId ?? 0), await levels(first?.Period.PeriodId ?? 0)]).toEqual([
      3, 5,
    ]);
  });
};
