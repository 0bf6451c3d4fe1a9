import { restoreSession } from '@bellwether/contract/calls/accounts';
import type { CallInput } from '@bellwether/contract/client';
import type { Call, Endpoint } from '@bellwether/contract/endpoint';
import type { DBSchema } from 'idb';
import { browserStore } from '#ui/data/browser-store.ts';
import { serverAhead, serverNow, setServerAhead } from '#ui/data/server-clock.ts';
import { readToken, sessionState } from '../session-store.ts';
import { inDatabase, type OneStore } from './database.ts';
import { ANSWERS, forgetAnswers, MARK } from './forget-offline.ts';
import { type HeardAnswer, lastAnswerAt } from './heard-answers.ts';
import { answerKeyOf, keptCallOf } from './kept-calls.ts';
import { changeOffline, offlineState } from './offline-state.ts';

interface StoredAnswer {
  /** The mark of the session that it belongs to. */
  readonly mark: string;
  readonly at: number;
  readonly reply: unknown;
}

interface AnswerStore extends DBSchema {
  answers: { key: string; value: StoredAnswer };
}

/** How far the server's clock is ahead of this device's, in milliseconds. */
const CLOCK = 'bw.clock';

/** A device that stays without a network does not learn that its session has ended. */
const mostAge = 7 * 86_400_000;

const store: OneStore<AnswerStore> = { name: ANSWERS, store: 'answers', options: {} };

/** Stores an answer if its call is on the list, and its session is still the one of this browser. */
export async function keepAnswer({ call, input, reply, token, at }: HeardAnswer): Promise<void> {
  const rule = keptCallOf(call);
  const session = sessionState();
  if (!rule || session.status !== 'signed-in') return;
  const kept = rule.keep(reply, input, session.session.Profile.Id);
  if (kept === undefined) return;
  await inDatabase(store, async (db) => {
    // No await between this check and the write: a sign-out, also in another tab, removes the token and then the store.
    if (readToken() !== token) return;
    browserStore.set(CLOCK, String(serverAhead()));
    await db.put('answers', { mark: markOfSession(), at, reply: kept }, answerKeyOf(call, input));
  });
  // Opening made a new, empty store if the session had ended meanwhile.
  if (readToken() !== token) forgetAnswers();
}

function markOfSession(): string {
  const former = browserStore.get(MARK);
  if (former !== null) return former;
  const mark = crypto.randomUUID();
  browserStore.set(MARK, mark);
  return mark;
}

/**
 * Returns the stored answer of a call that the server did not answer, and shows how old it is.
 * @returns undefined if there is none of this session.
 */
export async function keptAnswer(call: Call, input: CallInput<Endpoint>): Promise<unknown> {
  const mark = browserStore.get(MARK);
  const token = readToken();
  if (mark === null || token === undefined || !keptCallOf(call)) return undefined;
  const ahead = Number(browserStore.get(CLOCK));
  // After an offline start no reply has set the server's clock, so use the stored offset.
  if (lastAnswerAt() === undefined && Number.isFinite(ahead)) setServerAhead(ahead);
  const row = await inDatabase(store, (db) => db.get('answers', answerKeyOf(call, input)));
  // The session may have ended while the store was read.
  if (!row || row.mark !== mark || readToken() !== token || serverNow() - row.at > mostAge) return undefined;
  changeOffline({ asOf: Math.min(row.at, offlineState.get().asOf ?? row.at) });
  const isSession = call.path === restoreSession.path;
  return isSession ? { ...(row.reply as object), Token: token } : row.reply;
}

/** Deletes what is too old or belongs to an ended session. */
export async function removeOldAnswers(): Promise<void> {
  const mark = browserStore.get(MARK);
  if (mark === null) return;
  const oldest = serverNow() - mostAge;
  await inDatabase(store, async (db) => {
    for (const key of await db.getAllKeys('answers')) {
      const row = await db.get('answers', key);
      if (row && (row.mark !== mark || row.at < oldest)) await db.delete('answers', key);
    }
  });
}
