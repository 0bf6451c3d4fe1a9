import { saveScim } from '@bellwether/contract/people/scim';
import { activatePerson, deactivatePerson, freeEmail } from '@bellwether/contract/people/status';
import { expect, test } from 'vitest';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { entraPatches, entraUser } from '../../../testing/scim-entra.ts';
import { oktaPatches, oktaUser } from '../../../testing/scim-okta.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const { connect } = scimCalls(server);
const directory = await connect();
const { get, post, put, patch, remove, tenant } = directory;
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

let count = 0;
async function added(given: Partial<Parameters<typeof entraUser>[0]> = {}) {
  count += 1;
  const answer = await post(
    '/Users',
    entraUser({
      externalId: `guid-${count}`,
      userName: `Sailor${count}@demo.example`,
      givenName: `Sam${count}`,
      familyName: 'Sailor',
      ...given,
    }),
  );
  expect([answer.status, answer.body.detail]).toEqual([201, undefined]);
  return answer.body as { id: string; userName: string; meta: { version: string } };
}
const rowOf = async (id: string) =>
  (await server.owner.query('select * from person where tenant_id = $1 and id = $2', [tenant.id, Number(id)]))
    .rows[0];

test('a user of Entra is added as a person whom nobody mails, and is read with its version', async () => {
  const answer = await post(
    '/Users',
    entraUser({
      externalId: 'guid-ada',
      userName: 'Ada.Quill@demo.example',
      givenName: 'Ada',
      familyName: 'Quill',
      title: 'Navigator',
      department: 'Bridge',
      employeeNumber: 'E-1',
      timezone: 'Europe/Berlin',
    }),
  );
  expect(answer.status).toBe(201);
  expect(answer.headers.location).toBe(answer.body.meta.location);
  expect(answer.body).toMatchObject({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
    externalId: 'guid-ada',
    userName: 'Ada.Quill@demo.example',
    displayName: 'Ada Quill',
    active: true,
    title: 'Navigator',
    timezone: 'Europe/Berlin',
    emails: [{ value: 'Ada.Quill@demo.example', type: 'work', primary: true }],
    [enterprise]: { department: 'Bridge', employeeNumber: 'E-1' },
    groups: [],
  });
  expect(await rowOf(answer.body.id)).toMatchObject({
    name: 'Ada Quill',
    email: 'Ada.Quill@demo.example',
    job_title: 'Navigator',
    external_id: 'E-1',
    time_zone: 'Berlin',
    role_name: 'contributor',
    manager_id: null,
    invited_at: null,
  });
  const one = await get(`/Users/${answer.body.id}`);
  expect([one.status, one.headers.etag]).toEqual([200, answer.body.meta.version]);
  const known = await get(`/Users/${answer.body.id}`, undefined, {
    'if-none-match': String(one.headers.etag),
  });
  expect([known.status, known.body]).toEqual([304, undefined]);
  const mails = await server.owner.query('select count(*)::int as count from mail where tenant_id = $1', [
    tenant.id,
  ]);
  expect(mails.rows).toEqual([{ count: 0 }]);
});

test('patches of Entra in all their spellings', async () => {
  const { id } = await added();
  const updated = await patch(`/Users/${id}`, entraPatches.update);
  expect(updated.status).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    name: `Sam${count} Updated`,
    email: 'updated@demo.example',
    job_title: 'Navigator',
    phone: '+49 30 1234',
  });
  expect(updated.body[enterprise].department).toBe('Navigation');
  await patch(`/Users/${id}`, entraPatches.withoutPath);
  expect(await rowOf(id)).toMatchObject({ name: 'Adele Updated', external_id: '4711', job_title: 'Pilot' });
  const boss = await added();
  expect((await patch(`/Users/${id}`, entraPatches.manager(boss.id))).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ manager_id: Number(boss.id) });
  expect(await rowOf(boss.id)).toMatchObject({ role_name: 'manager' });
  expect((await patch(`/Users/${id}`, entraPatches.noManager)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ manager_id: null });
  const again = await patch(`/Users/${id}`, entraPatches.managerObject(boss.id));
  expect(again.body[enterprise].manager).toEqual({ value: boss.id, displayName: expect.any(String) });
  for (const [body, active] of [
    [entraPatches.disable, false],
    [entraPatches.enable, true],
    [entraPatches.disableStrict, false],
    [oktaPatches.activate, true],
    [oktaPatches.deactivate, false],
  ] as const) {
    const answer = await patch(`/Users/${id}`, body);
    expect([answer.status, answer.body.active]).toEqual([200, active]);
    expect((await rowOf(id)).deactivated_at === null).toBe(active);
  }
});

test('other spellings: any case of names, whole URNs, an empty value, and attributes that nobody knows', async () => {
  const { id } = await added();
  const operations = [
    { op: 'REPLACE', path: 'TITLE', value: 'Cook' },
    { op: 'add', path: 'urn:ietf:params:scim:schemas:core:2.0:User:timezone', value: 'Europe/Paris' },
    { op: 'replace', path: enterprise, value: { department: 'Galley' } },
    { op: 'replace', path: 'shoeSize', value: 44 },
    { op: 'replace', value: { password: 'secret', nickName: 'Sam' } },
    { op: 'add', path: 'emails[type eq "home"].value', value: 'home@demo.example' },
  ];
  expect((await patch(`/Users/${id}`, { Operations: operations })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ job_title: 'Cook', time_zone: 'Paris' });
  expect(
    (await patch(`/Users/${id}`, { operations: [{ op: 'replace', path: 'title', value: null }] })).status,
  ).toBe(200);
  expect(await rowOf(id)).toMatchObject({ job_title: '' });
  const stored = await server.owner.query('select resource::text from scim_user where person_id = $1', [
    Number(id),
  ]);
  expect(stored.rows[0].resource).not.toMatch(/secret|shoeSize|nickName/);
});

test('a user of Okta: created, replaced, deactivated and activated', async () => {
  const given = { externalId: '00u1', userName: 'olga@demo.example', givenName: 'Olga', familyName: 'Okta' };
  const made = await post('/Users', oktaUser(given));
  expect(made.status).toBe(201);
  expect(JSON.stringify(made.body)).not.toContain('1mz050nq');
  expect(await rowOf(made.body.id)).toMatchObject({
    name: 'Olga Okta',
    phone: '555 0100',
    time_zone: 'Pacific Time (US & Canada)',
    locale: 'en-GB',
    external_id: '00u1',
  });
  const replaced = await put(
    `/Users/${made.body.id}`,
    oktaUser({ ...given, familyName: 'Oktober' }, made.body.id),
  );
  expect([replaced.status, replaced.body.displayName]).toEqual([200, 'Olga Oktober']);
  const off = await put(`/Users/${made.body.id}`, oktaUser({ ...given, active: false }, made.body.id));
  expect([off.status, off.body.active]).toEqual([200, false]);
  expect((await patch(`/Users/${made.body.id}`, oktaPatches.activate)).body.active).toBe(true);
});

test('what is no longer sent is emptied, and what was never sent stays', async () => {
  const { id } = await added({ title: 'Mate' });
  await server.owner.query("update person set phone = '12' where id = $1", [Number(id)]);
  const { externalId, userName, displayName } = (await get(`/Users/${id}`)).body;
  expect((await put(`/Users/${id}`, { externalId, userName, displayName })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ job_title: '', phone: '12', deactivated_at: null });
});

test('a manager who has not arrived is kept, and joined when they arrive', async () => {
  const given = { givenName: 'Wanda', familyName: 'Waits' };
  const waiting = await post(
    '/Users',
    oktaUser({ ...given, externalId: '00w', userName: 'wanda@demo.example', manager: '00Boss' }),
  );
  expect([waiting.status, waiting.body[enterprise].manager]).toEqual([201, { value: '00boss' }]);
  expect(await rowOf(waiting.body.id)).toMatchObject({ manager_id: null });
  const boss = await post(
    '/Users',
    oktaUser({ ...given, externalId: '00Boss', userName: 'boss@demo.example' }),
  );
  expect(await rowOf(waiting.body.id)).toMatchObject({ manager_id: Number(boss.body.id) });
  expect(await rowOf(boss.body.id)).toMatchObject({ role_name: 'manager', org_unit: 'Deck' });
  expect((await get(`/Users/${waiting.body.id}`)).body[enterprise].manager.value).toBe(boss.body.id);
});

test('a circle of managers is 409', async () => {
  const [one, other] = [await added(), await added()];
  expect((await patch(`/Users/${one.id}`, entraPatches.manager(other.id))).status).toBe(200);
  const answer = await patch(`/Users/${other.id}`, entraPatches.manager(one.id));
  expect([answer.status, answer.body]).toEqual([
    409,
    {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '409',
      detail: expect.stringContaining('reports to this person'),
    },
  ]);
  const own = await patch(`/Users/${other.id}`, entraPatches.manager(other.id));
  expect(own.status).toBe(200);
  expect(await rowOf(other.id)).toMatchObject({ manager_id: null });
});

test('the ceo and the last org admin stay, in words', async () => {
  const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  // An observer with the flag administers nothing.
  await server.buildPerson(tenant, { role: 'observer', flags: ['isOrgAdmin'] });
  for (const [id, detail] of [
    [tenant.ceo.id, 'The CEO cannot be deactivated'],
    [admin.id, 'last org admin'],
  ] as const) {
    for (const answer of [
      await remove(`/Users/${id}`),
      await patch(`/Users/${id}`, entraPatches.disable),
      await patch(`/Users/${id}`, oktaPatches.deactivate),
    ])
      expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining(detail)]);
    expect(await rowOf(String(id))).toMatchObject({ deactivated_at: null });
  }
  await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  expect((await patch(`/Users/${admin.id}`, entraPatches.disable)).status).toBe(200);
});

test('DELETE deactivates, is not seen again, and a new POST returns the person', async () => {
  const { id, userName } = await added();
  expect((await remove(`/Users/${id}`)).status).toBe(204);
  expect((await rowOf(id)).deactivated_at).not.toBeNull();
  expect((await get(`/Users/${id}`)).status).toBe(404);
  expect(
    (await get(`/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)).body.totalResults,
  ).toBe(0);
  expect((await remove(`/Users/${id}`)).status).toBe(404);
  const again = await post('/Users', { userName, displayName: 'Sam Again' });
  expect([again.status, again.body.id]).toEqual([201, id]);
  expect(await rowOf(id)).toMatchObject({ name: 'Sam Again', deactivated_at: null });
});

test('an address that is given to a newcomer does not give them the account of who left (people.40)', async () => {
  const { id, userName } = await added({ externalId: 'left-a', employeeNumber: 'L-1' });
  expect((await remove(`/Users/${id}`)).status).toBe(204);
  const newcomer = { externalId: 'left-b', displayName: 'Nora New' };
  for (const by of [
    { userName },
    { userName: 'nora@demo.example', [enterprise]: { employeeNumber: 'L-1' } },
  ]) {
    const refused = await post('/Users', { ...by, ...newcomer });
    expect([refused.status, refused.body.scimType]).toEqual([409, 'uniqueness']);
    expect(refused.body.detail).toContain('Free the address');
  }
  expect((await rowOf(id)).deactivated_at).not.toBeNull();
  const admin = await server.signInAs(tenant.ceo);
  expect((await server.call(freeEmail, { token: admin, params: { id: Number(id) } })).status).toBe(200);
  const made = await post('/Users', { userName, ...newcomer });
  expect(made.status).toBe(201);
  expect(made.body.id).not.toBe(id);
});

test.each<[name: string, leaves: () => Promise<string>]>([
  [
    'deactivated by hand, whom the directory never knew',
    async () => {
      const person = await server.buildPerson(tenant);
      const params = { id: person.id };
      const token = await server.signInAs(tenant.ceo);
      expect((await server.call(deactivatePerson, { token, params })).status).toBe(200);
      return String(person.id);
    },
  ],
  [
    'deleted by the directory, which had never sent them',
    async () => {
      const person = await server.buildPerson(tenant);
      expect((await remove(`/Users/${person.id}`)).status).toBe(204);
      return String(person.id);
    },
  ],
  [
    'sent and deleted without an external id',
    async () => {
      const made = await post('/Users', { userName: 'nameless@demo.example', displayName: 'Nele Nameless' });
      expect((await remove(`/Users/${made.body.id}`)).status).toBe(204);
      return made.body.id;
    },
  ],
])('a newcomer does not get the account of somebody %s', async (_name, leaves) => {
  const id = await leaves();
  const { email, name } = await rowOf(id);
  count += 1;
  const newcomer = { userName: email, externalId: `newcomer-${count}`, displayName: 'Nora New' };
  const token = await server.signInAs(tenant.ceo);
  for (const TakesOver of [false, true]) {
    await server.call(saveScim, { token, body: { TakesOver } });
    const refused = await post('/Users', newcomer);
    expect([refused.status, refused.body.scimType, refused.body.detail]).toEqual([
      409,
      'uniqueness',
      expect.stringContaining('Free the address'),
    ]);
  }
  expect(await rowOf(id)).toMatchObject({ name, deactivated_at: expect.any(Number) });
  expect((await server.call(activatePerson, { token, params: { id: Number(id) } })).status).toBe(200);
  const taken = await post('/Users', newcomer);
  await server.call(saveScim, { token, body: { TakesOver: false } });
  expect([taken.status, taken.body.id]).toEqual([201, id]);
});

test('a directory that looks people up does not return somebody who left before it knew them', async () => {
  const person = await server.buildPerson(tenant);
  const token = await server.signInAs(tenant.ceo);
  await server.call(deactivatePerson, { token, params: { id: person.id } });
  const change = (value: object) =>
    patch(`/Users/${person.id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', value }],
    });
  const refused = await change({ active: true, displayName: 'Nora New' });
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Free the address')]);
  expect(await rowOf(String(person.id))).toMatchObject({
    name: person.name,
    deactivated_at: expect.any(Number),
  });
  // What it says of somebody who stays deactivated is kept for a return.
  expect((await change({ title: 'Clerk' })).status).toBe(200);
});

test('who left returns by the same external id, or after an admin activated them and lets the directory take over', async () => {
  const { id, userName } = await added({ externalId: 'same-a' });
  await remove(`/Users/${id}`);
  const same = await post('/Users', { userName, externalId: 'same-a', displayName: 'Sam Same' });
  expect([same.status, same.body.id]).toEqual([201, id]);
  await remove(`/Users/${id}`);
  const admin = await server.signInAs(tenant.ceo);
  expect((await server.call(activatePerson, { token: admin, params: { id: Number(id) } })).status).toBe(200);
  const again = { userName, externalId: 'same-b', displayName: 'Sam Same' };
  expect((await post('/Users', again)).status).toBe(409);
  await server.call(saveScim, { token: admin, body: { TakesOver: true } });
  const taken = await post('/Users', again);
  await server.call(saveScim, { token: admin, body: { TakesOver: false } });
  expect([taken.status, taken.body.id]).toEqual([201, id]);
});

test('deactivating ends sessions as a press does, and the events say by which way', async () => {
  const person = await server.buildPerson(tenant);
  const token = await server.signInAs(person);
  expect((await patch(`/Users/${person.id}`, entraPatches.disable)).status).toBe(200);
  const { rows } = await server.owner.query(
    "select kind, actor_id, via from event where subject_id = $1 and kind = 'person.deactivated'",
    [person.id],
  );
  expect(rows).toEqual([{ kind: 'person.deactivated', actor_id: tenant.ceo.id, via: 'SCIM' }]);
  expect(
    (await server.send({ method: 'GET', url: '/api/profile/1', headers: { authorization: token } }))
      .statusCode,
  ).toBe(401);
});

test('another version than the sent one is 412', async () => {
  const { id, meta } = await added();
  const body = { Operations: [{ op: 'replace', path: 'title', value: 'Mate' }] };
  expect((await patch(`/Users/${id}`, body, { 'if-match': meta.version })).status).toBe(200);
  const stale = await patch(`/Users/${id}`, body, { 'if-match': meta.version });
  expect([stale.status, stale.body.status]).toEqual([412, '412']);
  expect((await remove(`/Users/${id}`, undefined, { 'if-match': meta.version })).status).toBe(412);
  expect((await remove(`/Users/${id}`, undefined, { 'if-match': '*' })).status).toBe(204);
});
