import type { StrategyEvents } from '@bellwether/domain/strategy/events';
import type { QueryKey } from '@tanstack/react-query';

/** The queries that become stale through an event of this person or of another one. */
export const touches: Readonly<Record<keyof StrategyEvents, readonly QueryKey[]>> = {
  'strategy.drafted': [
    ['strategy', 'document'],
    ['strategy', 'published'],
  ],
  // The dashboard shows mission, vision and values.
  'strategy.published': [['strategy'], ['goals', 'dashboard']],
};
