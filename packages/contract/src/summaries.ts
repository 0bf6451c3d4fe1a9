import { said } from '@bellwether/domain/shared/said';
import { summaryLimits } from '@bellwether/domain/summaries/limits';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { refusedAs } from './faults.ts';
import { fileReply, pdfMediaType, pptxMediaType } from './file.ts';
import { deltaSchema, goalStateSchema, levelSchema } from './goals/goal.ts';
import { goalTypeSchema, suggestionEngineSchema } from './tenant.ts';
import { daySchema, idOrNoneSchema, idParam, idSchema, textSchema } from './wire.ts';
import { wireWords } from './words.ts';

// Reports 11 and 12 (summaries.1, summaries.5, summaries.6). 403: the person's role does not have the
// summaries, or audience 2 for people who are neither ceo nor org admin. 404: a quarter, a year or a goal that is not theirs to
// summarise. 429 and 503 as for drafts of goals. `Success` false with 200: there is nothing to summarise, and no draft is counted.

/** 1: For Me, 2: For CEO. */
export const audiences = ['1', '2'] as const;
export const audienceSchema = z.enum(audiences, refusedAs(said(wireWords, 'choose', audiences)));

/**
 * A sentence and the goals that it cites. `Sources` is empty for a sentence that cites none; screens mark such a
 * sentence.
 */
export const summarySentenceSchema = z.object({
  Text: z.string(),
  Sources: z.array(idSchema),
  /** The sentence repeats a number that the person typed in the further context; screens mark it. */
  HasYourNumber: z._default(z.boolean(), false),
});
export type SummarySentence = z.output<typeof summarySentenceSchema>;

/**
 * `Summary` is the plain text of the sentences. A goal's sentences are joined by spaces; the sentences of a quarter
 * and a year are one on each line, because a deck keeps the lines apart.
 */
const written = {
  Summary: z.string(),
  Sentences: z.array(summarySentenceSchema),
  /** The author of this text. Templates write the texts of private goals, even if a model writes the others. */
  Engine: suggestionEngineSchema,
};
export const summaryTextSchema = z.object(written);
export type SummaryText = z.output<typeof summaryTextSchema>;

/** A goal of a summary. Private goals are only in their owner's own summary. */
export const summaryGoalSchema = z.object({
  Id: idSchema,
  ParentId: idOrNoneSchema,
  State: goalStateSchema,
  GoalType: goalTypeSchema,
  GoalPeriodId: idSchema,
  Hidden: z.boolean(),
  GoalDetail: z.object({ Title: z.string(), Measurement: z.string(), Description: z.string() }),
  User: z.object({ Id: idSchema, Name: z.string() }),
  MostRecentGoalStatus: z.nullable(
    z.object({
      Likelihood: levelSchema,
      Quality: levelSchema,
      LikelihoodDelta: deltaSchema,
      StartDate: daySchema,
    }),
  ),
  IsNeedsUpdate: z.boolean(),
  OwnerGoalResult: z.nullable(
    z.object({
      Quality: z.nullable(levelSchema),
      Completed: z.nullable(z.boolean()),
      /** Percent, 0 to 100. */
      ObjectiveResult: z.nullable(z.number()),
    }),
  ),
  ManagerGoalResult: z.nullable(
    z.object({ Completed: z.nullable(z.boolean()), ObjectiveResult: z.nullable(z.number()) }),
  ),
  /** The quality of the result; without a result, of the latest prediction; null without both. */
  Quality: z.nullable(levelSchema),
});
export type SummaryGoal = z.output<typeof summaryGoalSchema>;

/** A goal of a year, with its measurement line by line. Clients expect this spelling of the field. */
export const annualGoalSchema = z.object({ ...summaryGoalSchema.shape, Measurments: z.array(z.string()) });
export type AnnualGoal = z.output<typeof annualGoalSchema>;

/** The counts of a summary (summaries.2). The server computes every number; no model writes one. */
export const summaryFiguresSchema = z.object({
  All: z.int(),
  /** Goals with a result, and those in dispute among them. Zero in summaries that a browser keeps from before. */
  WithResult: z._default(z.int(), 0),
  InDispute: z._default(z.int(), 0),
  /** Running goals that are called Unlikely or worse, as their tags say. */
  AtRisk: z.int(),
  /** Approved goals whose latest likelihood is higher than the one before. */
  Improved: z.int(),
  /** Approved goals whose latest likelihood is lower than the one before. */
  Worsened: z.int(),
  NeedsUpdate: z.int(),
  /** Goals whose result says completed, or 100 percent; none that is in dispute. */
  Completed: z.int(),
  /** How many goals have each latest likelihood, 0 first. */
  Likelihoods: z.array(z.int()).check(z.length(5)),
  NotPredicted: z.int(),
});
export type SummaryFigures = z.output<typeof summaryFiguresSchema>;

/** A goal whose likelihood moved over its quarter: from its first prediction to its latest. Largest moves first. */
export const summaryMoverSchema = z.object({
  Id: idSchema,
  From: levelSchema,
  To: levelSchema,
  /** The week of the quarter of the latest prediction. */
  Week: z.int(),
});
export type SummaryMover = z.output<typeof summaryMoverSchema>;

const quarterSchema = z.object({
  PeriodId: idSchema,
  Quarter: z.int(),
  Year: z.int(),
  StartDate: daySchema,
  EndDate: daySchema,
});

const head = {
  Success: z.boolean(),
  /** Why `Success` is false; else empty. */
  Message: z.string(),
  Engine: suggestionEngineSchema,
  /** The line under the summary that names its author. */
  Notice: z.string(),
  /**
   * Templates wrote texts because the connected model gave none; `Notice` says why. Absent in summaries that a browser
   * keeps from before.
   */
  IsFallback: z._default(z.boolean(), false),
};

const shared = {
  ...head,
  /** The owner of these goals: the caller, or for audience 2 the ceo; null in a company without ceo. */
  User: z.nullable(
    z.object({ Id: idSchema, Name: z.string(), JobTitle: z.string(), Avatar: z.nullable(z.string()) }),
  ),
  Figures: summaryFiguresSchema,
  Movers: z.array(summaryMoverSchema),
};

export const quarterlySummarySchema = z.object({
  ...shared,
  Context: z.object({
    Period: z.nullable(quarterSchema),
    Goals: z.array(summaryGoalSchema),
    /** Only the requested quarter. */
    Quarters: z.array(quarterSchema),
  }),
  CompanyGoals: z.array(summaryGoalSchema),
  /** The first slide: what goes well, what does not, what to decide. Null without goals. */
  QuarterSummary: z.nullable(summaryTextSchema),
  GoalSummary: z.object({
    Goals: z.array(
      z.object({
        Id: idSchema,
        ...written,
        /** Empty: the field is the screen's, for the context of a regeneration. */
        SummaryAdditionalContext: z.string(),
      }),
    ),
  }),
});
export type QuarterlySummary = z.output<typeof quarterlySummarySchema>;

export const annualSummarySchema = z.object({
  ...shared,
  Context: z.object({
    Period: z.object({ Year: z.int() }),
    Goals: z.array(annualGoalSchema),
    /** The ended quarters of the year in time's order, each with its own numbers. */
    Quarters: z.array(z.object({ ...quarterSchema.shape, Figures: summaryFiguresSchema })),
  }),
  CompanyGoals: z.array(annualGoalSchema),
  /** Null without goals. `Periods`: the quarters that have goals, in time's order. */
  AnnualSummary: z.nullable(
    z.object({ ...written, Periods: z.array(z.object({ PeriodId: idSchema, ...written })) }),
  ),
});
export type AnnualSummary = z.output<typeof annualSummarySchema>;

export const regeneratedSchema = z.object({
  ...head,
  Summary: z.string(),
  Sentences: z.array(summarySentenceSchema),
});
export type Regenerated = z.output<typeof regeneratedSchema>;

/** The person's further context for a regeneration. */
export const summaryContextSchema = z.strictObject({
  Context: z._default(textSchema(summaryLimits.context, 'Context'), ''),
});

const ofQuarter = { periodId: idParam, audience: audienceSchema };
const yearParam = z.pipe(
  z.string().check(z.regex(/^\d{4}$/, refusedAs(said(wireWords, 'year')))),
  z.transform(Number),
);
const ofYear = { year: yearParam, audience: audienceSchema };

export const getQuarterlySummary = endpoint({
  name: 'getQuarterlySummary',
  summary:
    'Writes the summary of an ended quarter: a first slide and a text for each goal. Counts as one draft.',
  method: 'GET',
  path: '/Gpt/summary/{periodId}/{audience}',
  scope: 'reports:read',
  params: z.strictObject(ofQuarter),
  reply: quarterlySummarySchema,
});

export const regenerateGoalSummary = endpoint({
  name: 'regenerateGoalSummary',
  summary: 'Writes the text of one goal of the summary anew. Counts as one draft.',
  method: 'POST',
  path: '/Gpt/goalsummary/{periodId}/goal/{goalId}/{audience}',
  scope: 'reports:read',
  params: z.strictObject({ ...ofQuarter, goalId: idParam }),
  body: summaryContextSchema,
  reply: regeneratedSchema,
  counts: 'nothing',
});

export const getAnnualSummary = endpoint({
  name: 'getAnnualSummary',
  summary: 'Writes the summary of the ended quarters of a year, by `Period.Year`. Counts as one draft.',
  method: 'GET',
  path: '/Gpt/annualsummary/{year}/{audience}',
  scope: 'reports:read',
  params: z.strictObject(ofYear),
  reply: annualSummarySchema,
});

export const regenerateQuarterSummary = endpoint({
  name: 'regenerateQuarterSummary',
  summary:
    'Writes the text of one quarter anew, as the first slide of report 11 and in report 12. Counts as one draft.',
  method: 'POST',
  path: '/Gpt/quartersummary/{periodId}/{audience}',
  scope: 'reports:read',
  params: z.strictObject(ofQuarter),
  body: summaryContextSchema,
  reply: regeneratedSchema,
  counts: 'nothing',
});

export const regenerateAnnualSummary = endpoint({
  name: 'regenerateAnnualSummary',
  summary: 'Writes the first slide of a year anew. Counts as one draft.',
  method: 'POST',
  path: '/Gpt/annualexecutivesummary/{year}/{audience}',
  scope: 'reports:read',
  params: z.strictObject(ofYear),
  body: summaryContextSchema,
  reply: regeneratedSchema,
  counts: 'nothing',
});

export const deckFormatSchema = z.enum(
  ['pdf', 'pptx'],
  refusedAs(said(wireWords, 'choose', ['pdf', 'pptx'])),
);
export type DeckFormat = z.output<typeof deckFormatSchema>;

/**
 * The texts as the person edited them. Titles, numbers and names come from the server. A goal or a quarter without a
 * text here has no text in the deck; an id that is not in this summary returns 404.
 */
export const deckTextsSchema = z.strictObject({
  Format: deckFormatSchema,
  Summaries: z._default(
    z
      .array(z.strictObject({ Id: idSchema, Summary: textSchema(summaryLimits.markedText, 'Summary') }))
      .check(z.maxLength(summaryLimits.goals)),
    [],
  ),
  Periods: z._default(
    z
      .array(z.strictObject({ PeriodId: idSchema, Summary: textSchema(summaryLimits.markedText, 'Summary') }))
      .check(z.maxLength(4)),
    [],
  ),
  /** The text of the first slide. */
  Summary: z._default(textSchema(summaryLimits.markedText, 'Summary'), ''),
});
export type DeckTexts = z.input<typeof deckTextsSchema>;

const deckReply = fileReply([pdfMediaType, pptxMediaType]);

export const makeQuarterlyDeck = endpoint({
  name: 'makeQuarterlyDeck',
  summary: 'The deck of report 11 as PDF or PPTX, with the texts of the request. Counts as no draft.',
  method: 'POST',
  path: '/Gpt/deck/{periodId}/{audience}',
  scope: 'reports:read',
  params: z.strictObject(ofQuarter),
  body: deckTextsSchema,
  reply: deckReply,
  counts: 'nothing',
});

export const makeAnnualDeck = endpoint({
  name: 'makeAnnualDeck',
  summary: 'The deck of report 12 as PDF or PPTX, with the texts of the request. Counts as no draft.',
  method: 'POST',
  path: '/Gpt/annualdeck/{year}/{audience}',
  scope: 'reports:read',
  params: z.strictObject(ofYear),
  body: deckTextsSchema,
  reply: deckReply,
  counts: 'nothing',
});
