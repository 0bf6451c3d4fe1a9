import type { LiveTouches } from '#platform/live/live-updates.ts';

/** The queries that become stale when the same person adds or deletes a schedule in another tab. */
export const reportTouches = {
  report_schedules_updated: () => [{ queryKey: ['reports', 'schedules'], pace: 'now' }],
} satisfies Partial<LiveTouches>;
