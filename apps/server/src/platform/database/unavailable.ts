/** The database cannot be reached now; nothing was written. The caller answers 503. */
export class DatabaseUnavailable extends Error {}
