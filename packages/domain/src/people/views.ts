/** The limits of saved views: characters, and how many a person may keep. */
export const savedViewLimits = { name: 60, query: 4_000, most: 50 } as const;
