import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { draftDescription, draftGoal, draftMeasurements } from '@bellwether/contract/suggestions';
import type { GoalDrafts } from '@bellwether/domain/suggestions/facts';
import { type DraftingEngine, draftingNotices } from '@bellwether/domain/suggestions/words';

export function presentGoals(
  drafts: GoalDrafts,
  engine: DraftingEngine,
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
  engine: DraftingEngine,
): EndpointReplyInput<typeof draftMeasurements> {
  return { Measurements: measurements, ...signature(engine) };
}

export function presentDescription(
  description: string,
  engine: DraftingEngine,
): EndpointReplyInput<typeof draftDescription> {
  return { Description: description, ...signature(engine) };
}

function signature(engine: DraftingEngine) {
  return { Engine: engine, Notice: draftingNotices[engine] };
}
