/** Milliseconds without typing before a search starts (screens.3). */
export const SEARCH_DELAY = 400;
