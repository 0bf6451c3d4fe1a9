import type { LiveTouches, Touch } from '#platform/live/live-updates.ts';

/** The queries that show a person: their profile, and everything that names them. */
const person = ({ UserId }: { readonly UserId: number }): readonly Touch[] => [
  { queryKey: ['people', 'profile', UserId], pace: 'now' },
  { queryKey: ['people', 'profile'], pace: 'later', naming: UserId },
  { queryKey: ['people', 'organisation'], pace: 'soon' },
  { queryKey: ['people', 'responsibility', UserId], pace: 'now' },
  // The tree decides whose appraisals a person may read, and who is listed.
  { queryKey: ['talent'], pace: 'soon' },
  { queryKey: ['people'], pace: 'later' },
];

/** The queries that become stale when another person changes somebody. */
export const peopleTouches = {
  user_activated: person,
  user_deactivated: person,
  user_updated: person,
  employee_added: person,
  manager_updated: person,
  user_manual_updated: ({ UserId }) => [
    { queryKey: ['people', 'manual', UserId], pace: 'now' },
    { queryKey: ['people', 'manual-report'], pace: 'now' },
    { queryKey: ['people', 'profile', UserId], pace: 'now' },
  ],
} satisfies Partial<LiveTouches>;
