import { mostShared, openParts, sharingGaps } from '@bellwether/domain/talent/calibration/sharing';
import { appraisalReasons } from '@bellwether/domain/talent/permission-names';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { cursorSchema, idOrNoneSchema, idSchema, instantSchema, sentInstantSchema } from '../wire.ts';
import { appraisalStatusSchema, talentPersonSchema } from './appraisal.ts';
import { teamCycleParam, teamParams } from './overview.ts';

export const sharingRowSchema = z.object({
  User: talentPersonSchema,
  /** 0: there is none that the caller reads. */
  AppraisalId: idOrNoneSchema,
  State: appraisalStatusSchema,
  /** What is missing. With an open self review or peer feedback the appraisal can be shared by choice. */
  Missing: z.array(z.enum(sharingGaps)),
  /** True, or why the caller cannot share it now; absent: only its reviewer shares it. */
  Share: z.optional(z.union([z.literal(true), z.enum(appraisalReasons)])),
  UpdatedAt: z.nullable(instantSchema),
});
export type SharingRow = z.output<typeof sharingRowSchema>;

/** Refused like the overview. */
export const listSharing = endpoint({
  name: 'listSharing',
  summary: 'The people of an overview whose appraisal is not shared yet, with what is missing; 50 a page.',
  method: 'GET',
  path: '/talent/{periodId}/{userId}/{hr}/sharing',
  scope: 'none',
  params: z.strictObject(teamParams),
  query: z.strictObject({ Cycle: teamCycleParam, Cursor: cursorSchema }),
  reply: z.object({ data: z.array(sharingRowSchema), Next: z.nullable(z.string()) }),
});

/** Why an appraisal was not shared: a reason of the life cycle, or one of these. */
export const sharingFailures = [...appraisalReasons, ...openParts, 'changed_meanwhile', 'not_yours'] as const;

export const shareAppraisals = endpoint({
  name: 'shareAppraisals',
  summary:
    'Shares many drafts in one act: each as a whole or not at all, with a result for each. Those that the caller may not read are `not_yours`.',
  method: 'POST',
  path: '/talent/share',
  scope: 'none',
  body: z.strictObject({
    Appraisals: z
      .array(z.strictObject({ Id: idSchema, UpdatedAt: z.optional(sentInstantSchema) }))
      .check(z.minLength(1), z.maxLength(mostShared)),
    /** Also where a self review is still open before its due day. */
    WithOpenSelfReviews: z._default(z.boolean(), false),
    /** Also where requests for peer feedback are open before their due day, or the summary of what peers said is missing. */
    WithOpenPeers: z._default(z.boolean(), false),
  }),
  reply: z.object({
    data: z.array(z.object({ Id: idSchema, Result: z.enum(['done', ...sharingFailures]) })),
  }),
});
