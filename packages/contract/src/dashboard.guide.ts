import { guideSteps } from '@bellwether/domain/dashboard/guide';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const guideStepSchema = z.object({
  Name: z.enum([...guideSteps.company, ...guideSteps.person]),
  IsDone: z.boolean(),
});

/** The first-run guide of the signed-in person; Kind null: none. */
export const guideSchema = z.object({
  Kind: z.nullable(z.enum(['company', 'person'])),
  Steps: z.array(guideStepSchema),
});
export type GuideReply = z.output<typeof guideSchema>;
export type GuideStepName = GuideReply['Steps'][number]['Name'];

export const getGuide = endpoint({
  name: 'getGuide',
  summary:
    'The first steps of a new person; a new company’s ceo has others. None once they are done or dismissed.',
  method: 'GET',
  path: '/dashboard/guide',
  scope: 'none',
  reply: guideSchema,
});

export const dismissGuide = endpoint({
  name: 'dismissGuide',
  summary: 'Closes the own guide for good.',
  method: 'POST',
  path: '/dashboard/guide/dismiss',
  scope: 'none',
  reply: guideSchema,
});
