import type { StrategyEvents } from '@bellwether/domain/strategy/events';
import type { QueryKey } from '@tanstack/react-query';

/** The queries that an event makes stale. This person's saves use it, and other people's events can. */
export const touches: Readonly<Record<keyof StrategyEvents, readonly QueryKey[]>> = {
  'strategy.drafted': [
    ['strategy', 'document'],
    ['strategy', 'published'],
  ],
  // The dashboard shows mission, vision and values.
  'strategy.published': [['strategy'], ['goals', 'dashboard']],
};
