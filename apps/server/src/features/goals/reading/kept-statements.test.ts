import {
  type GoalFilter,
  getGoal,
  getSingleGoal,
  goalScopeSchema,
  listGoals,
} from '@bellwether/contract/goals/reading';
import fc from 'fast-check';
import { PostgresQueryCompiler } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { KeepingCompiler } from '#platform/database/compiler.ts';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
afterAll(() => vi.restoreAllMocks());

const flag = fc.boolean();
const filters: fc.Arbitrary<GoalFilter> = fc.record(
  {
    GoalSelectFilter: fc.constantFrom(...goalScopeSchema.options),
    Users: fc.subarray(Object.values(company.people).map((person) => person.id)),
    Depts: fc.subarray(['Sales', 'Corporate']),
    Title: fc.constantFrom('', 'goal', 'a goal'),
    GoalStates: fc.subarray(['draft', 'approved', 'finalized'] as const),
    Likelihood: fc.subarray([0, 4]),
    NeedsUpdate: flag,
    NeedsReview: flag,
    TrendingUp: flag,
    TrendingDown: flag,
    QTrendingDown: flag,
    FollowedGoals: flag,
    TopLevelGoals: flag,
    DeactivatedUsers: flag,
    ExcludePrivate: flag,
    Aligned: flag,
    PeriodId: fc.constantFrom(0, ...company.periods.all.map((period) => period.id)),
    AnyPeriod: flag,
    Deleted: flag,
    PageSize: fc.integer({ min: 1, max: 100 }),
  },
  { requiredKeys: [] },
);

test('every list and detail runs the text and the parameters that a fresh compilation gives', async () => {
  const goals = [
    await company.make('member', { Title: 'a goal' }),
    await company.makeApproved('lead', { Title: 'a parent' }),
  ].map(({ Goal }) => Goal.Id);
  const compile = KeepingCompiler.prototype.compileQuery;
  let compared = 0;
  const differing: string[] = [];
  vi.spyOn(KeepingCompiler.prototype, 'compileQuery').mockImplementation(function (
    this: KeepingCompiler,
    node,
    id,
  ) {
    const kept = compile.call(this, node, id);
    const fresh = new PostgresQueryCompiler().compileQuery(node, id);
    compared += 1;
    if (kept.sql !== fresh.sql) differing.push(`${kept.sql}\ninstead of\n${fresh.sql}`);
    expect(kept.parameters).toEqual(fresh.parameters);
    return kept;
  });
  const viewers = fc.constantFrom<CastName[]>(...cast);
  await fc.assert(
    fc.asyncProperty(viewers, filters, fc.constantFrom(...goals), async (who, body, id) => {
      const { status } = await company.call(who, listGoals, { body });
      // Lists that do not offer any quarter refuse the question before they build a statement.
      expect(body.AnyPeriod ? [200, 400] : [200]).toContain(status);
      await company.call(who, getGoal, { params: { id } });
      await company.call(who, getSingleGoal, { params: { id } });
    }),
    { numRuns: 120 },
  );
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(400);
});
