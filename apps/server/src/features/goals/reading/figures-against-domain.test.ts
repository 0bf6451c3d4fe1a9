import {
  countedPercent,
  type FiguredGoal,
  figureNames,
  goalFigures,
  weekFigures,
} from '@bellwether/domain/goals/figures';
import { goalStates } from '@bellwether/domain/goals/lifecycle';
import { isAchieved } from '@bellwether/domain/insight/learning/own-record';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { goalFigureSql, resultFigureSql, weekFigureSql } from './access.figures.ts';
import { isDisputed, wasAchieved } from './access.results.ts';

// Each condition in SQL counts exactly the goals of its row in the domain's table of figures (decision 0070).

const server = await startTestServer();
const tenant = await server.buildTenant();

const results = [
  null,
  ...[true, false].map((completed) => ({ completed, percent: null })),
  ...[80, 100].map((percent) => ({ completed: null, percent })),
];
/** A goal with the percentages of both sides; the figures read the one that counts. */
interface ReviewedGoal extends FiguredGoal {
  readonly own: number | null;
  readonly manager: number | null;
}
const goals: readonly ReviewedGoal[] = goalStates.flatMap((state) =>
  [null, 0, 1, 2, 3, 4].flatMap((likelihood) =>
    results.flatMap((result): ReviewedGoal[] => {
      const own = result?.percent ?? null;
      if (result === null || own === null)
        return (result ? [null, true, false] : [null]).map((managerCompleted) => ({
          ...{ state, likelihood, result, managerCompleted },
          ...{ own, manager: null },
        }));
      return [null, 80, 100].map((manager) => ({
        ...{ state, likelihood, managerCompleted: null, own, manager },
        result: { completed: null, percent: countedPercent(own, manager) },
      }));
    }),
  ),
);

/** Returns the rows of `values` for which a condition holds. */
async function rowsWhere(from: RawBuilder<unknown>, is: RawBuilder<unknown>): Promise<number[]> {
  return inTenant(server.context.pool, tenant.id, async (db) => {
    const { rows } = await sql<{
      at: number;
    }>`select goal.at from ${from} where ${is} order by goal.at`.execute(db);
    return rows.map(({ at }) => at);
  });
}

const goalRows = sql`(select * from unnest(${goals.map((_, at) => at)}::int[], ${goals.map(({ state }) => state)}::text[],
    ${goals.map(({ likelihood }) => likelihood)}::int[]) as goal (at, state, recent_likelihood)) goal
  left join (select * from unnest(${goals.map((_, at) => at)}::int[], ${goals.map(({ result }) => result?.completed ?? null)}::boolean[],
    ${goals.map(({ own }) => own)}::numeric[]) as own (at, completed, objective_result)) own on own.at = goal.at
  left join (select * from unnest(${goals.map((_, at) => at)}::int[], ${goals.map(({ managerCompleted }) => managerCompleted)}::boolean[],
    ${goals.map(({ manager }) => manager)}::numeric[]) as manager (at, completed, objective_result)) manager on manager.at = goal.at`;
const figureSql: ReadonlyMap<string, RawBuilder<unknown>> = new Map([
  ...Object.entries(goalFigureSql).map(([name, is]) => [name, is('goal')] as const),
  ...Object.entries(resultFigureSql({ goal: 'goal', own: 'own', manager: 'manager' })),
]);

test('every figure has its condition', () => {
  expect([...figureSql.keys()].toSorted()).toEqual([...figureNames].toSorted());
});

test.each(figureNames)('%s', async (name) => {
  const expected = goals.flatMap((goal, at) => (goalFigures[name].counts(goal) ? [at] : []));
  expect(await rowsWhere(goalRows, figureSql.get(name) ?? sql`false`)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(0);
});

test('a dispute of a finalized goal is the one of the figures', async () => {
  const expected = goals.flatMap((goal, at) =>
    goal.state === 'finalized' && goalFigures.inDispute.counts(goal) ? [at] : [],
  );
  expect(await rowsWhere(goalRows, sql`goal.state = 'finalized' and ${isDisputed}`)).toEqual(expected);
});

const outcomes = [true, false, null].flatMap((completed) =>
  [null, 0, 69.99, 70, 100].map((percent) => ({ completed, percent })),
);
const reviewed = outcomes.flatMap((own) => [null, ...outcomes].map((manager) => ({ own, manager })));

test('a finalized goal was achieved if the domain says so', async () => {
  const columnsOf = (side: 'own' | 'manager') =>
    sql`${reviewed.map((goal) => goal[side]?.completed ?? null)}::boolean[], ${reviewed.map((goal) => goal[side]?.percent ?? null)}::numeric[]`;
  const from = sql`unnest(${reviewed.map((_, at) => at)}::int[]) as goal (at)
    left join unnest(${reviewed.map((_, at) => at)}::int[], ${columnsOf('own')}) as own (at, completed, objective_result) on own.at = goal.at
    left join unnest(${reviewed.map((_, at) => at)}::int[], ${columnsOf('manager')}) as manager (at, completed, objective_result) on manager.at = goal.at`;
  const expected = reviewed.flatMap(({ own, manager }, at) => (isAchieved(own, manager, 70) ? [at] : []));
  expect(await rowsWhere(from, wasAchieved(70))).toEqual(expected);
});

const weeks = [0, 1, 6, 7, 8] as const;
const asked = goalStates.flatMap((state) =>
  weeks.flatMap((firstWeek) =>
    weeks.flatMap((recentWeek) =>
      [false, true].map((recentGap) => ({ state, firstWeek, recentWeek, recentGap })),
    ),
  ),
);

test.each(['asked', 'notUpdated'] as const)('%s, in each week', async (name) => {
  const from = sql`unnest(${asked.map((_, at) => at)}::int[], ${asked.map(({ state }) => state)}::text[], ${asked.map(({ firstWeek }) => firstWeek)}::int[],
    ${asked.map(({ recentWeek }) => recentWeek)}::int[], ${asked.map(({ recentGap }) => recentGap)}::boolean[])
    as goal (at, state, first_week, recent_week, recent_gap)`;
  for (const week of [0, 1, 7]) {
    const expected = asked.flatMap((goal, at) => (weekFigures[name](goal, week) ? [at] : []));
    expect([week, await rowsWhere(from, weekFigureSql[name]('goal', sql`${week}::int`))]).toEqual([
      week,
      expected,
    ]);
  }
});
