import type { Sentence, SummaryGoal } from './facts.ts';
import { whatToDecide } from './what-to-decide.ts';
import { whatWentWell } from './what-went-well.ts';
import { whatWentWrong } from './what-went-wrong.ts';

/**
 * Returns three sentences about the goals of a quarter: what goes well, what does not, what to decide. None without goals. The same
 * goals at the same place have the same text.
 */
export function summariseQuarter(goals: readonly SummaryGoal[], place: number): Sentence[] {
  if (goals.length === 0) return [];
  return [whatWentWell(goals, place), whatWentWrong(goals, place), whatToDecide(goals, place, true)];
}
