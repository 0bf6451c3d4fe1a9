import type { LiveTouches } from '#platform/live/live-updates.ts';

/** The queries that another person's act on an action item makes stale. The dashboard reminds of items. */
export const actionItemTouches = {
  action_item_update: () => [
    { queryKey: ['action-items'], pace: 'now' },
    { queryKey: ['goals', 'dashboard'], pace: 'soon' },
  ],
} satisfies Partial<LiveTouches>;
