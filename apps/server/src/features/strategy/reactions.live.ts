import { sql } from 'kysely';
import type { FrameSource } from '#platform/live/frame-source.ts';
import { anyOf, ifHas, viewerAt } from '../people/access.viewer.ts';

export const strategyFrames: readonly FrameSource[] = [
  { event: 'strategy_updated', on: ['strategy.published'], carries: {}, to: sql`true` },
  {
    event: 'strategy_updated',
    on: ['strategy.drafted'],
    carries: {},
    to: anyOf(ifHas(viewerAt('listener'), 'editsStrategy')),
  },
];
