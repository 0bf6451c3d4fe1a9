import {
  countedStates,
  type FigureName,
  runningStates,
  waitingStates,
  type weekFigures,
} from '@bellwether/domain/goals/figures';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import { countedPercent } from './access.results.ts';

// The domain's table of figures in SQL, once: statements that count goals take their conditions from here, and a test
// compares each with its row of the table. A goal is named by its alias.

type GoalCondition = (goal: string) => RawBuilder<SqlBool>;

const isIn = (states: readonly GoalState[]) => {
  const listed = sql.join(states.map((state) => sql.lit(state)));
  return keptSql((goal) => sql<SqlBool>`${column(`${goal}.state`)} in (${listed})`);
};

/** The domain's figure `counted`. */
export const isCountedGoal = isIn(countedStates);
/** The domain's figure `running`. */
export const isRunningGoal = isIn(runningStates);
/** The domain's figure `handedIn`. */
export const isHandedIn = isIn([...countedStates, 'review']);
const isApproved = isIn(['approved']);

const likelihoodOf = (goal: string) => column(`${goal}.recent_likelihood`);
const both = (one: GoalCondition, other: GoalCondition) =>
  keptSql((goal) => sql<SqlBool>`(${one(goal)} and ${other(goal)})`);
const isPredicted = keptSql((goal) => sql<SqlBool>`${likelihoodOf(goal)} is not null`);
const isUnlikely = keptSql((goal) => sql<SqlBool>`${likelihoodOf(goal)} <= 1`);

/** The figures that a row of `goal` decides. */
export const goalFigureSql = {
  drafts: isIn(['draft']),
  handedIn: isHandedIn,
  counted: isCountedGoal,
  predicted: both(isCountedGoal, isPredicted),
  likely: both(
    isCountedGoal,
    keptSql((goal) => sql<SqlBool>`${likelihoodOf(goal)} >= 3`),
  ),
  notPredicted: both(
    isCountedGoal,
    keptSql((goal) => sql<SqlBool>`${likelihoodOf(goal)} is null`),
  ),
  atRisk: both(
    isApproved,
    keptSql((goal) => sql<SqlBool>`${likelihoodOf(goal)} < 2`),
  ),
  unsure: both(
    isApproved,
    keptSql((goal) => sql<SqlBool>`${likelihoodOf(goal)} = 2`),
  ),
  unlikely: both(isCountedGoal, isUnlikely),
  running: isRunningGoal,
  runningPredicted: both(isRunningGoal, isPredicted),
  runningUnlikely: both(isRunningGoal, isUnlikely),
  waiting: isIn(waitingStates),
  unfinished: isApproved,
} as const satisfies Partial<Record<FigureName, GoalCondition>>;

/** The aliases of a goal and of the results of its present round. */
interface ResultAliases {
  readonly goal: string;
  readonly own: string;
  readonly manager: string;
}

/** The figures that results decide; the aliases of the results have no row before there is a result. */
export function resultFigureSql({ goal, own, manager }: ResultAliases) {
  const completed = sql`coalesce(${column(`${manager}.completed`)}, ${column(`${own}.completed`)})`;
  const percent = countedPercent(own, manager);
  const isDisputed = sql<SqlBool>`coalesce(${column(`${own}.completed`)} <> ${column(`${manager}.completed`)}, false)`;
  const among = (is: RawBuilder<unknown>) => sql<SqlBool>`(${isCountedGoal(goal)} and ${is})`;
  const settled = (is: RawBuilder<unknown>) => among(sql`not ${isDisputed} and ${is}`);
  return {
    withResult: among(sql`(${percent} is not null or ${column(`${own}.completed`)} is not null)`),
    completed: settled(sql`case when ${percent} is null then ${completed} else ${percent} >= 100 end`),
    partly: settled(sql`${percent} < 100`),
    missed: settled(sql`${percent} is null and not ${completed}`),
    inDispute: among(isDisputed),
  } as const satisfies Partial<Record<FigureName, RawBuilder<SqlBool>>>;
}

/** The domain's figure `asked`, with the latest week that needs a prediction as an expression (0: none). */
export function isAskedFor(goal: string, week: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isApproved(goal)} and ${week} >= greatest(${column(`${goal}.first_week`)}, 1))`;
}

/** The domain's figure `notUpdated`, with the latest week that needs a prediction as an expression (0: none). */
export function missesUpdate(goal: string, week: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const recentWeek = column(`${goal}.recent_week`);
  return sql<SqlBool>`(${isAskedFor(goal, week)} and (${recentWeek} < ${week}
    or (${column(`${goal}.recent_gap`)} and ${recentWeek} = ${week} + 1)))`;
}

/** The figures of a week. */
export const weekFigureSql = {
  asked: isAskedFor,
  notUpdated: missesUpdate,
} as const satisfies Record<keyof typeof weekFigures, unknown>;
