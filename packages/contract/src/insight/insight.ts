import { type Group, groupNamed } from '@bellwether/domain/insight/groups';
import * as z from 'zod/mini';
import { levelSchema } from '../goals/goal.ts';
import { idSchema, textSchema } from '../wire.ts';

// Shapes that several calls of insight share. Every call answers 404 while the company has switched insight off.

/** `company`, `department:{name}` or `organisation:{personId}`, which is everybody below that person. */
export const groupParam = z.pipe(
  textSchema(280, 'Group').check(z.refine((text) => groupNamed(text) !== undefined, 'This is not a group.')),
  z.transform((text) => groupNamed(text) ?? ({ kind: 'company' } satisfies Group)),
);

/** A likelihood as a label: 0 Not at all, 1 Not sure, 2 Unsure, 3 Likely, 4 Very likely. */
export const labelSchema = levelSchema;

/** A chance in words: "about 4 in 10". 1 to 9, because no chance is certain. */
export const tenthsSchema = z.int().check(z.gte(1), z.lte(9));

/**
 * A group about which nothing is said: how many it has, and how many of the same it needs (insight §7). `Goals` is null
 * where fewer than five people own them, and where the group could be had from others by subtraction.
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

/** What a label said in a part of the quarter came to, or is assumed to come to. */
export const labelChanceSchema = z.object({
  /** 0 early, 1 middle, 2 late in the quarter. */
  Phase: z.int().check(z.gte(0), z.lte(2)),
  Label: labelSchema,
  Tenths: tenthsSchema,
  /** Of 100, for tooltips and exports. */
  Percent: z.int(),
  /** Fewer than five finished goals, or goals of fewer than five people, speak: an assumption. */
  IsAssumed: z.boolean(),
  /** How many finished goals speak; null while it is an assumption. */
  Goals: z.nullable(z.int()),
  /** "When people here say Likely in mid-quarter, it comes true about 6 times in 10 (41 goals)." */
  Text: z.string(),
});
export type LabelChance = z.output<typeof labelChanceSchema>;
