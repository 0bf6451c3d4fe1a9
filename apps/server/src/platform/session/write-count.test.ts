import { restoreSession } from '@bellwether/contract/accounts';
import { saveTheme } from '@bellwether/contract/dashboard';
import { carryOverGoals } from '@bellwether/contract/goals/carry-over';
import { addComment } from '@bellwether/contract/goals/comments';
import { createGoal, createGoalAtZero, deleteGoal } from '@bellwether/contract/goals/drafting';
import { followGoal } from '@bellwether/contract/goals/ownership';
import { getGoal, listGoals } from '@bellwether/contract/goals/reading';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createManualClock } from '../clock/clock.ts';
import { platformWords } from '../refusal/words.ts';

const minute = 60_000;
// The last week of a quarter, because goals can be carried over then.
const server = await startTestServer({ now: '2026-09-29T15:20:00Z' });
const ahead = createManualClock(server.clock.now() + minute);
const nodes = [server, await startTestServer({ beside: server, clock: ahead })] as const;

async function companyWith(limits: {
  goals?: number;
  comments?: number;
  writes?: number;
}): Promise<GoalCompany> {
  const company = await buildGoalCompany(server);
  const { goals = 2_000, comments = 2_000, writes = 20_000 } = limits;
  await server.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(company.tenantId)]);
  await server.owner.query(
    `update tenant_setting set goals_per_person_and_hour = $2, comments_per_person_and_hour = $3,
      other_writes_per_person_and_hour = $4 where tenant_id = $1`,
    [company.tenantId, goals, comments, writes],
  );
  return company;
}

const theme = (company: GoalCompany, who: CastName = 'ceo') =>
  company.call(who, saveTheme, { body: { Title: 'Focus' } });

test('every company starts with 2,000 goals, 2,000 comments and 20,000 other writes', async () => {
  const company = await buildGoalCompany(server);
  await server.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(company.tenantId)]);
  const { rows } = await server.owner.query(
    `select goals_per_person_and_hour as goals, comments_per_person_and_hour as comments,
      other_writes_per_person_and_hour as writes from tenant_setting where tenant_id = $1`,
    [company.tenantId],
  );
  expect(rows).toEqual([{ goals: 2_000, comments: 2_000, writes: 20_000 }]);
});

describe('a person may write within an hour', () => {
  test('a limited number of goals; a refused goal does not count, and carrying over counts as one other write', async () => {
    const company = await companyWith({ goals: 4 });
    const body = company.save();
    for (let at = 0; at < 3; at += 1) await company.make('member');
    expect((await company.call('member', createGoal, { body: { ...body, Title: '' } })).status).toBe(400);
    const { Goal } = await company.must('member', createGoalAtZero, { params: { id: 0 }, body });
    const refused = await company.call('member', createGoal, { body });
    expect([refused.status, refused.problem.detail, refused.headers['retry-after']]).toEqual([
      429,
      platformWords.too_many_writes,
      '2400',
    ]);
    expect((await company.call('peer', createGoal, { body })).status).toBe(200);
    expect((await company.call('member', carryOverGoals, { body: { GoalIds: [Goal.Id] } })).status).toBe(200);
    server.clock.advance(40 * minute);
    await company.signIn();
    expect((await company.call('member', createGoal, { body })).status).toBe(200);
    server.clock.advance(-40 * minute);
  });

  test('a limited number of comments and other writes, also if a GET writes; reads are free', async () => {
    const company = await companyWith({ comments: 1, writes: 3 });
    const { Goal, GoalStatuses } = await company.makeApproved('ceo');
    const id = Goal.Id;
    const comment = () =>
      company.call('ceo', addComment, {
        body: { Id: GoalStatuses.at(-1)?.Id, Type: 'GoalStatus', Comment: 'Good' },
      });
    expect([(await comment()).status, (await comment()).status]).toEqual([200, 429]);
    expect((await company.call('ceo', followGoal, { params: { id } })).status).toBe(200);
    expect((await theme(company)).status).toBe(200);
    expect((await theme(company)).status).toBe(200);
    expect((await company.call('ceo', deleteGoal, { params: { id } })).status).toBe(429);
    expect((await theme(company)).status).toBe(429);
    expect((await company.call('ceo', getGoal, { params: { id } })).status).toBe(200);
    expect((await company.call('ceo', listGoals, { body: {} })).status).toBe(200);
  });

  test('exactly the limit on two nodes whose clocks differ by a minute', async () => {
    // One node's clock is in the next hour already.
    server.clock.advance(39.5 * minute);
    ahead.set(server.clock.now() + minute);
    const company = await companyWith({ writes: 7 });
    const token = await server.signInAs(company.people.ceo);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (nodes[at % 2] ?? server).call(saveTheme, { token, body: { Title: 'Focus' } }),
      ),
    );
    // Writes of the former hour may count once more when the next hour begins.
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThanOrEqual(7);
    expect(taken).toBeLessThanOrEqual(14);
    server.clock.advance(-39.5 * minute);
    ahead.set(server.clock.now() + minute);
    const second = await companyWith({ writes: 7 });
    const other = await server.signInAs(second.people.ceo);
    const same = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (nodes[at % 2] ?? server).call(saveTheme, { token: other, body: { Title: 'Focus' } }),
      ),
    );
    expect(same.filter(({ status }) => status === 200)).toHaveLength(7);
  });
});

test('the count adds no statement to a write, and costs a read nothing', async () => {
  const company = await companyWith({});
  const token = await server.signInAs(company.people.ceo);
  const read = await server.countStatements(() => server.call(restoreSession, { token }));
  expect(read.tables.join()).not.toContain('write_count');
  const written = await server.countStatements(() =>
    server.call(saveTheme, { token, body: { Title: 'Focus' } }),
  );
  expect(written.tables.filter((text) => text.includes('write_count'))).toHaveLength(1);
  expect(written.tables[0]).toContain('write_count');
});
