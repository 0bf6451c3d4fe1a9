/** What can be done for several people of the directory at once (people.45). */
export const severalActs = ['manager', 'reinvite', 'deactivate'] as const;
export type SeveralAct = (typeof severalActs)[number];

/** The maximum number of people of one such act. */
export const mostSeveral = 100;
