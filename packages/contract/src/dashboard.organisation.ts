import * as z from 'zod/mini';
import { complianceFigures } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { idSchema } from './wire.ts';

/** The marks of one person in the org chart. A field is absent if there is nothing to show. */
export const orgMarkSchema = z.object({
  Id: idSchema,
  /**
   * Six counts of this person's goals of the running quarter that count, as in the list's summary: by latest
   * likelihood, 0 to 4, then those without a prediction. Only goals that the viewer sees.
   */
  Likelihood: z.optional(z.array(z.int()).check(z.length(6))),
  /** The compliance figures in which this person is open; only for people below the viewer. */
  Open: z.optional(z.array(z.enum(complianceFigures))),
});
export type OrgMark = z.output<typeof orgMarkSchema>;

export const getOrgMarks = endpoint({
  name: 'getOrgMarks',
  summary:
    'Goals by likelihood and open compliance figures of the people in the org chart; people with neither are left out.',
  method: 'GET',
  path: '/dashboard/organization',
  scope: 'goals:read',
  reply: z.object({
    /** Whether the viewer reads the compliance of the own organisation: managers and the ceo. */
    HasCompliance: z.boolean(),
    data: z.array(orgMarkSchema),
  }),
});
