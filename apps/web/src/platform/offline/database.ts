import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';

/** A database with one store of objects. */
export interface OneStore<Schema extends DBSchema> {
  readonly name: string;
  readonly store: StoreNames<Schema>;
  readonly options: IDBObjectStoreParameters;
}

/**
 * Opens a database for one piece of work, and closes it. A connection that stayed open would hold up the deletion of the
 * database at a sign-out.
 */
export async function inDatabase<Schema extends DBSchema, T>(
  { name, store, options }: OneStore<Schema>,
  work: (db: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const db = await openDB<Schema>(name, 1, {
    upgrade: (made) => void made.createObjectStore(store, options),
  });
  try {
    return await work(db);
  } finally {
    // Waits for running writes.
    db.close();
  }
}
