/** How much of drafting there is (decisions §1). */
export const draftingLimits = {
  /** Drafts a person may ask for on one day of the tenant; a tenant can have a number of its own. */
  draftsPerDay: 50,
  /** Most titles that a call can name as already seen. */
  pastTitles: 100,
} as const;
