import { predictGoal } from '@bellwether/contract/goals/predictions';
import { delta } from '@bellwether/domain/goals/badges';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const start = Date.parse('2026-10-01T15:00:00Z');
const server = await startTestServer({ now: start });
const company = await buildGoalCompany(server);

const rating = fc.integer({ min: 0, max: 4 });
const givens = fc.array(
  fc.record({ week: fc.integer({ min: 1, max: 14 }), likelihood: rating, quality: rating }),
  {
    minLength: 1,
    maxLength: 16,
  },
);

/** Computes the expected rows from scratch: each predicted week against the predicted week before it. */
function expected(given: readonly { week: number; likelihood: number; quality: number }[]) {
  const latest = new Map(given.map((each) => [each.week, each]));
  const weeks = [...latest.values()].sort((one, other) => one.week - other.week);
  return weeks.map((each, at) => ({
    ...each,
    likelihood_delta: delta(weeks[at - 1]?.likelihood ?? null, each.likelihood),
    quality_delta: delta(weeks[at - 1]?.quality ?? null, each.quality),
  }));
}

test('in any order of predictions, deltas and the most recent one equal a computation from scratch', async () => {
  // The window covers the whole quarter, so every week is open.
  await server.owner.query('update tenant_setting set status_edit_weeks = 13 where tenant_id = $1', [
    company.tenantId,
  ]);
  await fc.assert(
    fc.asyncProperty(givens, async (given) => {
      await company.goTo(start);
      const goal = await company.makeApproved('member');
      await company.goTo('2026-12-31T15:00:00Z');
      for (const { week, likelihood, quality } of given) {
        const Id = goal.GoalStatuses[week - 1]?.Id;
        await company.must('member', predictGoal, { body: { Id, Likelihood: likelihood, Quality: quality } });
      }
      const rows = await company.read((db) =>
        db
          .selectFrom('goal_status')
          .select(['week', 'likelihood', 'quality', 'likelihood_delta', 'quality_delta'])
          .where('goal_id', '=', goal.Goal.Id)
          .where('likelihood', 'is not', null)
          .orderBy('week')
          .execute(),
      );
      const right = expected(given);
      expect(rows).toEqual(right);
      const recent = await company.read((db) =>
        db
          .selectFrom('goal')
          .select([
            'recent_week as week',
            'recent_likelihood as likelihood',
            'recent_quality as quality',
            'recent_likelihood_delta as likelihood_delta',
            'recent_quality_delta as quality_delta',
          ])
          .where('id', '=', goal.Goal.Id)
          .executeTakeFirstOrThrow(),
      );
      expect(recent).toEqual(right.at(-1));
      const { gap, first_week: first } = await company.read((db) =>
        db
          .selectFrom('goal')
          .select(['recent_gap as gap', 'first_week'])
          .where('id', '=', goal.Goal.Id)
          .executeTakeFirstOrThrow(),
      );
      const latest = recent.week;
      expect(gap).toBe(latest > Math.max(first, 1) && !given.some((each) => each.week === latest - 1));
    }),
    { numRuns: 10 },
  );
});
