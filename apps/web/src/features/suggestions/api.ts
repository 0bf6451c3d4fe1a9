import { draftDescription, draftGoal, draftMeasurements } from '@bellwether/contract/calls/suggestions';
import type { DraftGoal } from '@bellwether/contract/suggestions';
import { limits } from '@bellwether/domain/goals/messages';
import type { FunctionalArea } from '@bellwether/domain/suggestions/functional-areas';
import { suggestionLimits } from '@bellwether/domain/suggestions/limits';
import { api } from '#platform/api.ts';
import type { DraftPart, Suggestions } from './model/draft-work.ts';

/** The form's goal for which a draft is requested. Ids are 0 for none, or for the signed-in person. */
export interface DraftedGoal {
  readonly title: string;
  readonly measurement: string;
  readonly description: string;
  readonly parentId: number;
  readonly ownerId: number;
  readonly periodId: number;
  /** Titles of the person's other goals, except private ones, because the request may leave the company. */
  readonly ownTitles: readonly string[];
}

/** The person's input beside the goal. */
export interface Asked {
  readonly area: FunctionalArea;
  /** The subject of the goal. */
  readonly context: string;
  /** A wish for the next draft. */
  readonly wish: string;
}

/**
 * Requests one part. Titles in `pastTitles` are not suggested again.
 * @throws ProblemError; the signal ends the call.
 */
export async function askFor(
  part: DraftPart,
  goal: DraftedGoal,
  asked: Asked,
  pastTitles: readonly string[],
  signal: AbortSignal,
): Promise<Partial<Suggestions>> {
  const about: Omit<DraftGoal, 'pastTitles'> = {
    ParentId: goal.parentId,
    Category: asked.area,
    MoreContext: asked.context,
    AdditionalContext: asked.wish,
    goalOwner: goal.ownerId,
    Quarter: goal.periodId,
  };
  if (part === 'goal') {
    // Send the latest titles, because the person still remembers those.
    const avoided = [...goal.ownTitles, ...pastTitles].slice(-suggestionLimits.pastTitles);
    const found = await api.call(draftGoal, { body: { ...about, pastTitles: avoided }, signal });
    const goals = found.Goals.map((title, at) => ({ title, measurement: found.Measurements[at] ?? '' }));
    return {
      goals,
      measurements: [],
      description: found.Description,
      notice: found.Notice,
      isFallback: found.IsFallback,
    };
  }
  const body = {
    ...about,
    Title: cut(goal.title, limits.title),
    Measurement: cut(goal.measurement, limits.measurement),
  };
  if (part === 'measurement') {
    const found = await api.call(draftMeasurements, { body, signal });
    return {
      measurements: [...new Set(found.Measurements)],
      notice: found.Notice,
      isFallback: found.IsFallback,
    };
  }
  const found = await api.call(draftDescription, { body, signal });
  return { description: found.Description, notice: found.Notice, isFallback: found.IsFallback };
}

/** Cuts a text: its own field reports that it is too long, and a draft needs only its beginning. */
function cut(text: string, limit: number): string {
  return [...text.trim()].slice(0, limit).join('');
}
