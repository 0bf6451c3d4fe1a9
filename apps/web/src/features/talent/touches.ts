import type { LiveTouches } from '#platform/live/live-updates.ts';

/** The queries that another person's act on an appraisal makes stale. The dashboard reminds of appraisals. */
export const talentTouches = {
  appraisal_update: ({ AppraisalId }) => [
    { queryKey: ['talent', 'appraisal', AppraisalId], pace: 'now' },
    { queryKey: ['talent', 'lists'], pace: 'soon' },
    { queryKey: ['goals', 'dashboard'], pace: 'soon' },
  ],
} satisfies Partial<LiveTouches>;
