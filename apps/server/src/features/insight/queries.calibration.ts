import type { GroupCalibration } from '@bellwether/contract/insight/calibration';
import type { TooFew } from '@bellwether/contract/insight/insight';
import { calibrationOf } from '@bellwether/domain/insight/calibration';
import { chanceOf, labelChance } from '@bellwether/domain/insight/chances';
import { minimums } from '@bellwether/domain/insight/constants';
import { isLow } from '@bellwether/domain/insight/contradictions';
import type { Group } from '@bellwether/domain/insight/groups';
import { secondViewScores, together, type ViewedGoal } from '@bellwether/domain/insight/opinions';
import { phaseOf } from '@bellwether/domain/insight/own-record';
import {
  goalsIn,
  hasOwners,
  isShown,
  ownersOf,
  type PlacedGoal,
} from '@bellwether/domain/insight/shown-groups';
import type { Scope } from '#platform/session/scope.ts';
import { demandGroup } from './access.groups.ts';
import { presentPoint, presentScores, presentTooFew, thousandths } from './presenter.calibration.ts';
import { type History, type HistoryGoal, historyOf, shelvedOf } from './queries.history.ts';
import { modelOf } from './queries.model.ts';
import { type ViewedRow, viewedWeeksOf } from './statements.groups.ts';

const isEnough = (goals: readonly PlacedGoal[]) => goals.length >= minimums.groupGoals && hasOwners(goals);

/** Returns how many goals of a group a number counts; null where that is not said (insight §7). */
export function countShown<G extends PlacedGoal>(group: Group, goals: readonly G[]): number | null {
  return isShown(group, goals, hasOwners) ? goalsIn(group, goals).length : null;
}

/**
 * Returns how well the likelihoods of a group predicted its results over the finished quarters (insight §3.4), within
 * the limits of §7.
 * @throws HttpProblem 404 for a group that is absent or not seen.
 */
export async function groupCalibration(scope: Scope, group: Group): Promise<GroupCalibration | TooFew> {
  await demandGroup(scope, group);
  const history = await historyOf(scope);
  const said = history.goals.filter(({ given }) => given.length > 0);
  const goals = goalsIn(group, said);
  const quarters = new Set(goals.map(({ periodId }) => periodId)).size;
  const calibration = calibrationOf(goals, quarters);
  if (!calibration || !isShown(group, said, isEnough))
    return presentTooFew(countShown(group, said), minimums.groupGoals);
  const shelved = await shelvedOf(scope, history);
  return {
    TooFew: false,
    Goals: calibration.goals,
    Owners: ownersOf(goals).size,
    Quarters: quarters,
    Labels: calibration.rows.map((row) => {
      const ofLabel = said.filter(({ given }) => given.some(({ likelihood }) => likelihood === row.label));
      return presentPoint(row, isShown(group, ofLabel, hasOwners));
    }),
    ...presentScores(calibration),
    Shelved: countShown(group, shelved),
    ShelvedUnlikely: countShown(
      group,
      shelved.filter(({ recent_likelihood: last }) => last !== null && isLow(last)),
    ),
    SecondView: group.kind === 'company' ? await secondViewOf(scope, history) : null,
  };
}

/** Returns whether second views made the company's forecasts better; null under 30 goals. */
async function secondViewOf(
  scope: Scope,
  { periods, goals }: History,
): Promise<GroupCalibration['SecondView']> {
  const rows = await viewedWeeksOf(
    scope,
    periods.map(({ id }) => id),
  );
  const { chances } = await modelOf(scope);
  const byGoal = Map.groupBy(rows, ({ goal_id }) => goal_id);
  const viewed = goals.flatMap((goal) => {
    const weeks = (byGoal.get(goal.id) ?? []).flatMap((row) => viewedWeek(chances, goal, row));
    return weeks.length > 0 ? [{ goal, weeks }] : [];
  });
  const placed = viewed.map(({ goal }) => goal);
  if (viewed.length < minimums.opinionGoals || !hasOwners(placed)) return null;
  const scores = secondViewScores(viewed.map(({ goal, weeks }) => ({ isAchieved: goal.isAchieved, weeks })));
  return { Goals: viewed.length, Together: thousandths(scores.together), Alone: thousandths(scores.alone) };
}

type Chances = Awaited<ReturnType<typeof modelOf>>['chances'];

/**
 * Returns a week of a goal with second views that count; none where peers are too few, or the owner gave no prediction that
 * scores.
 */
function viewedWeek(chances: Chances, goal: HistoryGoal, row: ViewedRow): ViewedGoal['weeks'] {
  const said = goal.given.find(({ week }) => week === row.week);
  if (!said) return [];
  const phase = phaseOf(row.week, goal.weeks);
  const alone = chanceOf(chances, said, phase);
  const of = together({
    owner: alone,
    manager: row.manager === null ? null : labelChance(chances, row.manager, phase),
    peers: row.peers.map((label) => labelChance(chances, label, phase)),
  });
  return of.together === null ? [] : [{ alone, together: of.together }];
}
