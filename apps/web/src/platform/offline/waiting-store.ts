import type { DBSchema } from 'idb';
import { readPerson } from '../session-store.ts';
import { inDatabase, type OneStore } from './database.ts';
import { forgetWaiting, WAITING } from './forget-offline.ts';
import { changeOffline } from './offline-state.ts';
import type { NewUpdate, WaitingUpdate } from './waiting-update.ts';

interface UpdateStore extends DBSchema {
  updates: { key: number; value: NewUpdate & { readonly id?: number } };
}

const store: OneStore<UpdateStore> = {
  name: WAITING,
  store: 'updates',
  options: { keyPath: 'id', autoIncrement: true },
};

/** Tells other tabs of this browser that the list has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(WAITING);

/** The updates that wait on this device. */
export const waitingStore = {
  async list(scope: string): Promise<readonly WaitingUpdate[]> {
    const all = (await inDatabase(store, (db) => db.getAll('updates'))) as WaitingUpdate[];
    return all.filter((each) => each.scope === scope);
  },

  /** @throws Error if the person has signed out, so that nothing of theirs is left behind. */
  async add(update: NewUpdate): Promise<void> {
    await inDatabase(store, async (db) => {
      // No await between this check and the write: a sign-out, also in another tab, removes the person and then the store.
      if (readPerson() === update.scope) await db.add('updates', update);
    });
    if (readPerson() !== update.scope) {
      // Opening made a new, empty store.
      forgetWaiting();
      throw new Error('The person has signed out, so the update is not stored.');
    }
    await told(update.scope);
  },

  async remove(id: number): Promise<void> {
    await inDatabase(store, (db) => db.delete('updates', id));
    await told(readPerson());
  },

  /** Does nothing after a sign-out. */
  async refuse(update: WaitingUpdate, refusal: string): Promise<void> {
    if (readPerson() !== update.scope) return;
    await inDatabase(store, async (db) => {
      // No await between this check and the write, as above.
      if (readPerson() === update.scope) await db.put('updates', { ...update, refusal });
    });
    await told(update.scope);
  },
};

async function told(scope: string | undefined): Promise<void> {
  channel?.postMessage('changed');
  if (scope !== undefined) await countWaiting(scope);
}

/** Shows how many updates of the person wait and were refused. */
export async function countWaiting(scope: string): Promise<void> {
  const updates = await waitingStore.list(scope);
  const refused = updates.filter(({ refusal }) => refusal !== undefined).length;
  changeOffline({ waiting: updates.length - refused, refused });
}

/** Calls `listener` when another tab has changed the list. @returns the function that ends it. */
export function onWaitingChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
