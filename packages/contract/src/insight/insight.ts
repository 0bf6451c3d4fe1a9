import { type Group, groupNamed } from '@bellwether/domain/insight/calibration/groups';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { refusedAs } from '../faults.ts';
import { levelSchema } from '../goals/goal.ts';
import { idSchema, textSchema } from '../wire.ts';
import { wireWords } from '../words.ts';

// Shapes that several calls of insight share. Every call answers 404 while the company has switched insight off.

/** `company`, `department:{name}` or `organisation:{personId}`, which is everybody below that person. */
export const groupParam = z.pipe(
  textSchema(280, 'Group').check(
    z.refine((text) => groupNamed(text) !== undefined, refusedAs(said(wireWords, 'group'))),
  ),
  z.transform((text) => groupNamed(text) ?? ({ kind: 'company' } satisfies Group)),
);

/** A likelihood as a label: 0 Not at all, 1 Not sure, 2 Unsure, 3 Likely, 4 Very likely. */
export const labelSchema = levelSchema;

/** A chance in words: "about 4 in 10". 1 to 9, because no chance is certain. */
export const tenthsSchema = z.int().check(z.gte(1), z.lte(9));

/**
 * The reply for a group that is too small: the number of its goals, people or talks, and the number that it needs
 * (insight.14). `Goals` is null if fewer than five people own the goals, or if the number would let others be
 * computed by subtraction.
 */
export const tooFewSchema = z.object({
  TooFew: z.literal(true),
  Goals: z.nullable(z.int()),
  Need: z.int(),
});
export type TooFew = z.output<typeof tooFewSchema>;

/** A person in the lists of insight. */
export const insightPersonSchema = z.object({
  Id: idSchema,
  Name: z.string(),
  Avatar: z.nullable(z.string()),
});

/** The chance of a label in a part of the quarter, learned or assumed. */
export const labelChanceSchema = z.object({
  /** 0 early, 1 middle, 2 late in the quarter. */
  Phase: z.int().check(z.gte(0), z.lte(2)),
  Label: labelSchema,
  Tenths: tenthsSchema,
  /** Of 100, for tooltips and exports. */
  Percent: z.int(),
  /** Whether the chance is assumed, because it would rest on fewer than five finished goals or owners. */
  IsAssumed: z.boolean(),
  /** How many finished goals the chance rests on; null while it is assumed. */
  Goals: z.nullable(z.int()),
  /** "When people here say Likely in mid-quarter, it comes true about 6 times in 10 (41 goals)." */
  Text: z.string(),
});
export type LabelChance = z.output<typeof labelChanceSchema>;
