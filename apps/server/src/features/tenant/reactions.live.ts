import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

/** Frames about the company, for everybody in it. A quarter's theme belongs to the company, too. */
export const tenantFrames: readonly FrameSource[] = [
  {
    event: 'tenant_updated',
    on: ['tenant.changed', 'tenant.settings_changed', 'theme.added', 'theme.changed', 'theme.deleted'],
    carries: {},
    to: sql`true`,
  },
];
