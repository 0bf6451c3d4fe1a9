import 'fake-indexeddb/auto';
import { restoreSession } from '@bellwether/contract/calls/accounts';
import { getGoal } from '@bellwether/contract/calls/goals/reading';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildInfo, buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import {
  acceptSession,
  draftScope,
  endSession,
  forgetLeftOvers,
  forgetSession,
  readToken,
} from '../session-store.ts';
import { ANSWERS, MARK, WAITING } from './forget-offline.ts';
import { keepAnswer, keptAnswer, removeOldAnswers } from './kept-answers.ts';
import { changeOffline, offlineState } from './offline-state.ts';
import { countWaiting, waitingStore } from './waiting-store.ts';
import type { NewUpdate } from './waiting-update.ts';

const ada = buildSession();
const info = buildInfo();
const input = { params: { id: '12' } } as never;
const day = 86_400_000;

const hear = (at = serverNow(), token = readToken() ?? '') =>
  keepAnswer({ call: getGoal, input, reply: info, token, at });
const stores = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(() => {
  forgetSession();
  localStorage.clear();
  acceptSession(ada);
  changeOffline({ asOf: undefined });
});

describe('a stored answer', () => {
  it('is there for the same session, with its time', async () => {
    const at = serverNow() - 60_000;
    await hear(at);
    expect(await keptAnswer(getGoal, input)).toEqual(info);
    expect(offlineState.get().asOf).toBe(at);
    expect(await keptAnswer(getGoal, { params: { id: '13' } } as never)).toBeUndefined();
  });

  it('of the session gets the token from its own place', async () => {
    const reply = { ...ada };
    await keepAnswer({ call: restoreSession, input: {} as never, reply, token: ada.Token, at: serverNow() });
    const db = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open(ANSWERS);
      asked.onsuccess = () => resolve(asked.result);
    });
    const rows = await new Promise((resolve) => {
      const asked = db.transaction('answers').objectStore('answers').getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
    db.close();
    expect(JSON.stringify(rows)).not.toContain(ada.Token);
    expect(await keptAnswer(restoreSession, {} as never)).toEqual(ada);
  });

  it('ends with a sign-out, and with the end of the session that the server tells', async () => {
    for (const end of [forgetSession, endSession]) {
      acceptSession(ada);
      await hear();
      expect(await stores()).toContain(ANSWERS);
      end();
      await expect.poll(stores).not.toContain(ANSWERS);
      acceptSession(ada);
      expect(await keptAnswer(getGoal, input)).toBeUndefined();
    }
  });

  it('ends with another sign-in, of the same or of another person', async () => {
    for (const next of [
      { ...ada, Token: 'another.token' },
      { ...ada, Token: 'third.token', Profile: { ...ada.Profile, Id: 8 } },
    ]) {
      acceptSession(ada);
      await hear();
      acceptSession(next);
      expect(await keptAnswer(getGoal, input)).toBeUndefined();
      await expect.poll(stores).not.toContain(ANSWERS);
    }
  });

  it('that arrives after the sign-out is not stored', async () => {
    const late = hear();
    forgetSession();
    await late;
    await hear(serverNow(), ada.Token);
    await expect.poll(stores).not.toContain(ANSWERS);
  });

  it('cannot be read without the mark of its session, even if the store was not deleted', async () => {
    await hear();
    localStorage.setItem(MARK, 'of-another-session');
    expect(await keptAnswer(getGoal, input)).toBeUndefined();
    await removeOldAnswers();
    localStorage.removeItem(MARK);
    await hear();
    localStorage.removeItem('bw.token');
    expect(await keptAnswer(getGoal, input)).toBeUndefined();
  });

  it('is too old after a week', async () => {
    await hear(serverNow() - 7 * day - 1);
    expect(await keptAnswer(getGoal, input)).toBeUndefined();
    expect(offlineState.get().asOf).toBeUndefined();
  });
});

describe('a waiting update', () => {
  const update = (Comment: string, scope = draftScope(ada)): NewUpdate => ({
    scope,
    key: crypto.randomUUID(),
    name: 'addComment',
    body: { Id: 1, Type: 'GoalStatus', Comment },
    about: { goalId: 12, title: 'Cut delivery to four days' },
    at: serverNow(),
  });
  const texts = async () => (await waitingStore.list(draftScope(ada))).map(({ body }) => body.Comment);

  it('stays in order, is counted, and keeps what was typed with a refusal', async () => {
    await waitingStore.add(update('one'));
    await waitingStore.add(update('two'));
    expect(await texts()).toEqual(['one', 'two']);
    expect(offlineState.get()).toMatchObject({ waiting: 2, refused: 0 });
    const [first] = await waitingStore.list(draftScope(ada));
    if (first) await waitingStore.refuse(first, 'The week is over.');
    expect(offlineState.get()).toMatchObject({ waiting: 1, refused: 1 });
    expect(await texts()).toEqual(['one', 'two']);
  });

  it('survives the end of the session for the same person, and no sign-out', async () => {
    await waitingStore.add(update('kept'));
    endSession();
    forgetLeftOvers();
    expect(offlineState.get().waiting).toBe(0);
    acceptSession({ ...ada, Token: 'next.token' });
    await countWaiting(draftScope(ada));
    expect(offlineState.get().waiting).toBe(1);
    forgetSession();
    await expect.poll(stores).not.toContain(WAITING);
    acceptSession(ada);
    expect(await texts()).toEqual([]);
  });

  it('ends with the sign-in of another person', async () => {
    await waitingStore.add(update('of Ada'));
    endSession();
    acceptSession({ ...ada, Token: 'b', Profile: { ...ada.Profile, Id: 8 } });
    await expect.poll(stores).not.toContain(WAITING);
  });

  it('of a person who has signed out is not stored', async () => {
    await waitingStore.add(update('sent'));
    const [sent] = await waitingStore.list(draftScope(ada));
    const late = waitingStore.add(update('late'));
    forgetSession();
    // The server's refusal comes after the sign-out, too.
    if (sent) await waitingStore.refuse(sent, 'The week is over.');
    await expect(late).rejects.toThrow('signed out');
    await expect.poll(stores).not.toContain(WAITING);
  });
});
