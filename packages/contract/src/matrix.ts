import { cellCount } from '@bellwether/domain/matrix/matrix';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  childSummarySchema,
  goalStateSchema,
  levelSchema,
  periodWeekSchema,
  weeksSchema,
} from './goals/goal.ts';
import { strategicObjectiveSchema } from './strategy.ts';
import { goalTypeSchema } from './tenant.ts';
import { idOrNoneParam, idOrNoneSchema, idParam, idSchema, textSchema } from './wire.ts';

// The wire shapes of the prediction matrix (matrix.1). A goal can have a thousand
// goals below it, so all shapes are slim: people have three fields, trails are numbers.

/** The owner of a goal, as the matrix and its list show them. */
export const matrixPersonSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Avatar: z.nullable(z.string()),
});

/**
 * A cell of the grid: likelihood × 5 + quality, 0 to 24; the domain's `cellOf` and `ratingsOfCell` convert
 * it.
 */
const cellSchema = z.int().check(z.gte(0), z.lt(cellCount));

/** The root goal of the matrix. */
export const matrixGoalSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  State: goalStateSchema,
  GoalType: goalTypeSchema,
  GoalPeriodId: idSchema,
  Hidden: z.boolean(),
  ParentId: idOrNoneSchema,
  /** Null without a parent, and if the viewer does not see the parent. */
  ParentGoalTitle: z.nullable(z.string()),
  User: matrixPersonSchema,
  /** The goals directly below, with their latest predictions, whichever week is shown. */
  Children: childSummarySchema,
});
export type MatrixGoal = z.output<typeof matrixGoalSchema>;

/** A visible goal of the tree: the goal itself, or one below it. */
export const matrixChildSchema = z.object({
  Id: idSchema,
  /** 0: the root goal; 1: its children; and so on. A shelved goal that is left out still counts as a step. */
  Generation: z.int(),
  /**
   * The nearest goal or gap above it. 0 if a shelved goal is between them, because the goal then counts as unaligned
   * here. The root goal has its real parent, which is in neither list.
   */
  ParentId: idOrNoneSchema,
  Title: z.string(),
  /** The goal's state today, whichever week is shown. */
  State: goalStateSchema,
  StrategicObjective: z.nullable(strategicObjectiveSchema),
  /** The quarter of the goal, which may be later than its parent's. */
  GoalPeriodId: idSchema,
  User: matrixPersonSchema,
  /**
   * The week's prediction, or the last one before it. Null before the first; the goal is then listed but not
   * placed.
   */
  Likelihood: z.nullable(levelSchema),
  Quality: z.nullable(levelSchema),
  /** The prediction is for an earlier week than the shown one. */
  IsCarried: z.boolean(),
  /**
   * The owner gave the result by the end of the shown week. The goal is then listed with its result but not
   * placed.
   */
  IsFinalized: z.boolean(),
  /** The status of Likelihood and Quality; 0 before the first prediction. */
  GoalStatusId: idOrNoneSchema,
  /** The number of comments on that status that the viewer may read. */
  CommentCount: z.int(),
  /** The weeks of the goal's own quarter; a week after the shown one has no prediction here. */
  Weeks: weeksSchema,
  /** True: the goal comes from a file with its weeks. Absent otherwise. */
  Imported: z.optional(z.literal(true)),
  /** The cell in each of `trailweeks`, oldest first; null for a week without its own prediction. */
  Trail: z.array(z.nullable(cellSchema)),
});
export type MatrixChild = z.output<typeof matrixChildSchema>;

/**
 * A goal in the tree that the viewer does not see, or that was deleted: a node without title, never counted.
 */
export const matrixGapSchema = z.object({
  Id: idSchema,
  Generation: z.int(),
  /** Like `ParentId` of a child. */
  ParentId: idOrNoneSchema,
  IsDeleted: z.boolean(),
  /** For a deleted goal, the nearest of `childs` below it that the viewer may give another parent (matrix.3). */
  Realignable: z.array(idSchema),
});

const matrixResult = {
  Id: idSchema,
  GoalId: idSchema,
  Completed: z.nullable(z.boolean()),
  /** Percent, 0 to 100. */
  ObjectiveResult: z.nullable(z.number()),
};
export const matrixOwnerResultSchema = z.object({ ...matrixResult, Quality: z.nullable(levelSchema) });
export type MatrixOwnerResult = z.output<typeof matrixOwnerResultSchema>;
export const matrixManagerResultSchema = z.object(matrixResult);

export const predictionMatrixSchema = z.object({
  goal: matrixGoalSchema,
  /** By generation, then by id: the root goal first. Shelved goals are left out. */
  childs: z.array(matrixChildSchema),
  /** Gaps above one of `childs`. */
  gaps: z.array(matrixGapSchema),
  /** The owners' results of the finalized `childs`. */
  results: z.array(matrixOwnerResultSchema),
  /** The managers' results of the finalized and reviewed `childs`. */
  managerresults: z.array(matrixManagerResultSchema),
  /** The shown week: one of the 22 of the goal's quarter. */
  weekPeriod: periodWeekSchema,
  /** Null before week 1. */
  prevWeek: z.nullable(periodWeekSchema),
  /** Null after week 22, and if the next week has not begun. */
  nextWeek: z.nullable(periodWeekSchema),
  /** The weeks of the trails, oldest first; the last one is the shown week. */
  trailweeks: z.array(periodWeekSchema),
  /**
   * The viewer's own goals of the goal's quarter that have a matrix, in the order of Previous Goal and Next
   * Goal.
   */
  owngoals: z.array(idSchema),
});
export type PredictionMatrix = z.output<typeof predictionMatrixSchema>;

export const getPredictionMatrix = endpoint({
  name: 'getPredictionMatrix',
  summary:
    'The matrix of a goal in a week of its quarter, by the week’s id; 0: the current week, or the nearest one of a quarter that is not running.',
  method: 'GET',
  path: '/predication/{goalId}/{week}',
  scope: 'goals:read',
  params: z.strictObject({ goalId: idParam, week: idOrNoneParam }),
  reply: predictionMatrixSchema,
});

/** The trees of several goals in one picture; a goal of generation 0 is the root of its tree. */
export const companyMatrixSchema = z.object({
  ...z.omit(predictionMatrixSchema, { goal: true, owngoals: true }).shape,
  GoalPeriodId: idSchema,
});

export const getCompanyMatrix = endpoint({
  name: 'getCompanyMatrix',
  summary:
    'All company goals of a quarter (0: the current one) with everything below them, in a week of it, as the matrix of one goal; for the ceo, whose goals they are.',
  method: 'GET',
  path: '/predication/company/{periodId}/{week}',
  scope: 'goals:read',
  params: z.strictObject({ periodId: idOrNoneParam, week: idOrNoneParam }),
  who: 'ownsCompanyGoals',
  reply: companyMatrixSchema,
});

export const getFirstMatrixGoal = endpoint({
  name: 'getFirstMatrixGoal',
  summary:
    'The goal that the matrix of a quarter (0: the current one) opens with: the first own goal, else the first company goal; 0 where there is neither.',
  method: 'GET',
  path: '/predication/firstgoal/{periodId}',
  scope: 'goals:read',
  params: z.strictObject({ periodId: idOrNoneParam }),
  reply: z.object({ Id: idOrNoneSchema }),
});

/** A goal found by its title. */
export const foundGoalSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  State: goalStateSchema,
  GoalPeriodId: idSchema,
  User: matrixPersonSchema,
});
export type FoundGoal = z.output<typeof foundGoalSchema>;

export const searchMatrixGoals = endpoint({
  name: 'searchMatrixGoals',
  summary:
    'Visible goals of every quarter whose title holds each word of the text, without regard to case and accents; the newest 20.',
  method: 'GET',
  path: '/predication/searchgoals/{text}',
  scope: 'goals:read',
  params: z.strictObject({ text: textSchema(255, 'Title') }),
  reply: z.object({ data: z.array(foundGoalSchema), Next: z.null() }),
});
