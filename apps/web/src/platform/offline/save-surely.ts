import { ProblemError } from '@bellwether/contract/problem';
import { serverNow } from '#ui/data/server-clock.ts';
import { api } from '../api.ts';
import { readPerson } from '../session-store.ts';
import { offlineState } from './offline-state.ts';
import {
  type AboutUpdate,
  type NewUpdate,
  type WaitingBody,
  type WaitingName,
  type WaitingReply,
  waitingCalls,
} from './waiting-update.ts';

/** Whether this browser can store an update and send it once: not without https, and not with blocked storage. */
function canWait(): boolean {
  return window.isSecureContext && 'indexedDB' in window && 'locks' in navigator;
}

/**
 * Saves words of a person about an own goal. Without a network they wait on this device (screens.13).
 * @returns the server's reply; undefined if they wait.
 * @throws ProblemError if the server refuses them.
 */
export async function saveSurely<Name extends WaitingName>(
  name: Name,
  given: WaitingBody<Name>,
  about: AboutUpdate,
): Promise<WaitingReply<Name> | undefined> {
  const call = waitingCalls[name] as (typeof waitingCalls)['predictGoal'];
  const scope = readPerson();
  const send = async (key: { key: string } | undefined, body: unknown) =>
    (await api.call(call, { body: body as never, ...key })) as WaitingReply<Name>;
  if (!canWait() || scope === undefined) return send(undefined, given);
  const key = crypto.randomUUID();
  const at = serverNow();
  const body = name === 'predictGoal' ? { ...given, GivenAt: new Date(at).toISOString() } : given;
  // Queue it if earlier updates wait, because the server must get them in order.
  let failure: unknown;
  if (offlineState.get().waiting === 0) {
    try {
      return await send({ key }, body);
    } catch (error) {
      // The server may have saved it, and only the answer was lost: the key keeps it from being saved twice.
      if (!(error instanceof ProblemError) || error.status !== 0) throw error;
      failure = error;
    }
  }
  try {
    const { waitHere } = await import('./wait-here.ts');
    await waitHere({ scope, key, name, body, about, at } as NewUpdate);
  } catch (error) {
    console.warn('The update cannot wait on this device.', error);
    if (failure === undefined) return send({ key }, body);
    throw failure;
  }
  return undefined;
}
