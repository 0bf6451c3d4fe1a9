import { summaryLimits } from './limits.ts';

/** The content of one slide. If goals fill several slides, `part` of `parts` counts them from 1. */
export type Slide =
  | { readonly kind: 'cover' }
  /** The first slide with content: three sentences, the distribution and the movers. */
  | { readonly kind: 'answer' }
  | ({ readonly kind: 'company-goals' } & GoalsOfSlide)
  /** Goals with their texts: a summary slide. */
  | ({ readonly kind: 'goals' } & GoalsOfSlide)
  /** The text and the numbers of one quarter of a year. */
  | { readonly kind: 'quarter'; readonly periodId: number }
  /** Goals of a quarter with measurement and result: an annual goals slide. */
  | ({ readonly kind: 'annual-goals'; readonly periodId: number } & GoalsOfSlide);

interface GoalsOfSlide {
  readonly goalIds: readonly number[];
  readonly part: number;
  readonly parts: number;
}

interface QuarterlyPlan {
  readonly goalIds: readonly number[];
  /** Empty in the ceo's own summary, whose goals are the company goals. */
  readonly companyGoalIds: readonly number[];
}

/** Returns the slides of report 11 in order: 6 goals on a summary slide (summaries.4). */
export function quarterlySlides({ goalIds, companyGoalIds }: QuarterlyPlan): Slide[] {
  const most = summaryLimits.goalsPerSummarySlide;
  return [
    { kind: 'cover' },
    { kind: 'answer' },
    ...shared(companyGoalIds, most).map((goals) => ({ kind: 'company-goals', ...goals }) as const),
    ...shared(goalIds, most).map((goals) => ({ kind: 'goals', ...goals }) as const),
  ];
}

interface QuarterPlan {
  readonly periodId: number;
  readonly goalIds: readonly number[];
}

/**
 * Returns the slides of report 12 in order: for each quarter with goals its own slide and its goals, 4 on a slide
 * (summaries.4).
 */
export function annualSlides(quarters: readonly QuarterPlan[]): Slide[] {
  const ofQuarter = ({ periodId, goalIds }: QuarterPlan): Slide[] =>
    goalIds.length === 0
      ? []
      : [
          { kind: 'quarter', periodId },
          ...shared(goalIds, summaryLimits.goalsPerAnnualSlide).map(
            (goals) => ({ kind: 'annual-goals', periodId, ...goals }) as const,
          ),
        ];
  return [{ kind: 'cover' }, { kind: 'answer' }, ...quarters.flatMap(ofQuarter)];
}

/** Shares goals out over slides in their order. */
function shared(goalIds: readonly number[], most: number): GoalsOfSlide[] {
  const parts = Math.ceil(goalIds.length / most);
  return Array.from({ length: parts }, (_, at) => ({
    goalIds: goalIds.slice(at * most, (at + 1) * most),
    part: at + 1,
    parts,
  }));
}
