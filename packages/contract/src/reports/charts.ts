import * as z from 'zod/mini';
import { levelSchema } from '../goals/goal.ts';

const head = {
  Title: z.string(),
  /** The sentence that says what the chart shows. It is also the chart's alternative text. */
  Finding: z.string(),
  /** All figures, including those of rows that are not drawn. */
  Table: z.object({
    Columns: z.array(z.string()),
    Rows: z.array(z.array(z.union([z.string(), z.number()]))),
  }),
};

const weekLineSchema = z.object({
  /** The quarter. */
  Label: z.string(),
  /** By week: the goals with a prediction, and those of them that are likely or very likely. */
  Points: z.array(z.object({ Week: z.int(), Predicted: z.int(), Likely: z.int() })),
});

const ringGoal = {
  Title: z.string(),
  Owner: z.string(),
  /** Null without a prediction, and in a dispute. */
  Level: z.nullable(levelSchema),
  /** The result in words; without one, the likelihood. */
  Word: z.string(),
  /** The goals below that count, at any depth. */
  Below: z.int(),
  /** How many of these are likely, or completed: see `Counts`. */
  CountedBelow: z.int(),
};

/** A chart of a report, as the file draws it. */
export const reportChartSchema = z.discriminatedUnion('Kind', [
  z.object({
    Kind: z.literal('distribution'),
    ...head,
    /** Level null counts goals without a prediction, or in a chart of results without an outcome. */
    Bars: z.array(z.object({ Label: z.string(), Level: z.nullable(levelSchema), Count: z.int() })),
  }),
  z.object({
    Kind: z.literal('weeks'),
    ...head,
    Line: weekLineSchema,
    /** The quarter before. */
    Before: z.nullable(weekLineSchema),
  }),
  z.object({
    Kind: z.literal('changes'),
    ...head,
    /** Mean likelihoods, 0 to 4. */
    Rows: z.array(z.object({ Label: z.string(), From: z.number(), To: z.number() })),
  }),
  z.object({
    Kind: z.literal('quarters'),
    ...head,
    Bars: z.array(z.object({ Label: z.string(), Predicted: z.int(), Likely: z.int() })),
  }),
  z.object({
    Kind: z.literal('compliance'),
    ...head,
    /** People who owe nothing, people with drafts only or who wait for their manager, and people who owe something. */
    Rows: z.array(z.object({ Label: z.string(), Done: z.int(), Between: z.int(), Open: z.int() })),
  }),
  z.object({
    Kind: z.literal('rings'),
    ...head,
    /** What is counted below a goal: in an ended quarter completed goals, else likely ones. */
    Counts: z.enum(['likely', 'completed']),
    Roots: z.array(
      z.object({
        ...ringGoal,
        Children: z.array(z.object(ringGoal)),
        /** Children that are not drawn. */
        More: z.int(),
      }),
    ),
    /** Roots that are not drawn. */
    More: z.int(),
  }),
]);
export type ReportChart = z.output<typeof reportChartSchema>;
/** The chart of one kind. */
export type ChartOf<Kind extends ReportChart['Kind']> = Extract<ReportChart, { readonly Kind: Kind }>;
