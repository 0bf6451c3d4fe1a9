import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { getMyInsight } from '@bellwether/contract/insight/calibration';
import { badNewsOf } from '@bellwether/domain/insight/calibration/bad-news';
import { calibrationOf, ownChance, ownShift } from '@bellwether/domain/insight/calibration/calibration';
import { minimums } from '@bellwether/domain/insight/constants';
import type { ScoredGoal } from '@bellwether/domain/insight/learning/chances';
import { type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import type { Period } from '../../tenant/queries.ts';
import { finishedGoalsWhere, finishedPeriods, type PeriodGoal } from '../learning/queries.history.ts';
import { modelOf } from '../learning/queries.model.ts';
import { demandKnowing } from './access.groups.ts';
import { presentOwnOpinions, presentPoint, presentScores, presentTooFew, thousandths } from './presenter.ts';
import { ownViewsOf } from './statements.groups.ts';

type MineReply = EndpointReplyInput<typeof getMyInsight>;

/**
 * Returns how well the acting person's own predictions and second views came true (insight.11, insight.13). No other
 * call returns these scores to anybody.
 * @throws HttpProblem 404 for observers, and while insight is switched off.
 */
export async function mineOf(scope: Scope): Promise<MineReply> {
  demandKnowing(scope);
  const periods = await finishedPeriods(scope);
  const own = await finishedGoalsWhere(scope, periods, sql<SqlBool>`goal.owner_id = ${scope.person.id}`, {
    ownWords: true,
  });
  return { Calibration: await ownCalibration(scope, own), Opinions: await ownOpinions(scope, periods) };
}

async function ownCalibration(scope: Scope, own: readonly PeriodGoal[]): Promise<MineReply['Calibration']> {
  const said = own.filter(({ given }) => given.length > 0);
  const quarters = quartersOf(said);
  const calibration = calibrationOf(said, quarters);
  if (!calibration || said.length < minimums.ownGoals) return presentTooFew(said.length, minimums.ownGoals);
  const { chances } = await modelOf(scope);
  const shift = ownShift(said, chances.table);
  return {
    TooFew: false,
    Goals: calibration.goals,
    Quarters: quarters,
    Imported: said.filter(({ isImported }) => isImported).length,
    Labels: calibration.rows.map((row) => presentPoint(row, true)),
    ...presentScores(calibration),
    BadNews: ownBadNews(own),
    Chances: chances.table.map((labels) => labels.map((chance) => thousandths(ownChance(chance, shift)))),
  };
}

function ownBadNews(own: readonly ScoredGoal[]) {
  const { mean, missed, early, never, warned, warnedAndAchieved } = badNewsOf(own);
  if (mean === null) return null;
  return {
    Missed: missed.length,
    Mean: Math.round(mean * 10) / 10,
    Early: early.length,
    Never: never.length,
    Warned: warned.length,
    WarnedAndAchieved: warnedAndAchieved.length,
  };
}

/** Returns the scores of the person's blind second views of finished goals; they are scored like predictions. */
async function ownOpinions(scope: Scope, periods: readonly Period[]): Promise<MineReply['Opinions']> {
  const views = await ownViewsOf(
    scope,
    periods.map(({ id }) => id),
  );
  if (views.length === 0) return presentTooFew(0, minimums.ownGoals);
  const byGoal = Map.groupBy(views, ({ goal_id }) => goal_id);
  const goals = await finishedGoalsWhere(
    scope,
    periods,
    sql<SqlBool>`goal.id = any(${[...byGoal.keys()]}::int[])`,
  );
  const viewed = goals.flatMap((goal) => {
    const given = byGoal.get(goal.id);
    return given ? [{ ...goal, given }] : [];
  });
  const calibration = calibrationOf(viewed, quartersOf(viewed));
  if (!calibration || viewed.length < minimums.ownGoals)
    return presentTooFew(viewed.length, minimums.ownGoals);
  return presentOwnOpinions(calibration);
}

function quartersOf(goals: readonly { readonly periodId: number }[]): number {
  return new Set(goals.map(({ periodId }) => periodId)).size;
}
