import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

export const reportFrames: readonly FrameSource[] = [
  {
    event: 'report_schedules_updated',
    on: ['report.scheduled', 'report.schedule_removed'],
    carries: {},
    // The frame goes to the person's own tabs and devices only.
    to: sql`listener.id = happened.actor_id`,
  },
];
