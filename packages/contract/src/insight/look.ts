import { reasonCodes } from '@bellwether/domain/insight/look/reasons';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { weeksSchema } from '../goals/goal.ts';
import { asOfSchema, idOrNoneParam, idOrNoneSchema, idSchema } from '../wire.ts';
import { wireWords } from '../words.ts';
import { insightPersonSchema, labelSchema, tenthsSchema } from './insight.ts';

/** 0: my own goals, 1: my direct reports, 2: my organisation, 3: the company. */
export const lookScopeSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type LookScope = z.output<typeof lookScopeSchema>;

export const lookReasonSchema = z.object({
  Code: z.enum(reasonCodes),
  /** The whole sentence. */
  Text: z.string(),
});

/** A goal of the list. */
export const lookItemSchema = z.object({
  GoalId: idSchema,
  Title: z.string(),
  Owner: insightPersonSchema,
  /** The owner is deactivated: the goal is to be given to somebody. */
  HasOwnerLeft: z.boolean(),
  /** The viewer may give the goal to somebody: the goal's permission to change its owner. */
  MayGiveAway: z.boolean(),
  /** The latest prediction; null before the first. */
  Likelihood: z.nullable(labelSchema),
  Quality: z.nullable(labelSchema),
  /** As in the goal list. */
  Weeks: weeksSchema,
  /** True: the goal comes from a file with its weeks (goals.34). Absent otherwise. */
  Imported: z.optional(z.literal(true)),
  /** The chance that the goal is achieved. */
  Tenths: tenthsSchema,
  /** Of 100, for tooltips and exports. */
  Percent: z.int(),
  /** Whether the chance is assumed, because too few finished goals support it. */
  IsAssumed: z.boolean(),
  /** One to three, in the order in which to say them. */
  Reasons: z.array(lookReasonSchema),
  /** The status of the running week, for a second view; 0 while there is none. */
  StatusId: idOrNoneSchema,
  /** The viewer may say that it was talked about: the owner and the owner's managers. */
  MayTalk: z.boolean(),
  /** It was talked about in the running week; always false for people who may not say so. */
  WasTalkedAbout: z.boolean(),
  /** The viewer may give a second view: everybody who sees it but the owner and observers. */
  MayGiveView: z.boolean(),
});
export type LookItem = z.output<typeof lookItemSchema>;

/** A goal that its owner calls unlikely. */
export const calledItemSchema = z.object({
  ...lookItemSchema.shape,
  /** Whether it was called unlikely for the first time within the last two weeks. */
  IsNew: z.boolean(),
});
export type CalledItem = z.output<typeof calledItemSchema>;

/** A goal whose owner and the owners below disagree (insight.10). */
export const contradictionSchema = z.object({
  GoalId: idSchema,
  Title: z.string(),
  /** `parent_high`: its owner is more hopeful than the goals below it. `parent_low`: less hopeful than all of them. */
  Kind: z.enum(['parent_high', 'parent_low']),
  Likelihood: labelSchema,
  /** The goals below that disagree. */
  Children: z.array(z.object({ GoalId: idSchema, Title: z.string(), Likelihood: labelSchema })),
  /** The goals below with a prediction. */
  Of: z.int(),
  /** "Ship 2.0 is called Likely; 2 of its 3 contributing goals are called unlikely." */
  Text: z.string(),
});
export type Contradiction = z.output<typeof contradictionSchema>;

export const lookSchema = z.object({
  /** The scope that is answered: contributors get 0 or 3, observers 3. */
  Scope: lookScopeSchema,
  /** The scopes that the viewer may choose, the default first. The dashboard shows the first three items of the default. */
  Scopes: z.array(lookScopeSchema),
  PeriodId: idSchema,
  /** The latest week that needs a prediction; 0 before the first. */
  Week: z.int(),
  /** 13 or 14. */
  Weeks: z.int(),
  /** Running goals of the scope, without private ones. */
  Goals: z.int(),
  /** Five at most, the first to talk about first; empty before the first week and after the last one. */
  Items: z.array(lookItemSchema),
  /** Called by their owners, 50 at most, the nearest to being turned first. */
  Called: z.array(calledItemSchema),
  /**
   * The number of goals that their owners call unlikely. Private goals are listed for people who see them, but not
   * counted.
   */
  CalledCount: z.int(),
  /** 50 at most. */
  Contradictions: z.array(contradictionSchema),
  /**
   * The number of goals on the list, which begins with `Items`; private goals are not counted. Null for a company with more than
   * 10,000 people, whose list is read as far as it is shown.
   */
  Waiting: z.nullable(z.int()),
  /** Set while no goal of the scope runs, before the quarter's end: what to say instead of a list. */
  Quiet: z.nullable(
    z.object({
      /** `Q2` */
      Quarter: z.string(),
      /** `Q1`; null: the company has no quarter before. */
      FormerQuarter: z.nullable(z.string()),
      /** The goals of the scope in the quarter before whose last label was unlikely. */
      Unlikely: z.int(),
    }),
  ),
  AsOf: asOfSchema,
});
export type Look = z.output<typeof lookSchema>;

const scopeParam = z.pipe(
  z.enum(['0', '1', '2', '3'], refusedAs(said(wireWords, 'choose', [0, 1, 2, 3]))),
  z.transform((text) => Number(text) as LookScope),
);

export const getLook = endpoint({
  name: 'getLook',
  summary:
    'The running goals of a quarter (0: the current one) that are worth a talk this week, those that their owners call unlikely, and contradictions. 404 while insight is switched off.',
  method: 'GET',
  path: '/insight/look/{scope}/{periodId}',
  scope: 'insight:read',
  params: z.strictObject({ scope: scopeParam, periodId: idOrNoneParam }),
  reply: lookSchema,
  isVersioned: true,
});
