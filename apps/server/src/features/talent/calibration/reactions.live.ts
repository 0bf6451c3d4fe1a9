import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';
import { viewerAt } from '../../people/access.viewer.ts';
import { takesPart } from './access.sight.ts';

const carries = { SessionId: sql`session.id` };
const hears = takesPart(viewerAt('listener'));
const hasTalent = sql`join tenant_setting setting on setting.tenant_id = happened.tenant_id and setting.talent_enabled`;
const employee = sql`(happened.detail ->> 'employee')::int`;

/** Participants do not learn that their own card moves, or one of somebody above them (talent.27). */
const isNotAbove = sql`not exists (select 1 from org_path above where above.tenant_id = happened.tenant_id
  and above.ancestor_id = ${employee} and above.descendant_id = listener.id)`;

export const calibrationFrames: readonly FrameSource[] = [
  {
    event: 'calibration_update',
    on: ['calibration.opened', 'calibration.guide_set', 'calibration.closed', 'calibration.cancelled'],
    from: sql`${hasTalent} join calibration_session session on session.tenant_id = happened.tenant_id
      and session.id = happened.subject_id`,
    carries,
    to: hears,
  },
  {
    event: 'calibration_update',
    on: ['calibration.moved'],
    from: sql`${hasTalent} join calibration_session session on session.tenant_id = happened.tenant_id
      and session.id = happened.subject_id`,
    carries,
    to: sql`${hears} and ${isNotAbove}`,
  },
  {
    // A reviewer edits a draft that is in an open session.
    event: 'calibration_update',
    on: ['appraisal.edited'],
    from: sql`${hasTalent} join calibration_card card on card.tenant_id = happened.tenant_id
        and card.appraisal_id = happened.subject_id and card.is_open
      join calibration_session session on session.tenant_id = card.tenant_id and session.id = card.session_id`,
    carries,
    to: sql`${hears} and ${isNotAbove}`,
  },
];
