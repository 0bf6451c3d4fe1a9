import { getProfile, saveProfile, setEmailPreference } from '@bellwether/contract/people/profile';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

test('the mail switch is the person’s own, and an open form beside it is not stale', async () => {
  const { ceo } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  const read = async () => (await server.call(getProfile, { token, params: { id: ceo.id } })).body;
  const set = (flag: string) => server.call(setEmailPreference, { token, params: { flag } });
  const before = await read();
  for (const [flag, isOn] of [
    ['0', false],
    ['false', false],
    ['true', true],
    ['1', true],
    ['0', false],
  ] as const) {
    const answer = await set(flag);
    expect([answer.status, answer.body]).toEqual([200, { EmailPreference: isOn }]);
    expect((await read()).EmailPreference).toBe(isOn);
  }
  for (const flag of ['2', 'off', 'TRUE']) expect((await set(flag)).status, flag).toBe(400);
  const { Name, JobTitle, Email, UpdatedAt } = before;
  const body = { Name: `${Name} B`, JobTitle, Email, UpdatedAt };
  expect((await server.call(saveProfile, { token, params: { id: ceo.id }, body })).status).toBe(200);
  const events = await server.owner.query(
    "select detail from event where kind = 'person.email_preference_changed'",
  );
  expect(events.rows.length).toBeLessThanOrEqual(3);
});
