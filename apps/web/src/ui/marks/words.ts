import type { Dimension } from './rating-words.ts';

export const chipWords = {
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  clearAll: 'Clear all',
} as const;

export const ratingLineWords = {
  noPredictionYet: 'No prediction yet',
  result: 'Result:',
} as const;

export const dimensionNames: Readonly<Record<Dimension, string>> = {
  likelihood: 'Likelihood',
  quality: 'Quality',
};

/** The direction of a rating's last change, after its word. */
export const trendNames = { improved: 'improved', worsened: 'worsened' } as const;

/** The result of a goal, without its quality. */
export const outcomeTexts = {
  completed: 'Completed: Yes',
  notCompleted: 'Completed: No',
  /** What both sides of a dispute say. */
  ownerCompleted: 'Owner: completed, manager: not completed',
  managerCompleted: 'Owner: not completed, manager: completed',
} as const;

/** Returns the mark of a goal as text: "Likelihood: Likely, quality: Good". */
export function predictionText(likelihood: string | null, quality: string | null): string {
  if (likelihood === null && quality === null) return 'No prediction yet';
  if (likelihood === null) return `Quality: ${quality}`;
  return quality === null ? `Likelihood: ${likelihood}` : `Likelihood: ${likelihood}, quality: ${quality}`;
}

/** A strip of weeks as text. */
export const weekStripWords = {
  none: 'No prediction yet',
  /** "9 weeks: Unsure, rose to Very likely, now Good" */
  summary: (
    weeks: number,
    first: string,
    turn: { readonly rose: boolean; readonly to: string } | null,
    now: string | null,
  ) =>
    `${weeks === 1 ? '1 week' : `${weeks} weeks`}: ${[
      first,
      ...(turn === null ? [] : [`${turn.rose ? 'rose' : 'fell'} to ${turn.to}`]),
      ...(now === null ? [] : [`now ${now}`]),
    ].join(', ')}`,
  imported: (weeks: string) => `${weeks} (imported from a file)`,
  week: (week: number, level: string | null) => `week ${week} ${level ?? 'none'}`,
  byWeek: (name: string, weeks: readonly string[]) =>
    weeks.length === 0 ? `${name} by week: none yet` : `${name} by week: ${weeks.join(', ')}`,
} as const;

export const leftTagWords = { left: 'Left' } as const;
