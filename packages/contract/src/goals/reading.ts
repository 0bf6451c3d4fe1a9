import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { strategicObjectiveSchema } from '../strategy.ts';
import { periodSchema } from '../tenant.ts';
import {
  cursorSchema,
  idOrNoneParam,
  idOrNoneSchema,
  idParam,
  idSchema,
  pageOf,
  textSchema,
} from '../wire.ts';
import {
  companyGoalSchema,
  goalEditSchema,
  goalInfoSchema,
  goalStateSchema,
  goalStatusSchema,
  levelSchema,
  listedGoalSchema,
} from './goal.ts';

export const goalScopeSchema = z.enum(['MyGoals', 'DirectReports', 'CompanyGoals', 'ManagerAndPeers', 'All']);
export type GoalScope = z.output<typeof goalScopeSchema>;

/** Clients of the former product spell one state differently; both spellings mean shelving_in_review. */
const filteredStateSchema = z.pipe(
  z.union([goalStateSchema, z.literal('shilving_in_review')]),
  z.transform((state) => (state === 'shilving_in_review' ? ('shelving_in_review' as const) : state)),
);

const levels = z.optional(z.array(levelSchema).check(z.maxLength(5)));
const flag = z.optional(z.boolean());

export const goalFilterSchema = z.strictObject({
  GoalSelectFilter: z.optional(goalScopeSchema),
  Users: z.optional(z.array(idSchema).check(z.maxLength(100))),
  Depts: z.optional(z.array(textSchema(255, 'Department')).check(z.maxLength(100))),
  Title: z.optional(textSchema(255, 'Title')),
  GoalStates: z.optional(z.array(filteredStateSchema).check(z.maxLength(10))),
  NeedsUpdate: flag,
  NeedsReview: flag,
  TrendingUp: flag,
  TrendingDown: flag,
  QTrendingUp: flag,
  QTrendingDown: flag,
  Likelihood: levels,
  Quality: levels,
  FollowedGoals: flag,
  TopLevelGoals: flag,
  DeactivatedUsers: flag,
  ExcludePrivate: flag,
  Aligned: flag,
  Unaligned: flag,
  /** Goals that serve one of these objectives (goals.29). */
  StrategicObjectives: z.optional(z.array(strategicObjectiveSchema).check(z.maxLength(6))),
  /** 0 or absent: the current period. */
  PeriodId: z.optional(idOrNoneSchema),
  /**
   * All periods instead of one. Only with MyGoals or NeedsReview, because one person's work limits their
   * size.
   */
  AnyPeriod: flag,
  /** Deleted goals only; for goal admins, who can restore them. */
  Deleted: flag,
  PageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
  Cursor: cursorSchema,
});
export type GoalFilter = z.input<typeof goalFilterSchema>;

/** The pending edits of listed goals, as far as this person may see them. */
export const listedEditsSchema = z.array(
  z.object({
    GoalId: idSchema,
    ...z.pick(goalEditSchema, { Id: true, State: true, UpdatedAt: true }).shape,
  }),
);

export const goalListSchema = z.object({
  data: z.array(listedGoalSchema),
  goalEdits: listedEditsSchema,
  /** Ids of listed goals with a pending edit. */
  pendingEdits: z.array(idSchema),
  followed: z.array(idSchema),
  /** The ceo's id; 0 without a ceo. */
  ceo: idOrNoneSchema,
  Next: z.nullable(z.string()),
});

export const listGoals = endpoint({
  name: 'listGoals',
  summary: 'Goals of one period in priority order (goals.21), filtered and paged.',
  method: 'POST',
  path: '/Goal/goals',
  scope: 'goals:read',
  body: goalFilterSchema,
  counts: 'nothing',
  reply: goalListSchema,
});

export const getGoal = endpoint({
  name: 'getGoal',
  summary: 'Goal info: all parts.',
  method: 'GET',
  path: '/Goal/{id}',
  scope: 'goals:read',
  params: z.strictObject({ id: idParam }),
  reply: goalInfoSchema,
});

export const getSingleGoal = endpoint({
  name: 'getSingleGoal',
  summary: 'Goal info without history.',
  method: 'GET',
  path: '/Goal/single/{id}',
  scope: 'goals:read',
  params: z.strictObject({ id: idParam }),
  reply: goalInfoSchema,
});

/** How often the owner said the same at the same point of a quarter, and how often it came true. */
export const ownRecordSchema = z.object({ Likelihood: levelSchema, Said: z.int(), CameTrue: z.int() });
export type OwnRecord = z.output<typeof ownRecordSchema>;

/** Only for the owner: 403 for everybody else, whatever their role, because a record is the person's own. */
export const getOwnRecord = endpoint({
  name: 'getOwnRecord',
  summary:
    'The owner’s record of the likelihood that the goal has now, from five finished goals on; for the owner alone.',
  method: 'GET',
  path: '/Goal/ownrecord/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ Record: z.nullable(ownRecordSchema) }),
});

export const listPeriods = endpoint({
  name: 'listPeriods',
  summary: 'Every quarter of the tenant, the latest first, up to five after the current one.',
  method: 'GET',
  path: '/Goal/periods',
  scope: 'goals:read',
  reply: pageOf(periodSchema),
});

const childGoalSchema = z.object({ ...listedGoalSchema.shape, GoalStatuses: z.array(goalStatusSchema) });

export const listChildGoals = endpoint({
  name: 'listChildGoals',
  summary: 'The visible goals directly below a goal, with their statuses; 50 a page.',
  method: 'GET',
  path: '/Goal/child_goals/{id}',
  scope: 'goals:read',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ Cursor: cursorSchema }),
  reply: z.object({
    ...pageOf(childGoalSchema).shape,
    /**
     * Deleted children, on the first page only. A deleted child stays until the goals below it are aligned again
     * (goals.27).
     */
    Deleted: z.array(
      z.object({
        Id: idSchema,
        /** The nearest visible goals below it. */
        Goals: z.array(childGoalSchema),
        /** The ids of the goals whose parent the viewer may change. */
        Realignable: z.array(idSchema),
      }),
    ),
  }),
});

export const listGoalLine = endpoint({
  name: 'listGoalLine',
  summary:
    'The visible goals of the line of carried goals that a goal belongs to, the oldest first, at most 12 on each side; the goal alone if it was never carried.',
  method: 'GET',
  path: '/Goal/line/{id}',
  scope: 'goals:read',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ data: z.array(listedGoalSchema) }),
});

export const listCompanyGoals = endpoint({
  name: 'listCompanyGoals',
  summary: "The ceo's published goals of a period that are not private and have no parent.",
  method: 'GET',
  path: '/goal/companygoals',
  scope: 'goals:read',
  query: z.strictObject({ PeriodId: z.optional(idOrNoneParam), Cursor: cursorSchema }),
  reply: pageOf(companyGoalSchema),
});

/**
 * Counts the things that wait for this person's answer, over all periods: goals, edits, shelving requests and
 * results.
 */
export const countWaitingGoals = endpoint({
  name: 'countWaitingGoals',
  summary: 'How many goals wait for this person’s review.',
  method: 'GET',
  path: '/Goal/waiting',
  scope: 'goals:read',
  reply: z.object({ Count: z.int() }),
});

/** Returns the choices of the filter drawer that come from data. */
export const listGoalFilterChoices = endpoint({
  name: 'listGoalFilterChoices',
  summary: 'Departments of the tenant, for the filter drawer; 200 at most.',
  method: 'GET',
  path: '/Goal/filterchoices',
  scope: 'goals:read',
  reply: z.object({ Depts: z.array(z.string()) }),
});
