import type { Day } from '../../calendar/day.ts';

/** How many quarters a cycle covers, by its span (talent.18). */
export const cycleSpans = { quarter: 1, half_year: 2, year: 4 } as const;
export type CycleSpan = keyof typeof cycleSpans;
export const cycleSpanNames = Object.keys(cycleSpans) as readonly CycleSpan[];

/** The quarters of a cycle, as indexes of quarters; both ends belong to it. */
export interface CycleQuarters {
  readonly first: number;
  readonly last: number;
}

/** Returns the quarters of a span that begins with the quarter `first`. */
export function quartersOfSpan(first: number, span: CycleSpan): CycleQuarters {
  return { first, last: first + cycleSpans[span] - 1 };
}

/** Returns the span of a cycle's quarters. */
export function spanOf({ first, last }: CycleQuarters): CycleSpan {
  const length = last - first + 1;
  const span = cycleSpanNames.find((name) => cycleSpans[name] === length);
  if (!span) throw new Error(`A cycle of ${length} quarters has no span.`);
  return span;
}

/** The maximum lengths in characters, and how many questions a cycle has at most (talent.18). */
export const cycleLimits = {
  name: 60,
  question: 300,
  help: 500,
  answer: 5_000,
  questions: 12,
  choices: 500,
} as const;

export const cycleTexts = {
  name: 'Name',
  question: 'Question',
  help: 'Help text',
  answer: 'Answer',
} as const;

export interface SelfReviewDates {
  readonly opens: Day;
  readonly due: Day;
}

/** A question as it is stored, and whether somebody has saved an answer to it. */
export interface StoredQuestion {
  readonly id: number;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly isAnswered: boolean;
}

/** A question of a form; without an id it is a new one. */
export interface AskedQuestion {
  readonly id: number | null;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
}

/**
 * Returns why the questions cannot be saved: one belongs to another cycle or is sent twice, or changes or leaves out one that
 * somebody has answered. Undefined if they can be (talent.18).
 */
export function refusedQuestions(
  stored: readonly StoredQuestion[],
  asked: readonly AskedQuestion[],
): 'unknown' | 'answered' | 'left_out' | undefined {
  const seen = new Set<number>();
  for (const { id, question, isRequired } of asked) {
    if (id === null) continue;
    const former = stored.find((one) => one.id === id);
    if (!former || seen.has(id)) return 'unknown';
    seen.add(id);
    if (former.isAnswered && (former.question !== question || former.isRequired !== isRequired))
      return 'answered';
  }
  return stored.some(({ id, isAnswered }) => isAnswered && !seen.has(id)) ? 'left_out' : undefined;
}
