import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { asOfSchema, idOrNoneParam, idParam, idSchema } from '../wire.ts';
import { groupParam, labelChanceSchema, labelSchema, tenthsSchema } from './insight.ts';
import { contradictionSchema } from './look.ts';

/** The result is within the band with 8 chances in 10; both ends are null under five goals. */
const band = { Low: z.nullable(z.int()), High: z.nullable(z.int()) };
/** How many goals are expected to be achieved, one decimal. */
const expected = z.number();

/** A forecast as it was shown at the end of a week; what is learned later does not change it. */
export const forecastWeekSchema = z.object({
  Week: z.int(),
  /** The number of goals that were counted then. */
  Goals: z.int(),
  Expected: expected,
  ...band,
});

export const forecastPartSchema = z.object({
  /** As `group` of the call: `department:Sales`, `organisation:12`. */
  Group: z.string(),
  /** The department, or the person whose organisation it is. */
  Name: z.string(),
  Goals: z.int(),
  /** Goals with a final result, and those of them that were achieved. */
  Decided: z.int(),
  Achieved: z.int(),
  Expected: expected,
  ...band,
});
export type ForecastPart = z.output<typeof forecastPartSchema>;

export const forecastMoveSchema = z.object({
  GoalId: idSchema,
  Title: z.string(),
  /** The label at the end of the last finished week; null: no word then. */
  From: z.nullable(labelSchema),
  To: z.nullable(labelSchema),
});

/** The goal of the forecast, whose contributing goals are counted. */
export const forecastGoalSchema = z.object({
  GoalId: idSchema,
  Tenths: tenthsSchema,
  /** Of 100, for tooltips and exports. */
  Percent: z.int(),
  IsAssumed: z.boolean(),
  /** "Its owner: about 6 in 10. Of its 7 contributing goals 3 expected (2–5)." */
  Text: z.string(),
  Contradiction: z.nullable(contradictionSchema),
});

export const forecastSchema = z.object({
  PeriodId: idSchema,
  /** The latest week that needs a prediction; 0 before the first. */
  Week: z.int(),
  /** 13 or 14. */
  Weeks: z.int(),
  /** Running and decided goals. Private goals are in no forecast. */
  Goals: z.int(),
  /** Goals with a final result. */
  Decided: z.int(),
  /** Decided goals that were achieved. */
  Achieved: z.int(),
  /** Finalized goals about which owner and manager disagree; undecided until it is settled. */
  InDispute: z.int(),
  Expected: expected,
  /** The band, which includes decided goals. */
  ...band,
  Mid: z.int(),
  /** Running goals without a prediction. */
  NoWord: z.int(),
  /** The share of luck that all goals have in common, 0.04 to 0.40. */
  Share: z.number(),
  /** At the end of each finished week, oldest first. */
  History: z.array(forecastWeekSchema),
  /** The quarter is over: `Achieved` of `Goals` came of the forecasts, except for goals without a result. */
  HasEnded: z.boolean(),
  /** Goals whose label changed since the week before `Week`, the largest change first; 10 at most. */
  Moved: z.array(forecastMoveSchema),
  /** The number of forecasts in finished quarters, and of those that ended inside their band; null before two such quarters. */
  Inside: z.nullable(z.object({ Of: z.int(), Inside: z.int() })),
  /** The company by department, an organisation by direct reports; empty for a goal. Largest first, 50 at most. */
  Parts: z.array(forecastPartSchema),
  /** The 15 chances of labels, early first: the table of "How is this computed?". */
  Chances: z.array(labelChanceSchema),
  /** The present phase, as index into `Chances`: 0 early, 1 middle, 2 late. */
  Phase: z.int().check(z.gte(0), z.lte(2)),
  /** With `goal`: the goal itself while it runs; else null. */
  Goal: z.nullable(forecastGoalSchema),
  AsOf: asOfSchema,
});
export type Forecast = z.output<typeof forecastSchema>;

export const getForecast = endpoint({
  name: 'getForecast',
  summary:
    'How many goals of a quarter (0: the current one) will be achieved, with a band: of the company, a department, an organisation, or the goals that contribute to one goal. Observers: the company only. 404 while insight is switched off.',
  method: 'GET',
  path: '/insight/forecast/{periodId}',
  scope: 'insight:read',
  params: z.strictObject({ periodId: idOrNoneParam }),
  query: z.strictObject({
    /** The contributing goals of this goal, in its own quarter. */
    goal: z.optional(idParam),
    /** Default: `company`. Ignored beside `goal`. */
    group: z.optional(groupParam),
  }),
  reply: forecastSchema,
  isVersioned: true,
});

/** The chances of labels now, for the line after a saved prediction: cheaper than a forecast. */
export const getLabelChances = endpoint({
  name: 'getLabelChances',
  summary:
    'What each label comes to at this point of a quarter (0: the current one). For the line after a saved prediction, never before it. 404 while insight is switched off.',
  method: 'GET',
  path: '/insight/chances/{periodId}',
  scope: 'insight:read',
  params: z.strictObject({ periodId: idOrNoneParam }),
  reply: z.object({
    Phase: z.int().check(z.gte(0), z.lte(2)),
    /** By label, 0 to 4. `Text`: "Likely at this point comes true about 6 in 10 here." */
    Chances: z.array(labelChanceSchema),
  }),
  isVersioned: true,
});
