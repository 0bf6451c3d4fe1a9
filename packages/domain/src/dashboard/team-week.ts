/** The kinds of lines in a manager's week, in their order: what waits, what moved, who is silent (dashboard.8). */
export const teamItemKinds = ['waits', 'moved', 'silent'] as const;
export type TeamItemKind = (typeof teamItemKinds)[number];

/** The maximum number of lines of each kind. */
export const mostTeamItems = 20;
