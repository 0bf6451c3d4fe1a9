import { carryOverLimit, goalMessages } from '@bellwether/domain/goals/messages';
import { parentFates } from '@bellwether/domain/goals/reasons';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { goalTypeSchema, periodSchema } from '../tenant.ts';
import { idOrNoneSchema, idSchema, instantSchema } from '../wire.ts';
import { wireWords } from '../words.ts';
import { goalStateSchema, levelSchema } from './goal.ts';
import { outcomeValues, ownerWords } from './results.ts';

/**
 * The alignment of the new draft. `none`: no parent · `together`: under the draft of the parent, which is
 * carried in the same request · `successor`: under the goal that the parent was carried over to · `same`:
 * unchanged · `dropped`: removed.
 */
const alignmentValues = {
  ParentFate: z.enum(parentFates),
  /** The parent of the draft; 0: no parent. */
  NewParentId: idOrNoneSchema,
  NewParentTitle: z.nullable(z.string()),
  /** Why the alignment is dropped, else null. */
  ParentReason: z.nullable(z.string()),
};

/** An own goal that can be carried over now: it has no result, or the result says that it was not reached. */
export const carryOverGoalSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  State: goalStateSchema,
  GoalType: goalTypeSchema,
  /** Whether the screen asks for its result, which `Results` of the call takes. */
  AsksForResult: z.boolean(),
  /** It has a result, and was not reached. */
  IsNotReached: z.boolean(),
  UpdatedAt: instantSchema,
  Hidden: z.boolean(),
  /** The most recent prediction; null before the first. */
  Likelihood: z.nullable(levelSchema),
  Quality: z.nullable(levelSchema),
  /** The present parent, 0: none; its title is null if it is invisible. */
  ParentId: idOrNoneSchema,
  ParentTitle: z.nullable(z.string()),
  /** The alignment if no other goal of this list is carried along; never `together`. */
  ...alignmentValues,
  /** The goal of this list under whose draft this goal goes if both are carried in one request; 0: none. */
  TogetherWithId: idOrNoneSchema,
});
export type CarryOverGoal = z.output<typeof carryOverGoalSchema>;

export const carryOverOfferSchema = z.object({
  /**
   * The quarter of the goals, and the next one, into which they go; null if the company has no
   * such quarter.
   */
  FromPeriod: z.nullable(periodSchema),
  ToPeriod: periodSchema,
  /** Oldest first, at most 100. */
  data: z.array(carryOverGoalSchema),
  /** The number of all such goals. */
  Total: z.int(),
});
export type CarryOverOffer = z.output<typeof carryOverOfferSchema>;

export const getCarryOver = endpoint({
  name: 'getCarryOver',
  summary:
    'Own unfinished goals that can be carried into the next quarter now, and what would become of each.',
  method: 'GET',
  path: '/Goal/carryover',
  scope: 'goals:read',
  reply: carryOverOfferSchema,
});

/** A draft of the next quarter, with its alignment. */
export const carriedGoalSchema = z.object({
  Id: idSchema,
  Title: z.string(),
  CarriedFromId: idSchema,
  ...alignmentValues,
});

const once = refusedAs(said(wireWords, 'each_goal_once'));

const goalIdsSchema = z.array(idSchema).check(
  z.minLength(1, refusedAs(said(goalMessages, 'carryOverRequired'))),
  z.maxLength(carryOverLimit),
  z.refine((ids) => new Set(ids).size === ids.length, once),
);

/** These goals have no result yet, so there is no id. */
const { Id: _none, ...givenValues } = outcomeValues;

export const dismissCarryOver = endpoint({
  name: 'dismissCarryOver',
  summary: 'Own goals that shall not be carried over are no longer offered; all of them or none.',
  method: 'POST',
  path: '/Goal/carryover/dismiss',
  scope: 'goals:write',
  body: z.strictObject({ GoalIds: goalIdsSchema }),
  reply: carryOverOfferSchema,
});

export const carryOverGoals = endpoint({
  name: 'carryOverGoals',
  summary:
    'Carries own goals into the next quarter as drafts, and gives results to them; all of them or none.',
  method: 'POST',
  path: '/Goal/carryover',
  scope: 'goals:write',
  body: z.strictObject({
    GoalIds: goalIdsSchema,
    /** Results of goals among them that have none; they are given in the same step, all or none. */
    Results: z._default(
      z.array(z.strictObject({ ...givenValues, ...ownerWords })).check(
        z.maxLength(carryOverLimit),
        z.refine((given) => new Set(given.map(({ GoalId }) => GoalId)).size === given.length, once),
      ),
      [],
    ),
  }),
  reply: z.object({
    ToPeriod: periodSchema,
    /** The new drafts, in the order of their old goals. */
    data: z.array(carriedGoalSchema),
  }),
});
