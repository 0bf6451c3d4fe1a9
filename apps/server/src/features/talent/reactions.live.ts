import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';
import { viewerAt } from '../people/access.viewer.ts';
import { readsAppraisal } from './access.sight.ts';
import { reviewerHasLapsed } from './statements.ts';

const employee = sql`(happened.detail ->> 'employee')::int`;
/** The state of the appraisal; for a deleted appraisal, its last state from the event. */
const state = sql`coalesce(appraisal.state, happened.detail ->> 'from')`;
const reviewerId = sql`coalesce(appraisal.reviewer_id, (happened.detail ->> 'reviewer')::int)`;

export const talentFrames: readonly FrameSource[] = [
  {
    event: 'appraisal_update',
    on: [
      'appraisal.created',
      'appraisal.shared',
      'appraisal.acknowledged',
      'appraisal.completed',
      'appraisal.closed',
      'appraisal.confirmed',
      'appraisal.stated',
      'appraisal.edited',
      'appraisal.deleted',
    ],
    from: sql`join tenant_setting setting on setting.tenant_id = happened.tenant_id and setting.talent_enabled
      left join appraisal on appraisal.tenant_id = happened.tenant_id and appraisal.id = happened.subject_id
      join person employee on employee.tenant_id = happened.tenant_id and employee.id = ${employee}
      left join person reviewer on reviewer.tenant_id = happened.tenant_id and reviewer.id = ${reviewerId}`,
    carries: { AppraisalId: sql`happened.subject_id`, UserId: employee },
    to: readsAppraisal(viewerAt('listener'), {
      employeeId: sql.ref('employee.id'),
      reviewerId: sql.ref('reviewer.id'),
      isDraft: sql`${state} = 'draft'`,
      hasLapsed: reviewerHasLapsed(sql.ref('happened.tenant_id')),
    }),
  },
];
