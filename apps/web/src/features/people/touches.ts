import type { LiveTouches, Touch } from '#platform/live/live-updates.ts';

/** The queries that show a person: their profile, and everything that names them. */
const person = ({ UserId }: { readonly UserId: number }): readonly Touch[] => [
  { queryKey: ['people', 'profile', UserId], pace: 'now' },
  { queryKey: ['people', 'profile'], pace: 'later', naming: UserId },
  { queryKey: ['people', 'organisation'], pace: 'soon' },
  { queryKey: ['people', 'responsibility', UserId], pace: 'now' },
  // Whose appraisals a person reads, and who is listed, follows the tree.
  { queryKey: ['talent'], pace: 'soon' },
  { queryKey: ['people'], pace: 'later' },
];

/** The queries that another person's change of somebody makes stale. */
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
