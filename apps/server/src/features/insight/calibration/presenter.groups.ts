import type {
  BadNewsFigures,
  GroupBadNews,
  GroupCalibration,
  LabelPoint,
} from '@bellwether/contract/insight/calibration';
import type { TooFew } from '@bellwether/contract/insight/insight';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { insideWeekCount } from '@bellwether/domain/calendar/week';
import { ratings } from '@bellwether/domain/goals/rating';
import { badNewsOf } from '@bellwether/domain/insight/calibration/bad-news';
import { calibrationOf, type LabelRow } from '@bellwether/domain/insight/calibration/calibration';
import type { Group } from '@bellwether/domain/insight/calibration/groups';
import {
  type GoalsByGroup,
  goalsByGroup,
  hasOwners,
  type Membership,
  ownersOf,
  type PlacedGoal,
} from '@bellwether/domain/insight/calibration/shown-groups';
import { minimums } from '@bellwether/domain/insight/constants';
import {
  type ChanceModel,
  chanceOf,
  labelChance,
  type ScoredGoal,
} from '@bellwether/domain/insight/learning/chances';
import { phaseOf } from '@bellwether/domain/insight/learning/own-record';
import { unpackedGiven } from '@bellwether/domain/insight/learning/packed';
import { isLow } from '@bellwether/domain/insight/look/contradictions';
import { secondViewScores, together, type ViewedGoal } from '@bellwether/domain/insight/opinions/opinions';
import type { FinishedRow } from '../../goals/reading/queries.finished.ts';
import type { Period } from '../../tenant/queries.ts';
import { presentPoint, presentScores, presentTooFew, thousandths } from './presenter.ts';
import type { PlaceRow, ShelvedRow, ViewedRow } from './statements.groups.ts';

/** The data from which `groupAnswers` computes. It is plain, because it is sent to a thread. */
export interface GroupMaterial {
  /** The finished quarters, twelve at most, oldest first. */
  readonly periods: readonly Period[];
  /** The finished goals of these quarters. */
  readonly goals: readonly FinishedRow[];
  readonly places: readonly PlaceRow[];
  readonly shelved: readonly ShelvedRow[];
  readonly viewed: readonly ViewedRow[];
  readonly chances: ChanceModel;
}

/** The two pages about a group: how well it predicts, and how early it reports bad news. */
export interface GroupAnswers {
  readonly calibration: GroupCalibration | TooFew;
  readonly badNews: GroupBadNews | TooFew;
}

/** The answers about a group with too few owners for any number. */
export const nothingKnown: GroupAnswers = {
  calibration: presentTooFew(null, minimums.groupGoals),
  badNews: presentTooFew(null, minimums.missedGoals),
};

type HistoryGoal = ScoredGoal & PlacedGoal & { readonly periodId: number; readonly isImported: boolean };

/** Returns a function that computes the answers of any group of a company, within the limits of insight.14. */
export function groupAnswers(material: GroupMaterial): {
  readonly goals: readonly PlacedGoal[];
  of(group: Group): GroupAnswers;
} {
  const placed = placing(material.places);
  const byId = new Map(material.periods.map((period) => [period.id, period]));
  const goals = placed(material.goals).map((row): HistoryGoal => {
    const period = byId.get(row.period_id);
    return {
      id: row.id,
      ownerId: row.owner_id,
      place: row.place,
      periodId: row.period_id,
      weeks: period ? insideWeekCount(period) : 0,
      given: unpackedGiven(row.given),
      isAchieved: row.is_achieved,
      isImported: row.is_imported,
    };
  });
  const shelved = placed(material.shelved);
  const calibration = calibrations(goals, shelved, secondViewOf(material, goals));
  const badNews = badNewsOfGroups(material.periods, goals);
  return {
    goals: [...goals, ...shelved],
    of: (group) => ({ calibration: calibration(group), badNews: badNews(group) }),
  };
}

/** Returns a function that adds to goals their owners' places in the quarter, and leaves out goals without one. */
function placing(rows: readonly PlaceRow[]) {
  const places = new Map(
    rows.map(({ period_id, owner_id, department, chain }): [string, Membership] => [
      `${period_id} ${owner_id}`,
      { ownerId: owner_id, department, chain },
    ]),
  );
  return <Row extends { readonly period_id: number; readonly owner_id: number }>(goals: readonly Row[]) =>
    goals.flatMap((row) => {
      const place = places.get(`${row.period_id} ${row.owner_id}`);
      return place ? [{ ...row, place }] : [];
    });
}

/** Returns the number of goals of a group; null where the number must not be shown (insight.14). */
function countShown<G extends PlacedGoal>(group: Group, goals: GoalsByGroup<G>): number | null {
  return goals.isShown(group, hasOwners) ? goals.in(group).length : null;
}

const isEnoughSaid = (goals: readonly PlacedGoal[]) =>
  goals.length >= minimums.groupGoals && hasOwners(goals);

function calibrations(
  goals: readonly HistoryGoal[],
  shelvedGoals: readonly (ShelvedRow & PlacedGoal)[],
  secondView: GroupCalibration['SecondView'],
): (group: Group) => GroupCalibration | TooFew {
  const withWord = goals.filter(({ given }) => given.length > 0);
  const said = goalsByGroup(withWord);
  const ofLabel = ratings.map((label) =>
    goalsByGroup(withWord.filter(({ given }) => given.some(({ likelihood }) => likelihood === label))),
  );
  const pointOf = (group: Group, row: LabelRow): LabelPoint =>
    presentPoint(row, ofLabel[row.label]?.isShown(group, hasOwners) === true);
  const imported = goalsByGroup(withWord.filter(({ isImported }) => isImported));
  const shelved = goalsByGroup(shelvedGoals);
  const shelvedUnlikely = goalsByGroup(
    shelvedGoals.filter(({ recent_likelihood: last }) => last !== null && isLow(last)),
  );
  return (group) => {
    const own = said.in(group);
    const quarters = new Set(own.map(({ periodId }) => periodId)).size;
    const calibration = said.isShown(group, isEnoughSaid) ? calibrationOf(own, quarters) : null;
    if (!calibration) return presentTooFew(countShown(group, said), minimums.groupGoals);
    return {
      TooFew: false,
      Goals: calibration.goals,
      Owners: ownersOf(own).size,
      Quarters: quarters,
      Imported: countShown(group, imported),
      Labels: calibration.rows.map((row) => pointOf(group, row)),
      ...presentScores(calibration),
      Shelved: countShown(group, shelved),
      ShelvedUnlikely: countShown(group, shelvedUnlikely),
      SecondView: group.kind === 'company' ? secondView : null,
    };
  };
}

const isEnoughMissed = (missed: readonly PlacedGoal[]) =>
  missed.length >= minimums.missedGoals && hasOwners(missed);

/** Returns how early a group reported bad news in the latest finished quarter and the one before (insight.9). */
function badNewsOfGroups(
  periods: readonly Period[],
  goals: readonly HistoryGoal[],
): (group: Group) => GroupBadNews | TooFew {
  const [latest, before] = periods
    .slice(-2)
    .toReversed()
    .map((period) =>
      figuresOfQuarter(
        period,
        goals.filter(({ periodId }) => periodId === period.id),
      ),
    );
  return (group) => {
    const present = latest?.of(group);
    if (!present)
      return presentTooFew(latest ? countShown(group, latest.missed) : null, minimums.missedGoals);
    return { TooFew: false, ...present, Before: before?.of(group) ?? null };
  };
}

/**
 * Returns the figures of a quarter by group. Each figure is shown or left out by its own goals' owners (insight.14).
 */
function figuresOfQuarter(period: Period, goals: readonly HistoryGoal[]) {
  const company = badNewsOf(goals);
  const imported = new Set(goals.flatMap(({ id, isImported }) => (isImported ? [id] : [])));
  const all = goalsByGroup(goals);
  const missed = goalsByGroup(company.missed);
  const figures = {
    Imported: goalsByGroup(company.missed.filter(({ id }) => imported.has(id))),
    Early: goalsByGroup(company.early),
    Never: goalsByGroup(company.never),
    Warned: goalsByGroup(company.warned),
    WarnedAndAchieved: goalsByGroup(company.warnedAndAchieved),
  };
  const of = (group: Group): BadNewsFigures | undefined => {
    if (!missed.isShown(group, isEnoughMissed)) return undefined;
    const { mean } = badNewsOf(all.in(group));
    return {
      Quarter: quarterLabel(period),
      Missed: missed.in(group).length,
      Mean: Math.round((mean ?? 0) * 10) / 10,
      Imported: countShown(group, figures.Imported),
      Early: countShown(group, figures.Early),
      Never: countShown(group, figures.Never),
      Warned: countShown(group, figures.Warned),
      WarnedAndAchieved: countShown(group, figures.WarnedAndAchieved),
    };
  };
  return { missed, of };
}

/** Returns whether second views made the company's forecasts better; null under 30 goals. */
function secondViewOf(
  { viewed: rows, chances }: GroupMaterial,
  goals: readonly HistoryGoal[],
): GroupCalibration['SecondView'] {
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

/**
 * Returns the chances in a week of a goal, with and without second views. Returns nothing where too few peers gave a view, or
 * the owner predicted nothing that week.
 */
function viewedWeek(chances: ChanceModel, goal: HistoryGoal, row: ViewedRow): ViewedGoal['weeks'] {
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
