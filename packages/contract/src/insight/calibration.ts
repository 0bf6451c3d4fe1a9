import { calibrationWords } from '@bellwether/domain/insight/calibration/calibration';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { groupParam, labelSchema, tooFewSchema } from './insight.ts';

/** Shares are between 0 and 1, rounded to thousandths. */
const share = z.number();
const figure = z.nullable(z.int());

/** How the goals with one likelihood ended. */
export const labelPointSchema = z.object({
  Label: labelSchema,
  /** The share that the likelihood promises. */
  Said: share,
  /** The share that was achieved, and its interval; null: too few owners to say. */
  Happened: z.nullable(share),
  Low: z.nullable(share),
  High: z.nullable(share),
  /** The weight of the point in whole goals; null under five goals, where the screen draws a hollow point. */
  Goals: z.nullable(z.number()),
});
export type LabelPoint = z.output<typeof labelPointSchema>;

const splitValues = {
  Brier: share,
  /**
   * By how much the shares are off, without the part that chance explains. Null under 30 goals, like the other parts.
   */
  Reliability: z.nullable(share),
  /** How well the likelihoods separate goals that succeed from goals that fail. */
  Resolution: z.nullable(share),
  Uncertainty: z.nullable(share),
  /** Against always guessing the average: 0.18 is 18 % better. Null where all goals ended alike. */
  Skill: z.nullable(z.number()),
  /** Said less happened, a mean over goals: 0.12 is 12 points too hopeful. */
  Bias: z.number(),
  BiasError: share,
  /** Null under ten goals. */
  Word: z.nullable(z.enum(calibrationWords)),
};

export const groupCalibrationSchema = z.object({
  TooFew: z.literal(false),
  Goals: z.int(),
  Owners: z.int(),
  Quarters: z.int(),
  /** How many of the goals come from a file, wholly or in part; null if these have fewer than five owners. */
  Imported: figure,
  /** Five, from 0 to 4. */
  Labels: z.array(labelPointSchema).check(z.length(5)),
  ...splitValues,
  /** Shelved goals of the same quarters; null under five owners. */
  Shelved: figure,
  /** Shelved goals that were called unlikely when they were shelved; null under five owners. */
  ShelvedUnlikely: figure,
  /** For the company, from 30 goals with a second view: the Brier score of owner and others together, and of the owner. */
  SecondView: z.nullable(z.object({ Goals: z.int(), Together: share, Alone: share })),
});
export type GroupCalibration = z.output<typeof groupCalibrationSchema>;

export const calibrationReplySchema = z.union([groupCalibrationSchema, tooFewSchema]);

const groupParams = z.strictObject({ group: groupParam });

export const getCalibration = endpoint({
  name: 'getCalibration',
  summary:
    'What a group’s likelihoods were worth, over its finished goals; from five owners and 20 goals on. 404 for groups that the viewer does not see.',
  method: 'GET',
  path: '/insight/calibration/{group}',
  scope: 'insight:read',
  params: groupParams,
  reply: z.object({ Calibration: calibrationReplySchema }),
  isVersioned: true,
});

/** How early misses were known. A figure is null if it counts goals of fewer than five owners. */
export const badNewsFiguresSchema = z.object({
  /** Such as `Q3 2026`. */
  Quarter: z.string(),
  Missed: z.int(),
  /** How many of the missed goals come from a file, wholly or in part. */
  Imported: figure,
  /** Weeks from the lasting warning to the end. */
  Mean: z.number(),
  /** Warned of four weeks before the end, or earlier. */
  Early: figure,
  /** Never warned of. */
  Never: figure,
  /** Goals that were ever called unlikely, whatever became of them. */
  Warned: figure,
  WarnedAndAchieved: figure,
});
export type BadNewsFigures = z.output<typeof badNewsFiguresSchema>;

export const groupBadNewsSchema = z.object({
  TooFew: z.literal(false),
  ...badNewsFiguresSchema.shape,
  /** The figures of the quarter before; null if it has too few goals. */
  Before: z.nullable(badNewsFiguresSchema),
});
export type GroupBadNews = z.output<typeof groupBadNewsSchema>;

export const getBadNews = endpoint({
  name: 'getBadNews',
  summary:
    'How long before the end the misses of a group’s latest finished quarter were known; from five owners and eight missed goals on. 404 for groups that the viewer does not see.',
  method: 'GET',
  path: '/insight/badnews/{group}',
  scope: 'insight:read',
  params: groupParams,
  reply: z.object({ BadNews: z.union([groupBadNewsSchema, tooFewSchema]) }),
  isVersioned: true,
});

export const insightGroupSchema = z.object({
  /** As the calls take it. */
  Group: z.string(),
  /** The company’s, the department’s, or the manager’s name. */
  Name: z.string(),
  Kind: z.enum(['company', 'department', 'organisation']),
});
export type InsightGroup = z.output<typeof insightGroupSchema>;

export const listInsightGroups = endpoint({
  name: 'listInsightGroups',
  summary:
    'The groups that the viewer may ask about: the company, the departments, and the organisations of managers that the viewer sees.',
  method: 'GET',
  path: '/insight/groups',
  scope: 'insight:read',
  reply: z.object({ data: z.array(insightGroupSchema) }),
  isVersioned: true,
});

/** How well the signed-in person’s own likelihoods predicted the results. */
export const ownCalibrationSchema = z.object({
  TooFew: z.literal(false),
  Goals: z.int(),
  Quarters: z.int(),
  /** How many of the goals come from a file, wholly or in part. */
  Imported: z.int(),
  Labels: z.array(labelPointSchema).check(z.length(5)),
  ...splitValues,
  /** The person’s own misses over all quarters; null without one. */
  BadNews: z.nullable(
    z.object({
      Missed: z.int(),
      Mean: z.number(),
      Early: z.int(),
      Never: z.int(),
      Warned: z.int(),
      WarnedAndAchieved: z.int(),
    }),
  ),
  /** The chance of each likelihood from this person: early, middle and late in a quarter, each from 0 to 4. */
  Chances: z.array(z.array(share).check(z.length(5))).check(z.length(3)),
});
export type OwnCalibration = z.output<typeof ownCalibrationSchema>;

/** How well the person’s blind second views of other people’s goals predicted the results. */
export const ownOpinionsSchema = z.object({
  Goals: z.int(),
  Brier: share,
  Bias: z.number(),
  BiasError: share,
  Word: z.nullable(z.enum(calibrationWords)),
});
export type OwnOpinions = z.output<typeof ownOpinionsSchema>;

export const getMyInsight = endpoint({
  name: 'getMyInsight',
  summary: 'What the signed-in person’s own predictions and second views were worth; for nobody else.',
  method: 'GET',
  path: '/insight/mine',
  scope: 'insight:read',
  reply: z.object({
    /** `TooFew` below five finished goals. */
    Calibration: z.union([ownCalibrationSchema, tooFewSchema]),
    /** `TooFew` below five finished goals with a second view. */
    Opinions: z.union([z.object({ TooFew: z.literal(false), ...ownOpinionsSchema.shape }), tooFewSchema]),
  }),
  isVersioned: true,
});
