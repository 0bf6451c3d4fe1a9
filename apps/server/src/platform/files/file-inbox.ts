/** A file that another program has left. */
export interface InboxFile {
  /** The place below the inbox: `people.csv`, or `northwind/people.csv` for the company of that subdomain. */
  readonly place: string;
  readonly size: number;
  /** The time of its last change by the storage's clock, epoch milliseconds. */
  readonly at: number;
  /** Another one for a file that was left again, also with the same bytes and the same time. */
  readonly version: string;
}

/**
 * The folders `<area>/inbox` and `<area>/done` of the storage, where other programs leave files. Names come from outside, so
 * only places that `list` returned are read.
 * @throws FilesUnavailable from every method when the storage cannot be used.
 */
export interface FileInbox {
  /** Lists the files of the inbox and of its subfolders, in no order; nothing else, such as links. */
  list(): AsyncIterable<InboxFile>;
  /** Lists the files that were read. */
  listDone(): AsyncIterable<InboxFile>;
  /**
   * Returns the bytes, at most `most` of them; undefined if the file is gone or larger, `refused` if the server may not read
   * this file.
   */
  read(place: string, most: number): Promise<Uint8Array | 'refused' | undefined>;
  /** Moves a file to `done` under a name there; does nothing if another node has moved it. */
  finish(place: string, done: string): Promise<void>;
  remove(place: string): Promise<void>;
  removeDone(place: string): Promise<void>;
}

const plainName = /^[^./\\\p{C}][^/\\\p{C}]{0,199}$/u;

/** Whether a place is a plain name, or one in a subfolder: no name leads elsewhere, and hidden files are left alone. */
export function isInboxPlace(place: string): boolean {
  const names = place.split('/');
  return names.length <= 2 && names.every((name) => plainName.test(name));
}

/** @throws Error for a place that is none. */
export function checkInboxPlace(place: string): void {
  if (!isInboxPlace(place)) throw new Error('A file of an inbox has a plain name.');
}
