import { restoreSession } from '@bellwether/contract/accounts';
import { getProfile, saveProfile, setEmailPreference, setLocale } from '@bellwether/contract/people/profile';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { expect, test } from 'vitest';
import { startTestServer } from '../../../testing/test-server.ts';

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

test('language and dates are the person’s own, else the company’s, on screens, in mails and in files', async () => {
  const { ceo } = await server.buildTenant();
  const token = await server.signInAs(ceo);
  const set = (Locale: string | null) => server.call(setLocale, { token, body: { Locale } as never });
  const session = async () => (await server.call(restoreSession, { token })).body;
  const company = async (Locale: string) =>
    (await server.call(saveSettings, { token, body: { Settings: { Locale } } })).status;

  expect([(await session()).Profile.Locale, (await session()).Tenant.Locale]).toEqual([null, 'en-US']);
  expect((await set('en-GB')).body).toEqual({ Locale: 'en-GB' });
  expect([(await session()).Profile.Locale, (await session()).Tenant.Locale]).toEqual(['en-GB', 'en-US']);
  for (const wrong of ['de', 'en', '', 'undefined', 5]) {
    const answer = await set(wrong as string);
    expect([answer.status, answer.problem.errors?.[0]?.message]).toEqual([
      400,
      'Please choose one of en-US, en-GB, de-DE, fr-FR, es-ES.',
    ]);
  }
  expect((await set(null)).body).toEqual({ Locale: null });
  expect([await company('en-GB'), await company('de')]).toEqual([200, 400]);
  expect((await session()).Tenant.Locale).toBe('en-GB');

  const other = await server.buildTenant();
  const otherToken = await server.signInAs(other.ceo);
  const { Profile, Tenant } = (await server.call(restoreSession, { token: otherToken })).body;
  expect([Profile.Locale, Tenant.Locale]).toEqual([null, 'en-US']);
  expect((await server.call(setLocale, { body: { Locale: 'en-GB' } })).status).toBe(401);
});
