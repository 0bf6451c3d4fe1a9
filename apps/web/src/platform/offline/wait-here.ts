import { createClient } from '@bellwether/contract/client';
import { serverNow } from '#ui/data/server-clock.ts';
import { queryClient } from '../query-client.ts';
import { endSession, readPerson, readToken } from '../session-store.ts';
import { offlineState } from './offline-state.ts';
import { sendWaiting } from './send-waiting.ts';
import { countWaiting, waitingStore } from './waiting-store.ts';
import { type NewUpdate, type WaitingUpdate, waitingCalls } from './waiting-update.ts';
import { offlineWords } from './words.ts';

/** Stores an update, and tries to send it. */
export async function waitHere(update: NewUpdate): Promise<void> {
  await waitingStore.add(update);
  void sendNow();
}

/**
 * Sends the waiting updates of the signed-in person. Of several tabs one sends, and the others wait for it, so each update
 * is sent once. Never fails.
 */
export async function sendNow(): Promise<void> {
  const [token, scope] = [readToken(), readPerson()];
  if (token === undefined || scope === undefined || !('locks' in navigator)) return;
  const client = createClient({
    baseUrl: '/api',
    token: () => token,
    // A refused update must not sign the person out: a 403 can be about the goal, which belongs to somebody else now.
    onSessionEnd: ({ status }) => {
      if (status === 401 && readToken() === token) endSession();
    },
  });
  try {
    const { sent } = await navigator.locks.request('bw.send', () =>
      sendWaiting({
        place: waitingStore,
        scope,
        send: ({ name, body, key }: WaitingUpdate) =>
          client.call(waitingCalls[name] as (typeof waitingCalls)['predictGoal'], {
            body: body as never,
            key,
          }),
        goesOn: () => readToken() === token,
        now: serverNow,
        tooOld: offlineWords.tooOld,
      }),
    );
    if (readPerson() === scope) await countWaiting(scope);
    if (sent > 0) await queryClient.invalidateQueries();
  } catch (error) {
    console.warn('The waiting updates could not be sent; they stay on this device.', error);
  }
}

/** Whether any update of this tab's person waits to be sent. */
export const isAnyWaiting = (): boolean => offlineState.get().waiting > 0;
