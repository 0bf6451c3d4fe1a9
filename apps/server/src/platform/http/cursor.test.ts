import { getDashboard, listCompliancePeople } from '@bellwether/contract/dashboard';
import { listGoals } from '@bellwether/contract/goals/reading';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { asPerson } from '../session/gate.ts';
import { anyId, writeCursor } from './cursor.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const now = server.clock.now();
const day = 86_400_000;

/** Returns a cursor with a valid seal for any values. Anybody can do so, because the seal is no secret. */
function sealed(question: string, [at = 0, ...numbers]: readonly number[], type?: string): Promise<string> {
  const request = { tenantId: company.tenantId, personId: company.people.ceo.id, now, requestId: 'test' };
  const named = <Each>(each: (number: number) => Each): Record<string, Each> =>
    Object.fromEntries(numbers.map((number, place) => [`number ${place}`, each(number)]));
  const words = type === undefined ? {} : { type: [type] };
  const ends = { path: '', numbers: named(() => anyId), words };
  return asPerson(server.context, request, async (scope) =>
    writeCursor(scope, question, ends, { at, ...named((number) => number), type } as never),
  );
}

const refusal = {
  status: 400,
  detail: 'This page is no longer there. Please start from the first one.',
};

const goals = async (who: CastName, numbers: readonly number[], filter: object = {}) =>
  company.call(who, listGoals, {
    body: { PageSize: 4, ...filter, Cursor: await sealed(JSON.stringify(filter), numbers) },
  });
/** The only list whose classes name quarters: the demands of all quarters. */
const everyQuarter: object = { NeedsReview: true, AnyPeriod: true };

describe('a forged cursor is refused like a damaged one', () => {
  test.each([
    ['a quarter beyond the column', [now, 999_999_999_999_999, 1, 1]],
    ['an urgency beyond the column', [now, 1, 2_147_483_648, 1]],
    ['an id beyond the column', [now, 1, 1, 2_147_483_648]],
    ['fewer numbers than a page ends with', [now, 1, 1]],
    ['more numbers', [now, 1, 1, 1, 1]],
    ['an instant to come', [now + 1, 1, 1, 1]],
    ['no type', [now, 1, 1, 1], null],
    ['a type of no reminder', [now, 1, 1, 1], 'praise'],
    ['a place in the list of types', [now, 1, 1, 1], '2'],
  ])('reminders: %s', async (_what, numbers, type: string | null = 'update') => {
    const after = await sealed('reminders', numbers, type ?? undefined);
    const { problem } = await company.call('ceo', getDashboard, { query: { after } });
    expect(problem).toMatchObject({ ...refusal, errors: [{ path: 'after' }] });
  });

  test.each([
    ['an id beyond the column', [now, 2_147_483_648]],
    ['fewer numbers than a page ends with', [now]],
    ['more numbers', [now, 1, 1]],
    ['an instant before the company', [now - 3_000 * day, 1]],
    ['the beginning of time', [0, 1]],
    ['an instant before that', [-1, 1]],
    ['a fraction', [now, 1e-7]],
    ['no number', [now, Number.NaN]],
    ['no instant', [Number.NaN, 1]],
  ])('compliance: %s', async (_what, numbers) => {
    const Cursor = await sealed('3.goals.open', numbers);
    const params = { scope: 3, figure: 'goals', answer: 'open' };
    const { problem } = await company.call('ceo', listCompliancePeople, { params, query: { Cursor } });
    expect(problem).toMatchObject({ ...refusal, errors: [{ path: 'Cursor' }] });
  });

  test.each([
    ['a class before the first', [now, 0, 1]],
    ['a class behind the last', [now, 7, 1]],
    ['a class behind the last quarter', [now, 1_000_001, 1], everyQuarter],
    ['an id beyond the column', [now, 1, 2_147_483_648]],
    ['an instant to come', [now + 1, 1, 1]],
  ])('goals: %s', async (_what, numbers, filter = {}) => {
    const { problem } = await goals('ceo', numbers, filter);
    expect(problem).toMatchObject({ ...refusal, errors: [{ path: 'Cursor' }] });
  });

  test('while a cursor that a page could return is accepted', async () => {
    const after = await sealed('reminders', [now, 1, 1, 1], 'update');
    expect((await company.call('ceo', getDashboard, { query: { after } })).status).toBe(200);
    expect((await goals('ceo', [now, 6, 2_147_483_647])).status).toBe(200);
    expect((await goals('ceo', [now, 81_046, 1], everyQuarter)).status).toBe(200);
    expect((await goals('lead', [now, 6, 2_147_483_647])).problem).toMatchObject(refusal);
  });

  test('a cursor is refused for another question and for another person', async () => {
    const Cursor = await sealed('3.goals.open', [now, 1]);
    const ask = (who: CastName, figure: string) =>
      company.call(who, listCompliancePeople, {
        params: { scope: 3, figure, answer: 'open' },
        query: { Cursor },
      });
    expect((await ask('ceo', 'goals')).status).toBe(200);
    expect((await ask('ceo', 'lastgoals')).problem).toMatchObject(refusal);
    expect((await ask('lead', 'goals')).problem).toMatchObject(refusal);
  });
});
