import { previewImport, startImport } from '@bellwether/contract/people/import';
import { moveReports, setManager } from '@bellwether/contract/people/manager';
import { getProfile, saveProfile, saveTimeZone, setLocale } from '@bellwether/contract/people/profile';
import { endScimToken, saveScim } from '@bellwether/contract/people/scim';
import { expect, test } from 'vitest';
import { fileOf, importHeading } from '../../../testing/import-calls.ts';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { oktaUser } from '../../../testing/scim-okta.ts';
import { startTestServer } from '../../../testing/test-server.ts';

import { runImport } from '../import/commands.run.ts';

const server = await startTestServer();
const { connect } = scimCalls(server);
const { patch, post, put, tenant, token } = await connect();
const manager = await server.buildPerson(tenant, { role: 'manager' });
const person = await server.buildPerson(tenant, { manager });
const given = { externalId: 'o-1', userName: person.email, givenName: 'Lena', familyName: 'Lock' };
const user = (more: object = {}) => oktaUser({ ...given, manager: String(manager.id), ...more });
const path = `/Users/${person.id}`;
const params = { id: person.id };
expect((await put(path, user())).status).toBe(200);

const profile = async (by = token) => (await server.call(getProfile, { token: by, params })).body;
const save = async (change: object) => {
  const { Name, JobTitle, Email } = await profile();
  return server.call(saveProfile, { token, params, body: { Name, JobTitle, Email, ...change } });
};

test('fields that the directory has set are told to editors, and nobody else', async () => {
  expect((await profile()).Locked).toEqual([
    'Name',
    'Email',
    'JobTitle',
    'PhoneNumber',
    'TimeZone',
    'Locale',
    'OrgUnit',
    'ExternalId',
    'Manager',
  ]);
  const stranger = await server.signInAs(await server.buildPerson(tenant));
  expect((await profile(stranger)).Locked).toEqual([]);
});

test('they are refused at the field, in every call that changes them, and others are saved', async () => {
  for (const change of [
    { Name: 'Else' },
    { JobTitle: 'Else' },
    { PhoneNumber: '1' },
    { TimeZone: 'Berlin' },
    { Email: 'else@demo.example' },
  ]) {
    const answer = await save(change);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, Object.keys(change)[0]]);
    expect(answer.problem.detail).toContain('directory');
  }
  expect((await save({ Biography: 'Born at sea.' })).status).toBe(200);
  const own = await server.signInAs(person);
  expect((await server.call(saveTimeZone, { token: own, body: { TimeZone: 'Europe/Berlin' } })).status).toBe(
    400,
  );
  expect((await server.call(setLocale, { token: own, body: { Locale: 'en-US' } })).status).toBe(400);
  const moved = await server.call(setManager, { token, params, body: { ManagerId: tenant.ceo.id } });
  expect([moved.status, moved.problem.code]).toEqual([409, 'from_directory']);
  expect((await profile()).Permissions.ChangeManager).toBe('from_directory');
});

test('neither a move of all reports nor a file of people changes what the directory has set', async () => {
  const ids = { params: { id: manager.id }, token };
  const refused = await server.call(moveReports, { ...ids, body: { ManagerId: tenant.ceo.id } });
  expect([refused.status, refused.problem.code]).toEqual([409, 'from_directory']);
  const other = await server.buildPerson(tenant, { manager });
  const moved = await server.call(moveReports, { ...ids, body: { ManagerId: tenant.ceo.id } });
  expect([moved.status, moved.body.Count]).toEqual([200, 1]);
  expect(await profile()).toMatchObject({ Manager: manager.id });
  const line = (who: { email: string }, name: string) => `,${name},${who.email},Filed,${tenant.ceo.email},,,`;
  const file = fileOf([importHeading, line(person, 'Filed Name'), line(other, other.name)]);
  const preview = await server.call(previewImport, { token, file });
  expect(preview.body).toMatchObject({ Changed: 1, Unchanged: 1, FaultCount: 0, WarningCount: 3 });
  expect(preview.body.Warnings.map(({ Column }) => Column)).toEqual(['Name', 'JobTitle', 'ManagerEmail']);
  await server.call(startImport, { token, body: { Id: preview.body.Id } });
  await runImport(server.context, { tenantId: tenant.id, importId: preview.body.Id });
  expect(await profile()).toMatchObject({ Name: 'Lena Lock', JobTitle: 'Sailor', Manager: manager.id });
});

test('a field that an admin opens is the company’s: it is saved, and the directory leaves it', async () => {
  await server.call(saveScim, { token, body: { OpenFields: ['JobTitle', 'Manager'] } });
  expect((await save({ JobTitle: 'Captain' })).status).toBe(200);
  const moved = await server.call(setManager, { token, params, body: { ManagerId: tenant.ceo.id } });
  expect(moved.status).toBe(200);
  await patch(path, { Operations: [{ op: 'replace', path: 'displayName', value: 'Lena Changed' }] });
  expect((await put(path, user({ familyName: 'Again' }))).status).toBe(200);
  expect(await profile()).toMatchObject({ Name: 'Lena Again', JobTitle: 'Captain', Manager: tenant.ceo.id });
  const fresh = await post('/Users', oktaUser({ ...given, externalId: 'o-2', userName: 'new@demo.example' }));
  expect(fresh.body.title).toBe('Sailor');
  await server.call(saveScim, { token, body: { OpenFields: [] } });
});

test('what the directory does not send stays open, and switching it off opens everything', async () => {
  const { userName, externalId } = given;
  await put(path, { userName, externalId, displayName: 'Lena Lock' });
  expect((await profile()).Locked).toEqual(['Name', 'Email']);
  expect((await save({ PhoneNumber: '12', JobTitle: 'Mate' })).status).toBe(200);
  expect((await server.call(endScimToken, { token })).status).toBe(200);
  expect((await profile()).Locked).toEqual([]);
  expect((await save({ Name: 'Free', JobTitle: 'Mate' })).status).toBe(200);
});
