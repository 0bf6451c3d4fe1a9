/** The storage of files cannot be reached, is full, or refuses: nothing was stored. The `cause` says why. */
export class FilesUnavailable extends Error {}
