import type { Forecast } from '@bellwether/contract/insight/forecast';
import { changeWords } from '../words.ts';
import { directionOf } from './forecast-facts.ts';

/** The change of the number since the last finished week, and the goals that caused it. */
export interface Change {
  /** "Two fewer than last week", "As many as last week". */
  readonly words: string;
  /** "fell" or "rose". */
  readonly verb: 'fell' | 'rose';
  readonly goals: Forecast['Moved'];
}

/** The goals that the sentence names; the list below has the others. */
const named = 2;

/**
 * Returns the change since the last finished week before this one (insight.6). Undefined before the second week.
 */
export function changeOf({ Week, Expected, History, Moved }: Forecast): Change | undefined {
  const before = History.findLast((each) => each.Week < Week);
  if (!before) return undefined;
  const change = Math.round(Expected) - Math.round(before.Expected);
  const verb = change < 0 ? 'fell' : 'rose';
  const words = changeWords.since(change);
  const goals = change === 0 ? [] : Moved.filter((move) => directionOf(move) === verb).slice(0, named);
  return { words, verb, goals };
}
