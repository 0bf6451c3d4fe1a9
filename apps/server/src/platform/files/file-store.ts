import type { Readable } from 'node:stream';

/** A stored file as the storage lists it. */
export interface StoredEntry {
  readonly place: string;
  /** The time of writing by the storage's own clock, epoch milliseconds. */
  readonly at: number;
}

/**
 * Stores the bytes of files. A place is `<tenant>/<key>`; `stored-files.ts` makes both parts, never a person.
 * @throws FilesUnavailable from every method when the storage cannot be used.
 */
export interface FileStore {
  /** Stores all of the bytes, or nothing. */
  put(place: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Does the same with a file of the disk, of any size. */
  putFile(place: string, path: string, mediaType: string): Promise<void>;
  /** Returns the bytes; undefined if the file does not exist. */
  read(place: string): Promise<Readable | undefined>;
  /** Deletes the file; does nothing if it is absent. */
  delete(place: string): Promise<void>;
  /** Lists all files, in no order. */
  list(): AsyncIterable<StoredEntry>;
}

const placePattern = /^[1-9]\d{0,9}\/[0-9a-f]{32}$/;

/**
 * Refuses a malformed place, so that no path leads out of the storage.
 * @throws Error for a malformed place.
 */
export function checkPlace(place: string): void {
  if (!placePattern.test(place)) throw new Error('A file lies at <tenant>/<key>.');
}

export function isPlace(text: string): boolean {
  return placePattern.test(text);
}
