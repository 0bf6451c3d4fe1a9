import type { LiveTouches } from '#platform/live/live-updates.ts';

/** The other one of the two changed the list. */
export const oneToOneTouches = {
  one_to_one_update: ({ UserId }) => [{ queryKey: ['one-to-one', UserId], pace: 'now' }],
} satisfies Partial<LiveTouches>;
