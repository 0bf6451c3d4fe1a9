/** The file storage cannot be reached, is full, or refuses; nothing was stored. `cause` gives the reason. */
export class FilesUnavailable extends Error {}
