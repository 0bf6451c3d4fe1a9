import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { draftDescription, draftGoal, draftMeasurements } from '@bellwether/contract/suggestions';
import type { draftReview } from '@bellwether/contract/talent/writing';
import type { GoalDrafts } from '@bellwether/domain/suggestions/facts';
import type { signatureOf } from './words.ts';

/** Who wrote a draft. */
type Signature = ReturnType<typeof signatureOf>;

export function presentGoals(drafts: GoalDrafts, signature: Signature): EndpointReplyInput<typeof draftGoal> {
  return {
    Goals: drafts.titles,
    Measurements: drafts.measurements,
    Description: drafts.description,
    ...signature,
  };
}

export function presentMeasurements(
  measurements: string[],
  signature: Signature,
): EndpointReplyInput<typeof draftMeasurements> {
  return { Measurements: measurements, ...signature };
}

export function presentDescription(
  description: string,
  signature: Signature,
): EndpointReplyInput<typeof draftDescription> {
  return { Description: description, ...signature };
}

export function presentReview(
  paragraphs: string[],
  signature: Signature,
): EndpointReplyInput<typeof draftReview> {
  return { Paragraphs: paragraphs, ...signature };
}
