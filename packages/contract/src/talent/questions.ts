import { questionKinds } from '@bellwether/domain/talent/cycles/rules';
import * as z from 'zod/mini';
import { idSchema } from '../wire.ts';

/** A question of a template with its answer (talent.32). */
export const reviewAnswerSchema = z.object({
  Id: idSchema,
  Question: z.string(),
  Help: z.string(),
  IsRequired: z.boolean(),
  Kind: z.enum(questionKinds),
  Levels: z.array(z.string()),
  /** Empty: not answered. */
  Answer: z.string(),
});
export type ReviewAnswer = z.output<typeof reviewAnswerSchema>;
