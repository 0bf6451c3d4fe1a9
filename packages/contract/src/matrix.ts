import { cellCount } from '@bellwether/domain/matrix/matrix';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { goalStateSchema, levelSchema, periodWeekSchema } from './goals/goal.ts';
import { goalTypeSchema } from './tenant.ts';
import { idOrNoneParam, idOrNoneSchema, idParam, idSchema, textSchema } from './wire.ts';

// What crosses the wire of the prediction matrix (1-goals §2, §3, §7; decisions §5). A goal can have a thousand goals below
// it, so that everything here is slim: people are three fields, trails are numbers.

/** The owner of a goal, as the matrix and its list show them. */
export const matrixPersonSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Avatar: z.nullable(z.string()),
});

/** A cell of the grid: likelihood × 5 + quality, 0 to 24; the domain's `cellOf` and `ratingsOfCell` translate. */
const cellSchema = z.int().check(z.gte(0), z.lt(cellCount));

/** The goal whose matrix it is. */
export const matrixGoalSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  State: goalStateSchema,
  GoalType: goalTypeSchema,
  GoalPeriodId: idSchema,
  Hidden: z.boolean(),
  ParentId: idOrNoneSchema,
  /** Null without a parent, and where the parent is not visible to the viewer. */
  ParentGoalTitle: z.nullable(z.string()),
  User: matrixPersonSchema,
});
export type MatrixGoal = z.output<typeof matrixGoalSchema>;

/** A visible goal of the tree: the goal itself, or one below it. */
export const matrixChildSchema = z.object({
  Id: idSchema,
  /** 0: the goal itself; 1: its children; and so on. Where a shelved goal was left out between, its step still counts. */
  Generation: z.int(),
  /**
   * The goal above it: one of `childs` or of `gaps`. 0 where a shelved goal stands between: it counts as unaligned here. Of
   * the goal itself the real parent, which is in neither list.
   */
  ParentId: idOrNoneSchema,
  Title: z.string(),
  /** Where the goal stands today, whatever week is shown. */
  State: goalStateSchema,
  /** The quarter of the goal, which may be a later one than that of the goal above. */
  GoalPeriodId: idSchema,
  User: matrixPersonSchema,
  /** The prediction of the week, or the last one before it; null before the first: listed, not placed. */
  Likelihood: z.nullable(levelSchema),
  Quality: z.nullable(levelSchema),
  /** The prediction was given for an earlier week than the one shown. */
  IsCarried: z.boolean(),
  /** Its owner's result was there by the end of the week shown: listed with its result, not placed. */
  IsFinalized: z.boolean(),
  /** The status that Likelihood and Quality are of; 0 before the first prediction. */
  GoalStatusId: idOrNoneSchema,
  /** Comments on that status, as far as the viewer reads them. */
  CommentCount: z.int(),
  /** The cell of each of `trailweeks`, oldest first; null where none was given for that very week. */
  Trail: z.array(z.nullable(cellSchema)),
});
export type MatrixChild = z.output<typeof matrixChildSchema>;

/** A goal between that the viewer does not see, or that was deleted: a node without title, never counted. */
export const matrixGapSchema = z.object({
  Id: idSchema,
  Generation: z.int(),
  /** As that of a child. */
  ParentId: idOrNoneSchema,
  IsDeleted: z.boolean(),
  /** Of a deleted goal: the nearest of `childs` below it that the viewer may align anew (decisions-2 Z2). */
  Realignable: z.array(idSchema),
});
export type MatrixGap = z.output<typeof matrixGapSchema>;

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
export type MatrixManagerResult = z.output<typeof matrixManagerResultSchema>;

export const predictionMatrixSchema = z.object({
  goal: matrixGoalSchema,
  /** By generation, then by id: the goal itself first. Shelved goals are left out. */
  childs: z.array(matrixChildSchema),
  /** Goals that stand above one of `childs` without being one of them. */
  gaps: z.array(matrixGapSchema),
  /** The owners' results of those `childs` that are finalized. */
  results: z.array(matrixOwnerResultSchema),
  /** The managers' results of those `childs` that are finalized and reviewed. */
  managerresults: z.array(matrixManagerResultSchema),
  /** The week shown: one of the 22 of the goal's quarter. */
  weekPeriod: periodWeekSchema,
  /** Null before week 1. */
  prevWeek: z.nullable(periodWeekSchema),
  /** Null after week 22, and where the next week has not begun. */
  nextWeek: z.nullable(periodWeekSchema),
  /** The weeks of the trails, oldest first; the last one is the week shown. */
  trailweeks: z.array(periodWeekSchema),
  /** The viewer's own goals of the goal's quarter that have a matrix, in the order of Previous Goal and Next Goal. */
  owngoals: z.array(idSchema),
});
export type PredictionMatrix = z.output<typeof predictionMatrixSchema>;

export const getPredictionMatrix = endpoint({
  name: 'getPredictionMatrix',
  summary:
    'The matrix of a goal in a week of its quarter, by the week’s id; 0: the current week, or the nearest one of a quarter that is not running.',
  method: 'GET',
  path: '/predication/{goalId}/{week}',
  params: z.strictObject({ goalId: idParam, week: idOrNoneParam }),
  reply: predictionMatrixSchema,
});

export const getFirstMatrixGoal = endpoint({
  name: 'getFirstMatrixGoal',
  summary:
    'The goal that the matrix of a quarter (0: the current one) opens with: the first own goal, else the first company goal; 0 where there is neither.',
  method: 'GET',
  path: '/predication/firstgoal/{periodId}',
  params: z.strictObject({ periodId: idOrNoneParam }),
  reply: z.object({ Id: idOrNoneSchema }),
});

/** A goal that a search by title found. */
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
  params: z.strictObject({ text: textSchema(255, 'Title') }),
  reply: z.object({ data: z.array(foundGoalSchema), Next: z.null() }),
});
