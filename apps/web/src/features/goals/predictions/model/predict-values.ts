import { goalMessages } from '@bellwether/domain/goals/messages';
import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import { validateComment } from '@bellwether/domain/goals/rules';
import * as z from 'zod/mini';
import type { FormFault } from '#ui/form/fault-resolver.ts';

export const predictShape = z.object({
  Likelihood: z.nullable(z.literal(ratings)),
  Quality: z.nullable(z.literal(ratings)),
  Comment: z.string(),
});
export type PredictValues = z.output<typeof predictShape>;

/** Returns the key under which a week's text is stored in this browser until it is saved. */
export const weekDraftKey = (statusId: number) => `status.${statusId}.update`;

/** Both likelihood and quality are needed to save (predictions.1). */
export function predictionFaults({ Likelihood, Quality, Comment }: PredictValues): FormFault[] {
  const message = goalMessages.likelihoodAndQualityRequired;
  const faults: FormFault[] = [];
  if (Likelihood === null) faults.push({ path: 'Likelihood', message });
  else if (Quality === null) faults.push({ path: 'Quality', message });
  if (Comment.trim() !== '') faults.push(...validateComment(Comment, 'comment'));
  return faults;
}

/** Whether a level was chosen that is lower than the former one. */
export function isBelow(chosen: Rating | null, former: number | null | undefined): boolean {
  return chosen !== null && former !== null && former !== undefined && chosen < former;
}
