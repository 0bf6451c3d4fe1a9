import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';

const nothing = sql`'{}'::jsonb`;

export const strategyFrames: readonly FrameSource[] = [
  { event: 'strategy_updated', on: ['strategy.published'], carries: nothing, to: sql`true` },
  {
    event: 'strategy_updated',
    on: ['strategy.drafted'],
    carries: nothing,
    // The domain's `editsStrategy` in SQL.
    to: sql`(listener.role_name = 'ceo' or (listener.is_org_admin and listener.role_name <> 'observer'))`,
  },
];
