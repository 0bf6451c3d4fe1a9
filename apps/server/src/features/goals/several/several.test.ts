import { listFollowedGoals } from '@bellwether/contract/goals/ownership';
import { actOnGoals } from '@bellwether/contract/goals/several';
import { carryOverReasonSentences, severalReasonSentences } from '@bellwether/domain/goals/messages';
import type { SeveralGoalAct } from '@bellwether/domain/goals/several';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-10-20T15:00:00Z' });
const company = await buildGoalCompany(server);
const notified = new Notified(company);
const goals = new Map<string, number>();
const idsOf = (titles: readonly string[]) => titles.map((title) => goals.get(title) ?? 999_999);
const titleOf = (id: number) => [...goals].find(([, each]) => each === id)?.[0] ?? 'absent';

const many = Array.from({ length: 11 }, (_, at) => `many ${at}`);

beforeAll(async () => {
  for (const [title, who, IsPrivate] of [
    ['first', 'member', false],
    ['second', 'member', false],
    ['peers', 'peer', false],
    ['leads', 'lead', false],
    ['outside', 'outsider', false],
    ['private', 'outsider', true],
    ['foreign', 'foreigner', false],
  ] as const) {
    const info =
      who === 'foreigner' ? undefined : await company.makeApproved(who, { Title: title, IsPrivate });
    if (info) goals.set(title, info.Goal.Id);
  }
  for (const title of many)
    goals.set(title, (await company.makeApproved('outsider', { Title: title })).Goal.Id);
  goals.set('draft', (await company.make('member', { Title: 'draft' })).Goal.Id);
});

async function act(who: CastName, Act: SeveralGoalAct, titles: readonly string[]) {
  const { Done, Refused } = await company.must(who, actOnGoals, { body: { Ids: idsOf(titles), Act } });
  return {
    done: Done.map(titleOf),
    refused: Object.fromEntries(Refused.map(({ Id, Reason }) => [titleOf(Id), Reason])),
  };
}

describe('several goals at once', () => {
  const followed = async () =>
    (await company.must('peer', listFollowedGoals, {})).data.map(({ Title }) => Title).toSorted();

  test('each is followed with the rights of the single act, and taken back', async () => {
    const asked = ['first', 'second', 'private', 'foreign', 'draft'];
    const first = await act('peer', 'follow', asked);
    expect(first.done).toEqual(['first', 'second']);
    expect(new Set(Object.keys(first.refused))).toEqual(new Set(['private', 'absent', 'draft']));
    expect(await followed()).toEqual(['first', 'second']);
    expect(await company.events(goals.get('first') ?? 0)).toContain('goal.followed');
    const again = await act('peer', 'follow', ['second', 'leads']);
    expect(again).toEqual({ done: ['leads'], refused: { second: severalReasonSentences.followed } });
    expect((await act('peer', 'unfollow', ['leads', 'outside'])).refused).toEqual({
      outside: severalReasonSentences.not_followed,
    });
    expect(await followed()).toEqual(['first', 'second']);
  });

  test('owners are reminded once, by their own managers, the ceo and org admins', async () => {
    await company.goTo('2026-11-18T15:00:00Z');
    const asked = ['first', 'second', 'peers', 'leads', 'outside', 'draft'];
    expect((await act('peer', 'remind', asked)).done).toEqual([]);
    let reply: Awaited<ReturnType<typeof act>> | undefined;
    const told = await notified.after(async () => {
      reply = await act('lead', 'remind', asked);
    });
    expect(reply).toEqual({
      done: ['first', 'second', 'peers'],
      refused: {
        leads: severalReasonSentences.own,
        outside: severalReasonSentences.not_yours,
        draft: severalReasonSentences.nothing_owed,
      },
    });
    expect(Object.fromEntries(Object.entries(told).map(([who, all]) => [who, all?.length]))).toEqual({
      member: 1,
      peer: 1,
    });
    expect(await act('orgAdmin', 'remind', ['first', 'outside'])).toEqual({
      done: ['outside'],
      refused: { first: severalReasonSentences.today },
    });
  });

  test('own goals of the offered quarter are carried over, once', async () => {
    await company.goTo('2026-12-28T15:00:00Z');
    expect(await act('member', 'carry_over', ['first', 'peers', 'second'])).toMatchObject({
      done: ['first', 'second'],
      refused: { peers: expect.any(String) },
    });
    expect((await act('member', 'carry_over', ['first'])).refused).toEqual({
      first: carryOverReasonSentences.already_carried,
    });
    expect((await act('observer', 'carry_over', ['first'])).done).toEqual([]);
  });

  test.each([
    ['remind', 'otherLead'],
    ['follow', 'peer'],
    ['unfollow', 'peer'],
    ['carry_over', 'outsider'],
  ] as const)('nine goals take no more statements than two: %s', async (Act, who) => {
    const count = async (titles: readonly string[]) => {
      const { tables, result } = await server.countStatements(() => act(who, Act, titles));
      expect(result).toEqual({ done: titles, refused: {} });
      return tables.length;
    };
    const [first = '', second = '', ...rest] = many;
    const few = await count([first, second]);
    // Another day, so that the same owner is reminded again.
    if (Act === 'remind') await company.goTo('2026-12-29T15:00:00Z');
    expect(await count(rest)).toBeLessThanOrEqual(few);
  });

  test('is refused without a session, without goals, for too many and for an unknown act', async () => {
    const status = async (who: CastName | null, body: object) =>
      (await company.call(who, actOnGoals, { body })).status;
    const Ids = idsOf(['first']);
    expect(await status(null, { Ids, Act: 'follow' })).toBe(401);
    expect(await status('member', { Ids: [], Act: 'follow' })).toBe(400);
    expect(
      await status('member', { Ids: Array.from({ length: 101 }, (_, at) => at + 1), Act: 'follow' }),
    ).toBe(400);
    expect(await status('member', { Ids, Act: 'delete' })).toBe(400);
  });
});
