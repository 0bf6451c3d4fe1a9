import { ProblemError, secondStepNeededType } from '@bellwether/contract/problem';
import { describe, expect, test, vi } from 'vitest';
import { sendWaiting, type WaitingPlace } from './send-waiting.ts';
import type { WaitingUpdate } from './waiting-update.ts';

const now = Date.parse('2026-11-18T15:00:00Z');
const update = (id: number, at = now): WaitingUpdate => ({
  id,
  scope: '1.7',
  key: `key-${id}`,
  name: 'addComment',
  body: { Id: 1, Type: 'GoalStatus', Comment: `Comment ${id}` },
  about: { goalId: 12, title: 'Cut delivery to four days' },
  at,
});

function placeOf(updates: WaitingUpdate[]): WaitingPlace {
  return {
    list: async () => [...updates],
    async remove(id) {
      updates.splice(
        updates.findIndex((each) => each.id === id),
        1,
      );
    },
    async refuse({ id }, refusal) {
      const at = updates.findIndex((each) => each.id === id);
      const found = updates[at];
      if (found) updates[at] = { ...found, refusal };
    },
  };
}

const failing = (status: number, code = 'x', type = 'about:blank') =>
  new ProblemError({ status, code, type, detail: `Sentence of ${status}.` });

/** Sends three updates, of which the second fails. */
async function sendThree(error: Error, goesOn = () => true) {
  const updates = [update(1), update(2), update(3)];
  const sent: number[] = [];
  const send = vi.fn(async ({ id }: WaitingUpdate) => {
    if (id === 2) throw error;
    sent.push(id);
  });
  const result = await sendWaiting({
    place: placeOf(updates),
    scope: '1.7',
    send,
    goesOn,
    now: () => now,
    tooOld: 'Too old.',
  });
  return { updates, sent, result };
}

describe('sending', () => {
  test.each([0, 401, 408, 425, 429, 500, 502, 503, 504])(
    'stops at %i, so that the order is kept, and nothing is lost',
    async (status) => {
      const { updates, sent, result } = await sendThree(failing(status));
      expect(sent).toEqual([1]);
      expect(updates.map(({ id, refusal }) => [id, refusal])).toEqual([
        [2, undefined],
        [3, undefined],
      ]);
      expect(result).toEqual({ sent: 1, isLeft: true });
    },
  );

  test.each([400, 403, 404, 409, 410, 413])(
    'keeps what %i refuses, with the sentence, and goes on',
    async (status) => {
      const { updates, sent, result } = await sendThree(failing(status));
      expect(sent).toEqual([1, 3]);
      expect(updates).toEqual([{ ...update(2), refusal: `Sentence of ${status}.` }]);
      expect(result).toEqual({ sent: 2, isLeft: false });
    },
  );

  test('counts a repeat that the server knows as sent', async () => {
    const { updates, result } = await sendThree(failing(409, 'already_done'));
    expect(updates).toEqual([]);
    expect(result).toEqual({ sent: 3, isLeft: false });
  });

  test('waits while a second step must be set up', async () => {
    const { updates } = await sendThree(failing(403, 'second_step_needed', secondStepNeededType));
    expect(updates.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('ends with a sign-out', async () => {
    const { sent, updates } = await sendThree(failing(500), () => false);
    expect([sent, updates.length]).toEqual([[], 3]);
  });

  test('leaves out what was refused before, and does not send what the server may no longer know', async () => {
    const updates = [{ ...update(1), refusal: 'Refused.' }, update(2, now - 29 * 86_400_000)];
    const send = vi.fn();
    await sendWaiting({
      place: placeOf(updates),
      scope: '1.7',
      send,
      goesOn: () => true,
      now: () => now,
      tooOld: 'Too old.',
    });
    expect(send).not.toHaveBeenCalled();
    expect(updates.map(({ refusal }) => refusal)).toEqual(['Refused.', 'Too old.']);
  });
});
