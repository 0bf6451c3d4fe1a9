import type { Sentence, SummaryGoal } from './facts.ts';
import { whatToDecide } from './writer.en.decide.ts';
import { whatWentWell } from './writer.en.well.ts';
import { whatWentWrong } from './writer.en.wrong.ts';

/**
 * Returns three sentences about the goals of a quarter: what goes well, what does not, what to decide. None without goals. The same
 * goals at the same place have the same text.
 */
export function summariseQuarter(goals: readonly SummaryGoal[], place: number): Sentence[] {
  if (goals.length === 0) return [];
  return [whatWentWell(goals, place), whatWentWrong(goals, place), whatToDecide(goals, place, true)];
}
