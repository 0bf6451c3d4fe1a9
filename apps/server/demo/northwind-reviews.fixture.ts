import {
  getCalibrationSession,
  listCalibrationMoves,
  listCalibrations,
} from '@bellwether/contract/talent/calibration';
import { expect, test } from 'vitest';
import type { TestServer } from '../src/testing/test-server.ts';
import { northwindCalibration } from './northwind-calibration.ts';
import { northwindFinishedCycle } from './northwind-finished-cycle.ts';
import { resultsSentence, toneOf, verdicts } from './northwind-reviews.ts';

interface ReviewRow {
  readonly name: string;
  readonly cycle: string | null;
  readonly review: string;
  readonly primary_rating: number;
  readonly levels: number;
  readonly counted: number;
  readonly completed: number;
  readonly answers: number;
}

/** The reviews of the demo on this server. */
export const testReviews = (server: TestServer) => async () => {
  const { rows: reviews } = await server.owner.query<ReviewRow>(`
    select person.name, own.name as cycle, appraisal.review, appraisal.primary_rating, appraisal.levels, goals.*,
      (select count(*)::int from self_review_answer given where given.cycle_id = own.id and given.employee_id = person.id) as answers
    from appraisal join person on person.id = appraisal.employee_id
      join appraisal_cycle own on own.id = appraisal.cycle_id
      left join goal_period covered on covered.id = own.period_id
      cross join lateral (select count(*)::int as counted, count(*) filter (where
          coalesce(owner.completed = manager.completed, true)
          and case when owner.objective_result is null then coalesce(manager.completed, owner.completed)
            else owner.objective_result >= 100 end)::int as completed
        from goal join goal_period period on period.id = goal.period_id
          left join goal_result owner on owner.goal_id = goal.id and owner.kind = 'owner'
            and owner.round = goal.result_round and owner.retracted_at is null
          left join goal_result manager on manager.goal_id = goal.id and manager.kind = 'manager'
            and manager.round = goal.result_round and manager.retracted_at is null
        where goal.owner_id = person.id and not goal.is_private
          and goal.state in ('approved', 'shelving_in_review', 'results_in_review', 'finalized')
          and period.index between coalesce(own.first_index, covered.index) and coalesce(own.last_index, covered.index)) goals`);

  test('tell the results that their readers find beside them, and judge them as the rating does', () => {
    expect(reviews.length).toBeGreaterThan(100);
    for (const review of reviews) {
      const tone = toneOf(review.primary_rating, review.levels);
      expect(review.review, review.name).toContain(`<p>${resultsSentence(review)} `);
      const told = Object.entries(verdicts).filter(([, sentences]) =>
        Object.values(sentences).some((sentence) => review.review.includes(sentence)),
      );
      expect([review.name, told.map(([name]) => name)]).toEqual([review.name, [tone]]);
    }
  });

  test('include a finished cycle with self reviews, signatures, and one without the employee’s', async () => {
    const ofCycle = reviews.filter(({ cycle }) => cycle === northwindFinishedCycle.name);
    expect(ofCycle.map(({ answers }) => answers)).toEqual([2, 2, 2, 2]);
    const { rows } = await server.owner.query<{ signed: number; closed: number; twice: number }>(`
      select count(*) filter (where acknowledged_at is not null)::int as signed,
        count(*) filter (where acknowledged_at is null)::int as closed,
        (select count(*)::int from appraisal other join goal_period period on period.id = other.period_id
          join appraisal_cycle_member inside on inside.employee_id = other.employee_id
          join appraisal_cycle own on own.id = inside.cycle_id and own.kind = 'quarters'
            and period.index between own.first_index and own.last_index) as twice
      from appraisal where period_id is null and state = 'completed'`);
    expect(rows).toEqual([{ signed: 3, closed: 1, twice: 0 }]);
  });

  test('include a calibration half way: a participant sees the moves with their reasons', async () => {
    const { rows } = await server.owner.query<Parameters<typeof server.signInAs>[0]>(
      `select id, tenant_id as "tenantId", name, email, role_name as role from person where name = 'David Osei'`,
    );
    const token = rows[0] ? await server.signInAs(rows[0]) : '';
    const { data } = (await server.call(listCalibrations, { token })).body;
    expect(data.map(({ Name, State, People }) => [Name, State, People])).toEqual([
      [northwindCalibration.session, 'open', northwindCalibration.drafts.length],
    ]);
    const params = { id: data[0]?.Id ?? 0 };
    const { Cards, Guide } = (await server.call(getCalibrationSession, { token, params })).body;
    const moved = Cards.filter(({ Primary, First }) => Primary !== First.Primary);
    expect([Guide, moved.length, Cards.some(({ IsEdited }) => IsEdited)]).toEqual([
      [...northwindCalibration.guide],
      3,
      false,
    ]);
    const moves = await Promise.all(
      Cards.map(async ({ UserId }) => {
        const at = { token, params: { ...params, userId: UserId } };
        return (await server.call(listCalibrationMoves, at)).body.data;
      }),
    );
    expect(moves.flat().length).toBe(northwindCalibration.moves.length);
  });
};
