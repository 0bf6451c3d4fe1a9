import { getDashboard, listCompliancePeople } from '@bellwether/contract/dashboard';
import { describe, expect, test } from 'vitest';
import { asPerson } from '../../platform/session/gate.ts';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { writeCursor } from './queries.cursor.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const now = server.clock.now();
const day = 86_400_000;

/** A cursor with a seal that fits: it is no secret, so that anybody can make one of any numbers. */
function sealed(question: string, numbers: readonly number[]): Promise<string> {
  const request = { tenantId: company.tenantId, personId: company.people.ceo.id, now, requestId: 'test' };
  return asPerson(server.context, request, async (scope) => writeCursor(scope, question, numbers));
}

const refusal = {
  status: 400,
  detail: 'This page is no longer there. Please start from the first one.',
};

describe('a cursor that somebody made up is refused like a damaged one', () => {
  test.each([
    ['a quarter beyond the column', [now, 999_999_999_999_999, 1, 1]],
    ['a place beyond the column', [now, 1, 2_147_483_648, 1]],
    ['an id beyond the column', [now, 1, 1, 2_147_483_648]],
    ['fewer numbers than a page ends with', [now, 1]],
    ['more numbers', [now, 1, 1, 1, 1]],
    ['an instant to come', [now + 1, 1, 1, 1]],
  ])('reminders: %s', async (_what, numbers) => {
    const after = await sealed('reminders', numbers);
    const { problem } = await company.call('ceo', getDashboard, { query: { after } });
    expect(problem).toMatchObject({ ...refusal, errors: [{ path: 'after' }] });
  });

  test.each([
    ['an id beyond the column', [now, 2_147_483_648]],
    ['fewer numbers than a page ends with', [now]],
    ['more numbers', [now, 1, 1]],
    ['an instant before the company', [now - 3_000 * day, 1]],
    ['the beginning of time', [0, 1]],
  ])('compliance: %s', async (_what, numbers) => {
    const Cursor = await sealed('3.goals.open', numbers);
    const params = { scope: 3, figure: 'goals', answer: 'open' };
    const { problem } = await company.call('ceo', listCompliancePeople, { params, query: { Cursor } });
    expect(problem).toMatchObject({ ...refusal, errors: [{ path: 'Cursor' }] });
  });

  test('the cursor of one question is none of another, and that of one person none of another', async () => {
    const Cursor = await sealed('3.goals.open', [now, 1]);
    const ask = (who: 'ceo' | 'lead', figure: string) =>
      company.call(who, listCompliancePeople, {
        params: { scope: 3, figure, answer: 'open' },
        query: { Cursor },
      });
    expect((await ask('ceo', 'goals')).status).toBe(200);
    expect((await ask('ceo', 'lastgoals')).problem).toMatchObject(refusal);
    expect((await ask('lead', 'goals')).problem).toMatchObject(refusal);
  });
});
