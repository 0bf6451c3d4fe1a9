import type { LiveTouches } from '#platform/live/live-updates.ts';

/** The queries that a schedule of the same person makes stale, made or deleted in another tab. */
export const reportTouches = {
  report_schedules_updated: () => [{ queryKey: ['reports', 'schedules'], pace: 'now' }],
} satisfies Partial<LiveTouches>;
