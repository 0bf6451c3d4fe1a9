import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { draftDescription, draftGoal, draftMeasurements } from '@bellwether/contract/suggestions';
import type { draftReview } from '@bellwether/contract/talent/writing';
import type { GoalDrafts } from '@bellwether/domain/suggestions/facts';
import { type SuggestionEngine, suggestionNotices } from '@bellwether/domain/suggestions/words';

export function presentGoals(
  drafts: GoalDrafts,
  engine: SuggestionEngine,
): EndpointReplyInput<typeof draftGoal> {
  return {
    Goals: drafts.titles,
    Measurements: drafts.measurements,
    Description: drafts.description,
    ...signature(engine),
  };
}

export function presentMeasurements(
  measurements: string[],
  engine: SuggestionEngine,
): EndpointReplyInput<typeof draftMeasurements> {
  return { Measurements: measurements, ...signature(engine) };
}

export function presentDescription(
  description: string,
  engine: SuggestionEngine,
): EndpointReplyInput<typeof draftDescription> {
  return { Description: description, ...signature(engine) };
}

export function presentReview(
  paragraphs: string[],
  engine: SuggestionEngine,
): EndpointReplyInput<typeof draftReview> {
  return { Paragraphs: paragraphs, ...signature(engine) };
}

function signature(engine: SuggestionEngine) {
  return { Engine: engine, Notice: suggestionNotices[engine] };
}
