import type { SummaryGoal } from '@bellwether/contract/summaries';
import { likelihoodLabels, qualityLabels, type Rating, ringLevel } from '@bellwether/domain/goals/rating';
import { ratingOf } from '#features/goals/door.ts';
import { shownPercent } from '#ui/data/shown.ts';
import { deckWords } from '../words.ts';
import { resultOf } from './standing.ts';

/** Returns the colour step of a goal on a slide, from its result or else from its latest likelihood. */
export function levelOf(goal: SummaryGoal): Rating | null {
  const { MostRecentGoalStatus: status } = goal;
  const result = resultOf(goal);
  return ringLevel(
    ratingOf(status?.Likelihood),
    result && { completed: result.Completed, objectiveResult: result.ObjectiveResult },
  );
}

/**
 * Returns the outcome of a goal, in the words of the deck's file: "Completed · Good", "80%", "No result · Likely ·
 * Good".
 */
export function outcomeWords(goal: SummaryGoal): string {
  const { MostRecentGoalStatus: status } = goal;
  const result = resultOf(goal);
  if (typeof result?.ObjectiveResult === 'number') return shownPercent(result.ObjectiveResult);
  const quality = ratingOf(goal.Quality);
  const likelihood = ratingOf(status?.Likelihood);
  const isOpen = typeof result?.Completed !== 'boolean';
  const parts = isOpen
    ? [deckWords.noResult, likelihood === null ? deckWords.notPredicted : likelihoodLabels[likelihood]]
    : [result.Completed ? deckWords.completed : deckWords.notCompleted];
  const hasQuality = quality !== null && !(isOpen && likelihood === null);
  return [...parts, ...(hasQuality ? [qualityLabels[quality]] : [])].join(' · ');
}
