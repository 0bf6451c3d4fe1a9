import { getForecast } from '@bellwether/contract/insight/forecast';
import { getLook } from '@bellwether/contract/insight/look';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asTenant } from '../../../platform/session/gate.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { type PlantedGoal, plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { startInsight } from '../jobs.ts';
import { computeInsight, requestLearning } from './commands.ts';
import { modelOf } from './queries.model.ts';

// Wednesday of week 8. The snapshot of week 7 was due on Monday. All quarters here have 14 weeks.
const server = await startTestServer();
const node = await startTestServer({ beside: server });
const company = await buildGoalCompany(server);
const other = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const { current } = periods;
const [former, before] = [1, 2].map((back) => periods.byIndex(current.index - back) ?? expect.unreachable());
if (!former || !before) throw new Error('The company has no former quarters.');

type Fields = Omit<PlantedGoal, 'owner' | 'period'> & { period?: typeof current };
const plant = (owner: CastName, goal: Fields) =>
  company.read((db) => plantGoal(db, tenantId, { owner: people[owner].id, period: former, ...goal }));
const weeksOf = (count: number, pair: readonly [number, number]) =>
  Array<readonly [number, number]>(count).fill(pair);

const owners = ['lead', 'member', 'peer', 'otherLead', 'outsider', 'goalAdmin'] as const;
const finished: number[] = [];
for (const period of [before, former])
  for (const [at, owner] of [...owners, ...owners].entries())
    finished.push(await plant(owner, { period, weeks: weeksOf(14, [3, 3]), result: at % 2 === 0 }));
for (const owner of owners)
  await plant(owner, { period: current, weeks: weeksOf(7, [3, 2]), title: `Of ${owner}` });
// A result of 70 percent counts as achieved, the manager's result overrides the owner's, and predictions after the
// result are ignored.
const percentage = await plant('peer', { weeks: weeksOf(14, [2, 2]), result: 70 });
const denied = await plant('peer', { weeks: weeksOf(14, [2, 2]), result: 95, managerResult: 69 });
// Learning ignores all of these goals.
await plant('peer', { weeks: weeksOf(14, [0, 0]), result: true, isPrivate: true });
await plant('peer', { weeks: weeksOf(14, [0, 0]), state: 'shelved' });
await plant('peer', { weeks: weeksOf(14, [0, 0]), result: true, state: 'results_in_review' });

const compute = () => computeInsight(server.context, tenantId);
const act = <T>(work: Parameters<typeof asTenant<T>>[2]) =>
  asTenant(server.context, { tenantId, now: server.clock.now(), requestId: 'test' }, work);
const model = async () => (await act((scope) => modelOf(scope))) ?? expect.unreachable();
const body = async () => {
  const row = await company.read((db) =>
    db.selectFrom('insight_model').select('body').executeTakeFirstOrThrow(),
  );
  return JSON.stringify(row.body);
};
const snapshots = () =>
  company.read(async (db) => {
    const query = sql<{ period_id: number; weeks: number; rows: number }>`select period_id,
      count(distinct week)::int as weeks, count(*)::int as rows from forecast_snapshot group by 1 order by 1`;
    return (await query.execute(db)).rows;
  });
const forecast = () => company.must('observer', getForecast, { params: { periodId: 0 } });
await Promise.all([server, node].map(({ context }) => computeInsight(context, tenantId)));

test('a company with history has insight on the first day', async () => {
  const { chances, share, inside, seen } = await model();
  expect([chances.goals, chances.owners]).toEqual([26, 6]);
  expect(chances.worth[1]?.[3]).toEqual({ goals: 24, owners: 6 });
  // Half of the 24 goals were achieved. The prior chance is .60 and weighs as much as 16 goals.
  expect(chances.table[1]?.[3]).toBeCloseTo((12 + 16 * 0.6) / 40, 6);
  expect(chances.table[1]?.[2]).toBeCloseTo((1 + 16 * 0.43) / 18, 6);
  expect(seen.map(({ period }) => period)).toEqual([before.id, former.id]);
  expect(inside).toMatchObject({ of: 8, quarters: 2 });
  const answer = await forecast();
  expect(answer.Inside).toEqual({ Of: 8, Inside: inside.inside });
  expect(answer.Share).toBeCloseTo(share, 3);
  expect(answer.History.map(({ Week }) => Week)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(answer.Chances[8]).toMatchObject({ Tenths: 5, IsAssumed: false, Goals: 24 });
  expect(answer.Chances[8]?.Text).toBe(
    'When people here say Likely in mid-quarter, it comes true about 5 times in 10 (24 goals).',
  );
});

test('snapshots are written once, also by two nodes', async () => {
  const once = await snapshots();
  expect(once).toEqual([
    { period_id: before.id, weeks: 14, rows: 14 * 12 },
    // The goal whose result waits for its manager is in the snapshot, too.
    { period_id: former.id, weeks: 14, rows: 14 * 15 },
    { period_id: current.id, weeks: 7, rows: 7 * 6 },
  ]);
  const known = await body();
  await compute();
  expect([await snapshots(), await body()]).toEqual([once, known]);
  const elsewhere = await other.read((db) => db.selectFrom('forecast_snapshot').selectAll().execute());
  expect(elsewhere).toEqual([]);
});

test('a thread learns from many goals, with the same result', async () => {
  const known = await body();
  // Finished goals without a prediction say nothing.
  await company.read((db) =>
    sql`with added as (
        insert into goal (tenant_id, owner_id, author_id, period_id, state, goal_type, is_private, title, measurement,
          published_at, created_at, updated_at)
        select goal.tenant_id, goal.owner_id, goal.author_id, goal.period_id, goal.state, goal.goal_type, false, 'Mute', 'By ten',
          goal.published_at, goal.created_at, goal.updated_at
        from goal, generate_series(1, 250) where goal.id = ${percentage}::int
        returning tenant_id, id, owner_id, updated_at
      )
      insert into goal_result (tenant_id, goal_id, kind, round, completed, body, author_id, created_at, updated_at)
      select tenant_id, id, 'owner', 1, true, 'As planned.', owner_id, updated_at, updated_at from added`.execute(
      db,
    ),
  );
  await compute();
  expect(await body()).toBe(known);
});

test('a label that changed since the week before the asked-for one has moved', async () => {
  const id = await company.read(async (db) => {
    const goal = await db
      .selectFrom('goal')
      .select('id')
      .where('title', '=', 'Of member')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('goal')
      .set({ recent_likelihood: 1, recent_week: 8 })
      .where('id', '=', goal.id)
      .execute();
    return goal.id;
  });
  // Week 7 is the latest that is asked for, and its snapshot is taken: what week 7 changed has moved all the same.
  const { rows } = await company.read((db) =>
    sql<{
      goal_id: number;
    }>`update forecast_snapshot set likelihood = 4 where week = 6 and period_id = ${current.id}
      and goal_id = (select id from goal where title = 'Of peer') returning goal_id`.execute(db),
  );
  expect((await forecast()).Moved).toEqual([
    { GoalId: id, Title: 'Of member', From: 3, To: 1 },
    { GoalId: rows[0]?.goal_id, Title: 'Of peer', From: 4, To: 3 },
  ]);
});

test('a prediction given nine days after its week does not score', async () => {
  const known = await body();
  const week = insideWeeksOf(former)[4]?.endDate;
  const say = (days: number) =>
    company.read((db) =>
      sql`insert into goal_prediction (tenant_id, goal_id, status_id, likelihood, quality, author_id, created_at)
        select status.tenant_id, status.goal_id, status.id, 0, 0, ${people.peer.id}::int,
          (${week}::date + ${days}::int)::timestamp at time zone 'America/Chicago' + interval '1 hour'
        from goal_status status where status.goal_id = ${percentage} and status.week = 5`.execute(db),
    );
  await say(9);
  await compute();
  expect(await body()).toBe(known);
  await say(6);
  await compute();
  expect(await body()).not.toBe(known);
});

test('a retracted result leaves the model', async () => {
  const { chances: known } = await model();
  await company.read(async (db) => {
    await db
      .updateTable('goal_result')
      .set({ retracted_at: new Date(server.clock.now()).toISOString() })
      .where('goal_id', '=', denied)
      .execute();
    await db.updateTable('goal').set({ state: 'approved' }).where('id', '=', denied).execute();
  });
  await compute();
  const { chances } = await model();
  expect(chances.goals).toBe(known.goals - 1);
  expect(chances.table[1]?.[2]).toBeGreaterThan(known.table[1]?.[2] ?? 1);
});

test('whose finished goals they were changes nothing that others see', async () => {
  const everything = async () => {
    const looks = ([0, 1, 2, 3] as const).map((scope) =>
      company.must('lead', getLook, { params: { scope, periodId: 0 } }),
    );
    return JSON.stringify([await Promise.all(looks), await forecast()]);
  };
  const known = await everything();
  const { member, peer } = people;
  await company.read((db) =>
    sql`update goal set owner_id = ${member.id}::int + ${peer.id}::int - owner_id where state = 'finalized'
      and owner_id in (${member.id}, ${peer.id}) and id = any(${finished}::int[])`.execute(db),
  );
  await compute();
  expect(await everything()).toBe(known);
});

test('membership stays as it was at the end of the quarter', async () => {
  const of = (period: number) =>
    company.read((db) =>
      db
        .selectFrom('insight_membership')
        .select(['department', 'chain'])
        .where('period_id', '=', period)
        .where('owner_id', '=', people.member.id)
        .execute(),
    );
  const kept = [{ department: '', chain: [people.lead.id, people.ceo.id] }];
  expect([await of(former.id), await of(current.id)]).toEqual([kept, []]);
  await company.read((db) =>
    db
      .updateTable('person')
      .set({ manager_id: people.otherLead.id })
      .where('id', '=', people.member.id)
      .execute(),
  );
  await compute();
  expect(await of(former.id)).toEqual(kept);
});

test('a final result asks for learning, at most once an hour', async () => {
  const due = () =>
    company.read(async (db) => {
      const row = await db
        .selectFrom('due_work')
        .select('due_at')
        .where('kind', '=', 'compute_insight')
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst();
      return row && new Date(row.due_at).toISOString();
    });
  // Monday, 06:00 in Chicago.
  expect(await due()).toBe('2026-11-23T12:00:00.000Z');
  await act(requestLearning);
  await act(requestLearning);
  expect(await due()).toBe('2026-11-18T16:00:00.000Z');
  await compute();
  expect(await due()).toBe('2026-11-23T12:00:00.000Z');
});

test('a young company forecasts from the prior', async () => {
  await computeInsight(server.context, other.tenantId);
  const answer = await other.must('ceo', getForecast, { params: { periodId: 0 } });
  expect(answer).toMatchObject({
    Goals: 0,
    Expected: 0,
    Low: null,
    High: null,
    Mid: 0,
    Share: 0.2,
    Inside: null,
  });
  expect(answer.Chances.map(({ Percent }) => Percent)).toEqual([
    20, 33, 45, 57, 70, 14, 28, 43, 60, 77, 7, 22, 40, 63, 85,
  ]);
});

test('the first run is due at once in a demo, and after three days in a new company', async () => {
  const [demo, young] = [await server.buildTenant(), await server.buildTenant()];
  const ids = [demo.id, young.id];
  await server.owner.query('update tenant set is_demo = (id = $1), created_at = $2 where id = any($3)', [
    demo.id,
    new Date(server.clock.now()),
    ids,
  ]);
  await startInsight.run(server.context);
  const { rows } = await server.owner.query<{ subject_id: number; due_at: number }>(
    "select subject_id, due_at from due_work where kind = 'compute_insight' and subject_id = any($1) order by subject_id",
    [ids],
  );
  const waits = rows.map(({ due_at }) => due_at - server.clock.now());
  expect(waits[0]).toBe(0);
  expect(waits[1]).toBeGreaterThan(3 * 86_400_000);
  expect(waits[1]).toBeLessThan(3 * 86_400_000 + 3_600_000);
});
