import { getForecast } from '@bellwether/contract/insight/forecast';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { plantGoal } from '../../../testing/planted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { computeInsight } from '../learning/commands.ts';

// Wednesday of week 8.
const server = await startTestServer();
const company = await buildGoalCompany(server);
const other = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const former = periods.byIndex(periods.current.index - 1) ?? expect.unreachable();

const owners = ['lead', 'member', 'peer', 'otherLead', 'outsider', 'goalAdmin'] as const;
const weeksOf = (count: number, pair: readonly [number, number]) =>
  Array<readonly [number, number]>(count).fill(pair);
const plant = (owner: CastName, goal: Omit<Parameters<typeof plantGoal>[2], 'owner'>) =>
  company.read((db) => plantGoal(db, tenantId, { owner: people[owner].id, ...goal }));
const late: number[] = [];
const running: number[] = [];
for (const owner of owners) {
  late.push(await plant(owner, { period: former, weeks: weeksOf(14, [3, 2]) }));
  running.push(await plant(owner, { period: periods.current, weeks: weeksOf(7, [3, 2]) }));
}

const compute = () => computeInsight(server.context, tenantId);
const forecast = (periodId = 0, group = 'company') =>
  company.must('ceo', getForecast, { params: { periodId: `${periodId}` }, query: { group } });

test('a forecast stays as it was shown, whatever is learned or changed later', async () => {
  await compute();
  const groups = ['company', `organisation:${people.lead.id}`];
  const shown = await Promise.all(groups.map((group) => forecast(0, group)));
  expect(shown[0]?.History.map(({ Week, Goals }) => [Week, Goals])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((week) => [week, 6]),
  );
  expect(shown[0]?.History[6]).toMatchObject({ Low: expect.any(Number), High: expect.any(Number) });
  // The former quarter ends badly, which widens the bands, and two of the goals do not count any more.
  await company.read(async (db) => {
    for (const id of late)
      await sql`insert into goal_result (tenant_id, goal_id, round, kind, author_id, completed, quality, body, created_at, updated_at)
        select tenant_id, id, 1, 'owner', owner_id, false, 1, 'No', updated_at, updated_at from goal where id = ${id}`.execute(
        db,
      );
    await sql`update goal set state = 'finalized', result_round = 1 where id = any(${late})`.execute(db);
    await sql`update goal set state = 'shelved' where id = any(${running.slice(1, 3)})`.execute(db);
  });
  await compute();
  const later = await Promise.all(groups.map((group) => forecast(0, group)));
  expect(later[0]?.Goals).toBe(4);
  expect(later[0]?.Share).not.toBe(shown[0]?.Share);
  expect(later.map(({ History }) => History)).toEqual(shown.map(({ History }) => History));
});

test('a finished quarter shows its forecasts beside what came of them', async () => {
  const ended = await forecast(former.id);
  expect(ended).toMatchObject({ HasEnded: true, Goals: 6, Decided: 6, Achieved: 0 });
  expect(ended.History).toHaveLength(14);
  expect((await forecast()).HasEnded).toBe(false);
});

test('another company keeps its own forecasts', async () => {
  expect(await other.read((db) => db.selectFrom('shown_forecast').selectAll().execute())).toEqual([]);
});
