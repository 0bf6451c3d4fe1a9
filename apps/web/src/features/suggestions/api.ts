import {
  type DraftGoal,
  draftDescription,
  draftGoal,
  draftMeasurements,
} from '@bellwether/contract/suggestions';
import { limits } from '@bellwether/domain/goals/messages';
import type { FunctionalArea } from '@bellwether/domain/suggestions/functional-areas';
import { draftingLimits } from '@bellwether/domain/suggestions/limits';
import { api } from '#platform/api.ts';
import type { DraftPart, Suggestions } from './model/draft-work.ts';

/** The goal in the form that a draft is asked for. Ids are 0 where there is none, or for the signed-in person. */
export interface DraftedGoal {
  readonly title: string;
  readonly measurement: string;
  readonly description: string;
  readonly parentId: number;
  readonly ownerId: number;
  readonly periodId: number;
  /** Titles that the person's other goals have, but the private ones: what is asked may leave the company. */
  readonly ownTitles: readonly string[];
}

/** What the person says beside the goal. */
export interface Asked {
  readonly area: FunctionalArea;
  /** What the goal is about. */
  readonly context: string;
  /** What the next draft should heed. */
  readonly wish: string;
}

/**
 * Asks for one part. Titles in `pastTitles` are not suggested again.
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
    // The latest are the ones that the person still has in mind.
    const avoided = [...goal.ownTitles, ...pastTitles].slice(-draftingLimits.pastTitles);
    const found = await api.call(draftGoal, { body: { ...about, pastTitles: avoided }, signal });
    const goals = found.Goals.map((title, at) => ({ title, measurement: found.Measurements[at] ?? '' }));
    return { goals, measurements: [], description: found.Description, notice: found.Notice };
  }
  const body = {
    ...about,
    Title: cut(goal.title, limits.title),
    Measurement: cut(goal.measurement, limits.measurement),
  };
  if (part === 'measurement') {
    const found = await api.call(draftMeasurements, { body, signal });
    return { measurements: [...new Set(found.Measurements)], notice: found.Notice };
  }
  const found = await api.call(draftDescription, { body, signal });
  return { description: found.Description, notice: found.Notice };
}

/** A text that is too long is told so at its field; for a draft its beginning is enough. */
function cut(text: string, limit: number): string {
  return [...text.trim()].slice(0, limit).join('');
}
