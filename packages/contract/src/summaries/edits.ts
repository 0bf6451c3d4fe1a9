import { summaryLimits } from '@bellwether/domain/summaries/limits';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { audienceSchema, summarySentenceSchema } from '../summaries.ts';
import { idParam, pathWord, textSchema } from '../wire.ts';

/** The most texts of one deck that a person edits. */
const mostTexts = 400;
const longestText = 10_000;

const few = z.refine<Record<string, unknown>>((given) => Object.keys(given).length <= mostTexts);
/** The place of a text in the deck: the first slide, a goal, or a quarter. */
const textKey = z.string().check(z.regex(/^(?:first|(?:goal|period)\.[1-9]\d{0,9})$/));

export const summaryEditsSchema = z.strictObject({
  /** The edited texts, which replace the drafted ones. */
  texts: z.record(textKey, textSchema(longestText, 'Text')).check(few),
  /** The sentences of texts that were written again, with their sources. */
  sentences: z.record(textKey, z.array(summarySentenceSchema).check(z.maxLength(100))).check(few),
  /** Typed further contexts that were not sent yet. */
  contexts: z.record(textKey, textSchema(summaryLimits.context, 'Context')).check(few),
});
export type SummaryEdits = z.output<typeof summaryEditsSchema>;

const params = z.strictObject({
  kind: pathWord(['quarter', 'year']),
  /** The quarter's id, or the year. */
  subject: idParam,
  audience: audienceSchema,
});

const storedSchema = z.object({
  /** 0: nothing is stored yet. A save names the version that it has seen. */
  Version: z.int(),
  Edits: summaryEditsSchema,
});

export const getSummaryEdits = endpoint({
  name: 'getSummaryEdits',
  summary: 'What the caller wrote in the deck of a summary; the drafted summary itself is never stored.',
  method: 'GET',
  path: '/Gpt/summaryedits/{kind}/{subject}/{audience}',
  scope: 'none',
  params,
  reply: storedSchema,
});

export const saveSummaryEdits = endpoint({
  name: 'saveSummaryEdits',
  summary: 'Stores what the caller wrote in the deck. 409 if another window stored a later version.',
  method: 'PUT',
  path: '/Gpt/summaryedits/{kind}/{subject}/{audience}',
  scope: 'none',
  params,
  body: z.strictObject({ Version: z.int().check(z.gte(0)), Edits: summaryEditsSchema }),
  reply: z.object({ Version: z.int() }),
  refuses: [409],
});
