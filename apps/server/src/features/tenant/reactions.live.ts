import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

/** What everybody in the company is told about it. A quarter's theme is the company's, too. */
export const tenantFrames: readonly FrameSource[] = [
  {
    event: 'tenant_updated',
    on: ['tenant.changed', 'tenant.settings_changed', 'theme.added', 'theme.changed', 'theme.deleted'],
    carries: sql`'{}'::jsonb`,
    to: sql`true`,
  },
];
