import { permissionNames } from '@bellwether/domain/goals/permission-names';
import { reasonCodes } from '@bellwether/domain/goals/reasons';
import { eachWireText, goalTexts, replyTexts, textNames } from '@bellwether/domain/goals/texts';
import type { Said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { refusedAs } from '../faults.ts';
import { personSchema } from '../people.ts';
import { strategicObjectiveSchema } from '../strategy.ts';
import { goalTypeSchema, periodSchema } from '../tenant.ts';
import { daySchema, idOrNoneSchema, idSchema, instantSchema, permissionsSchemaOf } from '../wire.ts';

export const goalStateSchema = z.enum([
  'draft',
  'review',
  'approved',
  'finalized',
  'results_in_review',
  'shelving_in_review',
  'shelved',
]);
export const goalEditStateSchema = z.enum(['draft', 'review', 'canceled']);
/** The states that the history names, of a goal or an edit. An edit that was applied is `approved`. */
const historyStateSchema = z.enum([...goalStateSchema.options, 'canceled']);
/** A rating level, 0 to 4 (predictions.1). */
export const levelSchema = z.int().check(z.gte(0), z.lte(4));
/** Returns the schema of a rating level in a form; `missing` is for a missing or invalid level. */
export function askedLevel(missing: Said) {
  const refusal = refusedAs(missing);
  return z.int(refusal).check(z.gte(0, refusal), z.lte(4, refusal));
}
export const deltaSchema = z.nullable(z.enum(['improved', 'worsened', 'same']));

export const recentStatusSchema = z.object({
  Id: idSchema,
  Likelihood: levelSchema,
  Quality: levelSchema,
  LikelihoodDelta: deltaSchema,
  QualityDelta: deltaSchema,
  StartDate: daySchema,
});

const resultValues = {
  Id: idSchema,
  Completed: z.nullable(z.boolean()),
  /** Percent, 0 to 100. */
  ObjectiveResult: z.nullable(z.number()),
};
const listedOwnerResultSchema = z.object({ ...resultValues, Quality: z.nullable(levelSchema) });
const listedManagerResultSchema = z.object(resultValues);

/** The act that the goal asks of the viewer, in the words of the reminders (goals.18, `Reminder`). */
export const goalReminderSchema = z.nullable(z.enum(['update', 'finalize', 'review', 'sent_back']));

/** The latest likelihood of each week of the quarter: `0` to `4`, or `-` without a prediction. */
export const weeksSchema = z.string().check(z.regex(/^[0-4-]{13,14}$/));

/**
 * The running goals directly below a goal that the viewer sees; private goals never count (insight.1, insight.14).
 */
export const childSummarySchema = z.object({
  /** Approved goals, also while their shelving or result waits for the manager. */
  Count: z.int(),
  /** How many of these goals have a prediction. */
  Rated: z.int(),
  /** How many of these goals have 0 or 1 as latest likelihood. */
  Low: z.int(),
  /** How many of these goals carry the tag At Risk, and how many are Unsure (predictions.10). */
  AtRisk: z.int(),
  Unsure: z.int(),
  /** The middle of the latest likelihoods, of two the lower; null without a prediction. */
  Median: z.nullable(levelSchema),
});

/** A goal in lists: without Measurement, Description and the results' texts. */
export const listedGoalSchema = z.object({
  Id: idSchema,
  State: goalStateSchema,
  GoalType: goalTypeSchema,
  GoalPeriodId: idSchema,
  PeriodStartDate: daySchema,
  Hidden: z.boolean(),
  /** The strategic objective that the goal serves (goals.29); absent without one, because lists are long. */
  StrategicObjective: z.optional(z.nullable(strategicObjectiveSchema)),
  ParentId: idOrNoneSchema,
  ChildCount: z.int(),
  User: personSchema,
  GoalDetail: z.object({ Title: z.string() }),
  MostRecentGoalStatus: z.nullable(recentStatusSchema),
  Weeks: weeksSchema,
  /** True: the goal comes from a file with its weeks and its result (goals.34). Absent otherwise. */
  Imported: z.optional(z.literal(true)),
  OwnerGoalResult: z.nullable(listedOwnerResultSchema),
  ManagerGoalResult: z.nullable(listedManagerResultSchema),
  IsNeedsUpdate: z.boolean(),
  /** The viewer is the owner's acting manager. */
  IsManager: z.boolean(),
  IsShelve: z.boolean(),
  UpdatedAt: instantSchema,
  ParentUser: z.nullable(z.object({ Id: idSchema, Name: z.string() })),
  /** Null without a parent, and if the viewer does not see the parent. */
  ParentGoalTitle: z.nullable(z.string()),
  Reminder: goalReminderSchema,
});
export type ListedGoal = z.output<typeof listedGoalSchema>;

export const companyGoalSchema = z.object({ ...listedGoalSchema.shape, Children: childSummarySchema });
export type CompanyGoal = z.output<typeof companyGoalSchema>;

export const parentGoalSchema = z.object({
  Id: idSchema,
  State: goalStateSchema,
  Title: z.string(),
  GoalPeriodId: idSchema,
  User: personSchema,
});

const { GoalDetail, ...textsBeside } = replyTexts(() => z.string());
export const goalSchema = z.object({
  ...listedGoalSchema.shape,
  GoalDetail: z.object(GoalDetail),
  ...textsBeside,
  StrategicObjective: z.nullable(strategicObjectiveSchema),
  CreatedAt: instantSchema,
  ParentGoal: z.nullable(parentGoalSchema),
});
export type Goal = z.output<typeof goalSchema>;

export const goalEditSchema = z.object({
  Id: idSchema,
  State: goalEditStateSchema,
  ...eachWireText(() => z.string()),
  Hidden: z.boolean(),
  StrategicObjective: z.nullable(strategicObjectiveSchema),
  ParentId: idOrNoneSchema,
  UpdatedAt: instantSchema,
});

export const commentTypeSchema = z.enum([
  'GoalStatus',
  'StateTransition',
  'OwnerGoalResult',
  'ManagerGoalResult',
]);
/** The token or the like by which the person acted; absent: the person at a screen (accounts.13). */
const via = { Via: z.optional(z.string()) };

/** For whom a deputy acted (people.37); absent: for nobody else. */
const actsFor = { ForName: z.optional(z.string()) };

export const commentSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Avatar: z.nullable(z.string()),
  UserId: idSchema,
  ...actsFor,
  /** The last day of the author's absence today; absent: there. */
  AwayUntil: z.optional(daySchema),
  Comment: z.string(),
  CreatedAt: instantSchema,
  UpdatedAt: instantSchema,
  CommentableId: idSchema,
  CommentableType: commentTypeSchema,
  ...via,
});
export type Comment = z.output<typeof commentSchema>;

export const periodWeekSchema = z.object({
  Id: idSchema,
  /** 1 to 22; numbers above the quarter's last week are the weeks after it. */
  Week: z.int(),
  StartDate: daySchema,
  EndDate: daySchema,
});

export const goalStatusSchema = z.object({
  Id: idSchema,
  Likelihood: z.nullable(levelSchema),
  Quality: z.nullable(levelSchema),
  CommentCount: z.int(),
  /** A prediction can be given now (predictions.2). */
  IsOpen: z.boolean(),
  GoalPeriodWeek: periodWeekSchema,
  Comments: z.array(commentSchema),
});
export type GoalStatus = z.output<typeof goalStatusSchema>;

/** Every prediction ever given, oldest first. */
export const weeklyStateSchema = z.object({
  GoalPeriodWeek: periodWeekSchema,
  Likelihood: levelSchema,
  Quality: levelSchema,
  CreatedAt: instantSchema,
  UserId: idSchema,
  UserName: z.string(),
  ...actsFor,
  /** True: it comes from a file. Absent otherwise. */
  Imported: z.optional(z.literal(true)),
  ...via,
});

export const transitionSchema = z.object({
  Id: idSchema,
  TransitionableType: z.enum(['Goal', 'GoalEdit']),
  /**
   * 0 owner, 1 parent goal, 2 result, 3 result review changed, 4 deleted, 5 restored, 6 taken back; null: a change of
   * state.
   */
  ActionType: z.nullable(z.int()),
  FromState: z.nullable(historyStateSchema),
  ToState: z.nullable(historyStateSchema),
  /** The previous owner or parent goal if ActionType is 0 or 1, else null. */
  Meta: z.nullable(z.int()),
  /** The new owner or parent goal if ActionType is 0 or 1; null if there is none now. */
  MetaTo: z.nullable(z.int()),
  /**
   * Names of the previous and the new owner or parent goal; null if there is none, or the viewer does not see
   * it.
   */
  FromName: z.nullable(z.string()),
  ToName: z.nullable(z.string()),
  GoalName: z.string(),
  UserId: idSchema,
  UserName: z.string(),
  ...actsFor,
  CreatedAt: instantSchema,
  ...via,
  Comments: z.array(commentSchema),
});
export type Transition = z.output<typeof transitionSchema>;

export const goalResultSchema = z.object({
  ...listedOwnerResultSchema.shape,
  Outcome: z.string(),
  UpdatedAt: instantSchema,
  Comments: z.array(commentSchema),
});
export const goalManagerResultSchema = z.object({
  ...resultValues,
  Feedback: z.string(),
  UpdatedAt: instantSchema,
  Comments: z.array(commentSchema),
});

/**
 * An ancestor of the goal; ancestors come nearest first. If the viewer does not see it, all but its place is
 * null. `OwnerGoalResult` is also null without a result.
 */
export const ancestorSchema = z.object({
  Id: idSchema,
  ParentId: idOrNoneSchema,
  State: z.nullable(goalStateSchema),
  Title: z.nullable(z.string()),
  User: z.nullable(personSchema),
  MostRecentGoalStatus: z.nullable(recentStatusSchema),
  OwnerGoalResult: z.nullable(listedOwnerResultSchema),
  IsDeleted: z.boolean(),
});

/**
 * Deleted goals between the goal and its nearest ancestor that is not deleted; `Count` is the number of goals
 * that are still below each.
 */
export const deletedAncestorSchema = z.object({ Id: idSchema, ParentId: idOrNoneSchema, Count: z.int() });

/**
 * Name → `true`, or the reason code why not now. A permission that this person could never have is absent.
 */
export const goalPermissionsSchema = permissionsSchemaOf(permissionNames, reasonCodes);

/** The previous or the next goal in a line of carried goals. */
export const lineageGoalSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  GoalPeriodId: idSchema,
  Quarter: z.int(),
  Year: z.int(),
});
export type LineageGoal = z.output<typeof lineageGoalSchema>;

export const goalInfoSchema = z.object({
  Goal: goalSchema,
  GoalEdits: z.array(goalEditSchema),
  GoalStatuses: z.array(goalStatusSchema),
  GoalWeeklyStates: z.array(weeklyStateSchema),
  GoalStatusComments: z.array(commentSchema),
  GoalTransitions: z.array(transitionSchema),
  GoalResult: z.nullable(goalResultSchema),
  GoalManagerResult: z.nullable(goalManagerResultSchema),
  Ancestors: z.array(ancestorSchema),
  DeletedDescestors: z.array(deletedAncestorSchema),
  ParentGoal: z.nullable(parentGoalSchema),
  Children: childSummarySchema,
  Period: periodSchema,
  /**
   * The latest week of the goal's quarter that needs a prediction, by the tenant's clock; 0 if there is none yet
   * (predictions.5).
   */
  AskedWeekId: idOrNoneSchema,
  /**
   * The goals that this one was carried over from and to; null if there is none, or the viewer does not see
   * it.
   */
  CarriedFrom: z.nullable(lineageGoalSchema),
  CarriedTo: z.nullable(lineageGoalSchema),
  IsFollowed: z.boolean(),
  Permissions: goalPermissionsSchema,
});
export type GoalInfo = z.output<typeof goalInfoSchema>;

export const fieldChangeSchema = z.object({
  Field: z.enum([
    ...textNames.map((name) => goalTexts[name].wire),
    'Hidden',
    'StrategicObjective',
    'ParentId',
  ]),
  From: z.string(),
  To: z.string(),
});
/** The reviewer's view: the goal, and the changes of the waiting edit. */
export const reviewInfoSchema = z.object({ ...goalInfoSchema.shape, Changes: z.array(fieldChangeSchema) });
export type ReviewInfo = z.output<typeof reviewInfoSchema>;
