import { type HintCode, type HintedGoal, qualityHints } from './quality-hints.ts';

/** The qualities of a good goal, in the order of the form. */
const tickNames = ['verb', 'number', 'date', 'aligned'] as const;
export type TickName = (typeof tickNames)[number];

const lackOf = {
  verb: 'no_verb',
  number: 'no_number',
  date: 'no_date',
  aligned: 'no_parent',
} as const satisfies Readonly<Record<TickName, HintCode>>;

/**
 * Returns which parts of a good goal are there, by the rules of the hints. A part without text to read is not
 * there yet. Goals that need no parent have no tick `aligned`.
 */
export function qualityTicks(goal: HintedGoal): { readonly name: TickName; readonly isThere: boolean }[] {
  const lacks = new Set(qualityHints(goal).map((hint) => hint.code));
  const isWritten: Readonly<Record<TickName, boolean>> = {
    // A single word is an unfinished title.
    verb: /\S\s+\S/.test(goal.title.trim()),
    number: goal.measurement.trim() !== '',
    date: goal.measurement.trim() !== '',
    aligned: goal.parentId !== 0,
  };
  return tickNames
    .filter((name) => name !== 'aligned' || goal.standsAlone !== true)
    .map((name) => ({ name, isThere: isWritten[name] && !lacks.has(lackOf[name]) }));
}
