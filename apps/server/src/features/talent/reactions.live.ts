import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

const employee = sql`(happened.detail ->> 'employee')::int`;
/** The state of the appraisal; for a deleted appraisal, its last state from the event. */
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
      'appraisal.closed',
      'appraisal.stated',
      'appraisal.edited',
      'appraisal.deleted',
    ],
    from: sql`join tenant_setting setting on setting.tenant_id = happened.tenant_id and setting.talent_enabled
      left join appraisal on appraisal.tenant_id = happened.tenant_id and appraisal.id = happened.subject_id`,
    carries: sql`jsonb_build_object('AppraisalId', happened.subject_id, 'UserId', ${employee})`,
    // The listeners are the people who may read the appraisal (talent.4): the reviewer and the people above,
    // the ceo and HR admins; once it is shared, also the employee and the people above. The employee never hears of a
    // draft, whatever their flags.
    to: sql`((listener.id <> ${employee} and (listener.role_name = 'ceo' or listener.is_hr_admin
        or ${isAbove(sql`coalesce(appraisal.reviewer_id, (happened.detail ->> 'reviewer')::int)`)}))
      or (${state} <> 'draft' and ${isAbove(employee)}))`,
  },
];
