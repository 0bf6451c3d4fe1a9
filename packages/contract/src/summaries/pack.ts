import { packLimits, packSlides } from '@bellwether/domain/summaries/pack';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileReply, pdfMediaType, pptxMediaType } from '../file.ts';
import { labelSchema } from '../insight/insight.ts';
import { deckFormatSchema } from '../summaries.ts';
import { idOrNoneParam, idParam, idSchema, localeSchema, textSchema } from '../wire.ts';

// Board packs (summaries.7). 403: whoever may not make the ceo's summary. Numbers and sentences are read anew each time;
// only the person's own texts are stored.

const packSlideSchema = z.enum(packSlides);

const packNoteSchema = z.object({ Slide: packSlideSchema, Text: z.string() });

/** A figure with the one of the quarter before; null if that quarter has none. */
export const packRowSchema = z.object({
  Name: z.string(),
  Now: z.string(),
  Before: z.nullable(z.string()),
});

/** A goal that asks for a decision. */
export const packGoalSchema = z.object({
  GoalId: idSchema,
  Title: z.string(),
  OwnerName: z.string(),
  /** The latest prediction; null in an ended quarter, which is told by its results. */
  Likelihood: z.nullable(labelSchema),
  /** Why the goal stands here. */
  Why: z.string(),
  /** What the owner says about it, if the caller reads the goal's comments; null without such a comment. */
  Sentence: z.nullable(z.string()),
});

export const boardPackSchema = z.object({
  PeriodId: idSchema,
  /** `Q4 2026` */
  Quarter: z.string(),
  /** The quarter before; null: the company has none. */
  QuarterBefore: z.nullable(z.string()),
  /** The quarter still runs. */
  IsSoFar: z.boolean(),
  /** 0: nothing is stored yet. A save names the version that it has seen. */
  Version: z.int(),
  Notes: z.array(packNoteSchema),
  /**
   * The slides that have something to say, and those with a text of the caller: without insight no forecast,
   * contradictions and departments, in an ended quarter no contradictions.
   */
  Slides: z.array(z.object({ Slide: packSlideSchema, Heading: z.string(), Lines: z.array(z.string()) })),
  Results: z.array(packRowSchema),
  /** At the end of each finished week: how many goals were expected; the band is null under five goals. */
  Weeks: z.array(
    z.object({
      Week: z.int(),
      Goals: z.int(),
      Expected: z.number(),
      Low: z.nullable(z.int()),
      High: z.nullable(z.int()),
    }),
  ),
  Departments: z.array(
    z.object({
      Name: z.string(),
      Goals: z.int(),
      /** Goals with a final result, and those of them that were achieved: what is told of an ended quarter. */
      Decided: z.int(),
      Achieved: z.int(),
      Expected: z.number(),
      Low: z.nullable(z.int()),
      High: z.nullable(z.int()),
    }),
  ),
  Decisions: z.array(packGoalSchema),
});
export type BoardPack = z.output<typeof boardPackSchema>;

export const getBoardPack = endpoint({
  name: 'getBoardPack',
  summary: 'The board pack of a quarter (0: the current one so far), with the caller’s own texts.',
  method: 'GET',
  path: '/Gpt/boardpack/{periodId}',
  scope: 'reports:read',
  params: z.strictObject({ periodId: idOrNoneParam }),
  reply: boardPackSchema,
});

export const saveBoardPack = endpoint({
  name: 'saveBoardPack',
  summary: 'Stores the caller’s texts of a board pack. 409 if another window stored a later version.',
  method: 'PUT',
  path: '/Gpt/boardpack/{periodId}',
  scope: 'none',
  params: z.strictObject({ periodId: idParam }),
  body: z.strictObject({
    Version: z.int().check(z.gte(0)),
    Notes: z
      .array(z.strictObject({ Slide: packSlideSchema, Text: textSchema(packLimits.note, 'Text') }))
      .check(z.maxLength(packSlides.length)),
  }),
  reply: z.object({ Version: z.int() }),
  refuses: [409],
});

export const makeBoardPack = endpoint({
  name: 'makeBoardPack',
  summary:
    'The board pack of a quarter as PDF or PPTX, with the stored texts. In the company’s language, unless another is named.',
  method: 'POST',
  path: '/Gpt/boardpack/{periodId}/file',
  scope: 'reports:read',
  params: z.strictObject({ periodId: idParam }),
  body: z.strictObject({ Format: deckFormatSchema, Locale: z.optional(localeSchema) }),
  reply: fileReply([pdfMediaType, pptxMediaType]),
  counts: 'nothing',
});
