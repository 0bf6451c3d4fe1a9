import { ProblemError } from '@bellwether/contract/problem';
import type { WaitingUpdate } from './waiting-update.ts';

/** The place where updates wait. */
export interface WaitingPlace {
  /** Returns the person's updates in the order in which they were given. */
  list(scope: string): Promise<readonly WaitingUpdate[]>;
  remove(id: number): Promise<void>;
  /** Keeps the update with the server's sentence. */
  refuse(update: WaitingUpdate, refusal: string): Promise<void>;
}

export interface SendingOptions {
  readonly place: WaitingPlace;
  readonly scope: string;
  readonly send: (update: WaitingUpdate) => Promise<unknown>;
  /** Asked before each update: false ends the sending, for example after a sign-out. */
  readonly goesOn: () => boolean;
  /** The server forgets a key after 30 days. Epoch milliseconds. */
  readonly now: () => number;
  readonly tooOld: string;
}

/** Shorter than the time for which the server knows a key (0100). */
const mostAge = 28 * 86_400_000;

/** What becomes of an update whose call failed. */
function afterFailure(error: unknown): 'sent' | 'later' | { readonly refusal: string } {
  if (!(error instanceof ProblemError)) throw error;
  if (error.code === 'already_done') return 'sent';
  const { status } = error;
  // No answer, an ended session, too many requests, or a server in trouble.
  const passes = [0, 401, 408, 425, 429].includes(status) || status >= 500;
  if (passes || error.asksForPassword || error.asksForSecondStep) return 'later';
  return { refusal: error.detail };
}

/**
 * Sends the updates one after the other. A refused one stays with the server's sentence, and the next one follows. An update
 * that cannot be sent now stops the sending, so that the order is kept.
 * @returns how many were sent, and whether any still waits.
 */
export async function sendWaiting(options: SendingOptions): Promise<{ sent: number; isLeft: boolean }> {
  const { place, scope, send, goesOn, now, tooOld } = options;
  let sent = 0;
  for (const update of await place.list(scope)) {
    if (update.refusal !== undefined) continue;
    if (!goesOn()) return { sent, isLeft: true };
    if (now() - update.at > mostAge) {
      await place.refuse(update, tooOld);
      continue;
    }
    const result = await send(update).then(() => 'sent' as const, afterFailure);
    if (result === 'later') return { sent, isLeft: true };
    if (result === 'sent') {
      sent += 1;
      await place.remove(update.id);
    } else await place.refuse(update, result.refusal);
  }
  return { sent, isLeft: false };
}
