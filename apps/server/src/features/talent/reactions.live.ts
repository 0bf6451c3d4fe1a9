import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

const employee = sql`(happened.detail ->> 'employee')::int`;
/** A deleted appraisal has its last state in the event. */
const state = sql`coalesce(appraisal.state, happened.detail ->> 'from')`;
const isAbove = (person: RawBuilder<unknown>) => sql<SqlBool>`exists (select 1 from org_path chain
  where chain.tenant_id = listener.tenant_id and chain.ancestor_id = listener.id and chain.descendant_id = ${person})`;

export const talentFrames: readonly FrameSource[] = [
  {
    event: 'appraisal_update',
    on: [
      'appraisal.created',
      'appraisal.shared',
      'appraisal.acknowledged',
      'appraisal.completed',
      'appraisal.edited',
      'appraisal.deleted',
    ],
    from: sql`join tenant_setting setting on setting.tenant_id = happened.tenant_id and setting.talent_enabled
      left join appraisal on appraisal.tenant_id = happened.tenant_id and appraisal.id = happened.subject_id`,
    carries: sql`jsonb_build_object('AppraisalId', happened.subject_id, 'UserId', ${employee})`,
    // The people who may read the appraisal (decisions-2 E4): the reviewer and those above, the ceo and HR admins; from
    // shared on also the employee and
    // those above. A draft is never the employee's, whatever their flags.
    to: sql`((listener.id <> ${employee} and (listener.role_name = 'ceo' or listener.is_hr_admin
        or ${isAbove(sql`coalesce(appraisal.reviewer_id, (happened.detail ->> 'reviewer')::int)`)}))
      or (${state} <> 'draft' and ${isAbove(employee)}))`,
  },
];
