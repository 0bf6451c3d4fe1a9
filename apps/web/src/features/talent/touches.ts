import type { LiveTouches } from '#platform/live/live-updates.ts';

/** The queries that another person's act on an appraisal or in a calibration makes stale. The dashboard reminds of appraisals. */
export const talentTouches = {
  appraisal_update: ({ AppraisalId }) => [
    { queryKey: ['talent', 'appraisal', AppraisalId], pace: 'now' },
    { queryKey: ['talent', 'lists'], pace: 'soon' },
    { queryKey: ['goals', 'dashboard'], pace: 'soon' },
  ],
  calibration_update: ({ SessionId }) => [
    { queryKey: ['talent', 'calibration', SessionId], pace: 'now' },
    // A closed session has changed ratings of drafts.
    { queryKey: ['talent', 'lists'], pace: 'soon' },
    { queryKey: ['goals', 'dashboard'], pace: 'soon' },
  ],
} satisfies Partial<LiveTouches>;
