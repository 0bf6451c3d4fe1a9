/** The limits of drafting (suggestions.2). */
export const suggestionLimits = {
  /** Drafts per person and day of the tenant; a tenant can have its own number. */
  draftsPerDay: 50,
  /** The maximum number of past titles in a call. */
  pastTitles: 100,
} as const;
