import type { Readable } from 'node:stream';

/** A stored file as a listing of the storage tells it. */
export interface StoredEntry {
  readonly place: string;
  /** When it was written by the storage's own clock, epoch milliseconds. */
  readonly at: number;
}

/**
 * Where the bytes of files lie. A place is `<tenant>/<key>`; both are made by `stored-files.ts`, never by a person.
 * Every method throws `FilesUnavailable` where the storage cannot be used.
 */
export interface FileStore {
  /** Stores all of the bytes, or nothing. */
  put(place: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** The bytes; undefined where there is no such file. */
  read(place: string): Promise<Readable | undefined>;
  /** Deletes the file; one that is absent is fine. */
  delete(place: string): Promise<void>;
  /** All files, in no order. */
  list(): AsyncIterable<StoredEntry>;
}

const placePattern = /^[1-9]\d{0,9}\/[0-9a-f]{32}$/;

/** @throws Error for anything that is no place: no path leads out of the storage. */
export function checkPlace(place: string): void {
  if (!placePattern.test(place)) throw new Error('A file lies at <tenant>/<key>.');
}

export function isPlace(text: string): boolean {
  return placePattern.test(text);
}
