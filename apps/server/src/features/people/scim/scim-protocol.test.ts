import { listHappenings } from '@bellwether/contract/connections/happenings';
import { endpoints } from '@bellwether/contract/endpoints';
import { endScimToken, getScim, makeScimToken, saveScim } from '@bellwether/contract/people/scim';
import { describe, expect, test } from 'vitest';
import { mintApiToken } from '../../../platform/session/api-token.ts';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { oktaUser } from '../../../testing/scim-okta.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const { connect, makeToken, withSecret } = scimCalls(server);
const directory = await connect();
const { get, post, patch, tenant } = directory;
const filtered = (filter: string, kind = 'Users') => get(`/${kind}?filter=${encodeURIComponent(filter)}`);
const names = (body: { Resources: { userName: string }[] }) => body.Resources.map(({ userName }) => userName);
const user = (name: string) =>
  oktaUser({
    externalId: `x-${name}`,
    userName: `${name}@demo.example`,
    givenName: name,
    familyName: 'Test',
  });

describe('what the server can do', () => {
  test('is described', async () => {
    const config = (await get('/ServiceProviderConfig')).body;
    expect(config).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      sort: { supported: false },
      etag: { supported: true },
    });
    expect((await get('/ResourceTypes')).body.Resources.map(({ id }: { id: string }) => id)).toEqual([
      'User',
      'Group',
    ]);
    expect((await get('/Schemas')).body.totalResults).toBe(3);
    const schema = 'urn:ietf:params:scim:schemas:core:2.0:User';
    expect((await get(`/Schemas/${schema}`)).body.id).toBe(schema);
    expect((await get('/Schemas/nothing')).status).toBe(404);
    expect((await get('/Bulk')).body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '404',
      detail: 'This was not found.',
    });
  });
});

describe('filters and pages', () => {
  test('eq on the listed attributes, joined by and', async () => {
    const { body } = await post('/Users', user('Fiona'));
    for (const filter of [
      'userName eq "fiona@demo.example"',
      'USERNAME EQ "Fiona@demo.example"',
      'externalId eq "x-Fiona"',
      'emails eq "fiona@demo.example"',
      'emails.value eq "Fiona@DEMO.example"',
      'emails[type eq "work"].value eq "fiona@demo.example"',
      'emails[type eq "work" and value eq "fiona@demo.example"]',
      `id eq "${body.id}" and active eq true`,
      `id eq "${body.id}" and active eq "True"`,
      'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "fiona@demo.example"',
    ])
      expect([filter, names((await filtered(filter)).body)]).toEqual([filter, ['Fiona@demo.example']]);
    for (const filter of [`id eq "${body.id}" and active eq false`, 'externalId eq "X-FIONA"', 'id eq "x"'])
      expect([filter, (await filtered(filter)).body.totalResults]).toEqual([filter, 0]);
  });

  test('a filter is no oracle: others are 400 invalidFilter', async () => {
    for (const filter of [
      'userName sw "f"',
      'userName co "f"',
      'userName pr',
      'title eq "Sailor"',
      'password eq "x"',
      'phoneNumbers.value eq "555 0100"',
      'userName eq "a" or userName eq "b"',
      'not (userName eq "a")',
      'externalId gt "a"',
      'active eq "perhaps"',
      'userName eq null',
      'userName eq',
      '',
      `${'('.repeat(900)}`,
      `userName eq "${'x'.repeat(2_000)}"`,
    ]) {
      const answer = await filtered(filter);
      expect([filter.slice(0, 40), answer.status, answer.body.scimType]).toEqual([
        filter.slice(0, 40),
        400,
        'invalidFilter',
      ]);
    }
    expect((await filtered('members.display eq "x"', 'Groups')).body.scimType).toBe('invalidFilter');
  });

  test('pages by startIndex and count, at most 200', async () => {
    await post('/Users', user('Gerda'));
    const all = (await get('/Users')).body;
    const first = (await get('/Users?startIndex=1&count=1')).body;
    const second = (await get('/Users?startIndex=2&count=1')).body;
    expect([first.totalResults, first.itemsPerPage, second.startIndex]).toEqual([all.totalResults, 1, 2]);
    expect([...names(first), ...names(second)]).toEqual(names(all).slice(0, 2));
    expect((await get('/Users?count=0')).body).toMatchObject({
      totalResults: all.totalResults,
      itemsPerPage: 0,
    });
    expect((await get('/Users?startIndex=0&count=-1')).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
    });
    expect((await get('/Users?startIndex=9999')).body).toMatchObject({
      totalResults: all.totalResults,
      Resources: [],
    });
    expect((await get('/Users?count=1000')).status).toBe(200);
    expect((await get('/Users?count=many')).body.scimType).toBe('invalidValue');
    const few = (await get('/Users?attributes=userName&count=1')).body.Resources[0];
    expect(Object.keys(few).sort()).toEqual(['id', 'meta', 'schemas', 'userName']);
  });
});

describe('bad bodies', () => {
  test('are refused in the protocol’s shape, and pollute nothing', async () => {
    const { body } = await post('/Users', user('Harald'));
    const cases = [
      [await post('/Users', { displayName: 'No Name' }), 400, 'invalidValue'],
      [await post('/Users', { userName: 'no address' }), 400, 'invalidValue'],
      [await post('/Users', { userName: `${'x'.repeat(300)}@demo.example` }), 400, 'invalidValue'],
      [await post('/Users', { userName: 'a@demo.example', title: 'x'.repeat(300) }), 400, 'invalidValue'],
      [await post('/Users', []), 400, 'invalidSyntax'],
      [await post('/Users', user('Harald')), 409, 'uniqueness'],
      [await patch(`/Users/${body.id}`, {}), 400, 'invalidSyntax'],
      [
        await patch(`/Users/${body.id}`, { Operations: [{ op: 'move', path: 'title' }] }),
        400,
        'invalidSyntax',
      ],
      [await patch(`/Users/${body.id}`, { Operations: [{ op: 'remove' }] }), 400, 'invalidSyntax'],
      [
        await patch(`/Users/${body.id}`, { Operations: [{ op: 'add', path: 'emails[', value: 1 }] }),
        400,
        'invalidPath',
      ],
      [
        await patch(`/Users/${body.id}`, {
          Operations: [{ op: 'add', path: '__proto__.polluted', value: 'x' }],
        }),
        400,
        'invalidPath',
      ],
      [
        await patch(`/Users/${body.id}`, {
          Operations: [{ op: 'replace', path: 'emails[value co "x"].value', value: 'x' }],
        }),
        400,
        'invalidPath',
      ],
    ] as const;
    for (const [answer, status, scimType] of cases)
      expect([answer.status, answer.body.status, answer.body.scimType, answer.body.schemas]).toEqual([
        status,
        String(status),
        scimType,
        ['urn:ietf:params:scim:api:messages:2.0:Error'],
      ]);
    for (const path of [
      'constructor.prototype',
      'constructor',
      'prototype.x',
      'title.__proto__',
      'name.constructor',
    ])
      await patch(`/Users/${body.id}`, { Operations: [{ op: 'add', path, value: { polluted: 'x' } }] });
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    const raw = await server.send({
      method: 'POST',
      url: '/api/scim/v2/Users',
      headers: { authorization: `Bearer ${directory.secret}`, 'content-type': 'application/json' },
      payload: '{"userName":',
    });
    expect([raw.statusCode, raw.json().scimType]).toEqual([400, 'invalidSyntax']);
  });
});

describe('the token', () => {
  test('is made by org admins and the ceo with a fresh proof, shown once and stored as a hash', async () => {
    const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
    const plain = await server.signInAs(
      await server.buildPerson(tenant, { role: 'manager', flags: ['isHrAdmin'] }),
    );
    for (const call of [getScim, makeScimToken, endScimToken])
      expect((await server.call(call, { token: plain })).status).toBe(403);
    expect((await server.call(saveScim, { token: plain, body: { TakesOver: true } })).status).toBe(403);
    const session = await server.signInAs(admin);
    const made = await server.call(makeScimToken, { token: session });
    expect(made.body.Token).toMatch(new RegExp(`^bw_s_${tenant.id}_`));
    expect(made.body.Base).toBe('http://localhost:3000/api/scim/v2'.replace('//', `//${tenant.subdomain}.`));
    const stored = await server.owner.query('select * from scim_token');
    expect(JSON.stringify(stored.rows)).not.toContain(made.body.Token.slice(10));
    expect(JSON.stringify((await server.call(getScim, { token: session })).body)).not.toContain('bw_s_');
    server.clock.advance(16 * 60_000);
    for (const answer of [
      await server.call(makeScimToken, { token: session }),
      await server.call(saveScim, { token: session, body: { TakesOver: true } }),
    ])
      expect([answer.status, answer.problem.code]).toEqual([409, 'password_needed']);
  });

  test('is rolled with an overlap of a day, survives its admin, and ends at once when it is switched off', async () => {
    const company = await server.buildTenant();
    const admin = await server.buildPerson(company, { flags: ['isOrgAdmin'] });
    const ceo = await server.signInAs(company.ceo);
    const first = withSecret(await makeToken(admin));
    const second = withSecret(await makeToken(company.ceo));
    await second.patch(`/Users/${company.ceo.id}`, { Operations: [] });
    await server.buildPerson(company, { flags: ['isOrgAdmin'] });
    expect((await second.remove(`/Users/${admin.id}`)).status).toBe(204);
    expect((await first.get('/Users')).status).toBe(200);
    expect((await server.call(getScim, { token: ceo })).body.Tokens).toHaveLength(2);
    server.clock.advance(24 * 3_600_000 - 1);
    expect((await first.get('/Users')).status).toBe(200);
    server.clock.advance(1);
    const late = await first.get('/Users');
    expect([late.status, late.body.status]).toEqual([401, '401']);
    expect((await second.get('/Users')).status).toBe(200);
    const off = await server.call(endScimToken, { token: await server.signInAs(company.ceo) });
    expect(off.body.Tokens).toEqual([]);
    expect((await second.get('/Users')).status).toBe(401);
  });

  test('of another company reads and writes nothing here', async () => {
    const [own, other] = [await connect(), await connect()];
    const { status, body } = await own.post('/Users', user('Ingrid'));
    expect(status).toBe(201);
    expect((await other.get(`/Users/${body.id}`)).status).toBe(404);
    expect((await other.put(`/Users/${body.id}`, user('Ingrid'))).status).toBe(404);
    expect((await other.remove(`/Users/${body.id}`)).status).toBe(404);
    expect(
      (await other.get(`/Users?filter=${encodeURIComponent(`id eq "${body.id}"`)}`)).body.totalResults,
    ).toBe(0);
    const made = await other.post('/Users', {
      ...user('Ingo'),
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { manager: { value: body.id } },
    });
    const { rows } = await server.owner.query(
      'select manager_id from person where tenant_id = $1 and id = $2',
      [other.tenant.id, Number(made.body.id)],
    );
    expect(rows).toEqual([{ manager_id: null }]);
    const host = `${other.tenant.subdomain}.example.com`;
    const named = await startTestServer({ beside: server, env: { PUBLIC_URL: 'https://example.com' } });
    const answer = await named.send({
      method: 'GET',
      url: '/api/scim/v2/Users',
      headers: { authorization: `Bearer ${own.secret}`, host },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('opens no other call, and no other credential opens SCIM', async () => {
    const own = await connect();
    for (const { method, path, who } of endpoints) {
      if (who === 'anyone') continue;
      const answer = await server.send({
        method,
        url: `/api${path.replace(/\{\w+\}/g, '1')}`,
        headers: { authorization: `Bearer ${own.secret}` },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      });
      expect([path, answer.statusCode]).toEqual([path, 403]);
    }
    const session = own.token;
    // Well formed, of this company, and never made here.
    const invented = mintApiToken(own.tenant.id, 's').token;
    const others = [session, `Bearer ${own.secret}x`, 'Bearer bw_s_1_x', `Bearer ${invented}`];
    for (const authorization of [undefined, ...others]) {
      const answer = await server.send({
        method: 'GET',
        url: '/api/scim/v2/Users',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(answer.json()).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] });
      expect([401, 403]).toContain(answer.statusCode);
    }
  });
});

test('the log tells what was done and what was refused, with the reason', async () => {
  const company = await connect();
  await company.post('/Users', user('Jane'));
  await company.post('/Users', user('Jane'));
  await company.get(`/Users/${999_999}`);
  const { body } = await server.call(listHappenings, {
    token: company.token,
    params: { connection: 'scim' },
  });
  expect(body.data.map(({ IsOk, Code, Values }) => [IsOk, Code, Values])).toEqual([
    [
      false,
      'refused',
      { what: 'POST /Users', who: 'Jane@demo.example', reason: expect.stringContaining('Jane Test') },
    ],
    [true, 'user_added', { name: 'Jane Test' }],
  ]);
});

describe('people who are here already', () => {
  test('are 409 uniqueness, or taken over if the admins allow it', async () => {
    const company = await connect();
    const person = await server.buildPerson(company.tenant);
    const body = { userName: person.email, displayName: 'Taken Over', externalId: 'y-1' };
    const refused = await company.post('/Users', body);
    expect([refused.status, refused.body.scimType, refused.body.detail]).toEqual([
      409,
      'uniqueness',
      expect.stringContaining('Connections'),
    ]);
    await server.call(saveScim, { token: company.token, body: { TakesOver: true } });
    const taken = await company.post('/Users', body);
    expect([taken.status, taken.body.id, taken.body.displayName]).toEqual([
      201,
      String(person.id),
      'Taken Over',
    ]);
    expect((await company.post('/Users', body)).body.scimType).toBe('uniqueness');
    expect((await server.call(getScim, { token: company.token })).body).toMatchObject({
      TakesOver: true,
      People: 1,
    });
  });

  test('an address of somebody with rights is not changed, and another one waits for its confirmation', async () => {
    const company = await connect();
    const path = `/Users/${company.tenant.ceo.id}`;
    const change = {
      Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'mine@evil.example' }],
    };
    const refused = await company.patch(path, change);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('administrative rights'),
    ]);
    const person = await server.buildPerson(company.tenant);
    expect((await company.patch(`/Users/${person.id}`, change)).status).toBe(200);
    const { rows } = await server.owner.query('select email, unconfirmed_email from person where id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ email: person.email, unconfirmed_email: 'mine@evil.example' }]);
  });
});

test('a request costs the same number of statements whatever the size of the company', async () => {
  const company = await connect();
  const make = (name: string) => () => company.post('/Users', user(name));
  await make('Warm')();
  const few = await server.countStatements(make('Few'));
  for (let at = 0; at < 20; at += 1) await make(`More${at}`)();
  const many = await server.countStatements(make('Many'));
  expect(many.tables.length).toBeLessThanOrEqual(few.tables.length);
  const page = await server.countStatements(() => company.get('/Users?count=200'));
  expect(page.tables.length).toBeLessThanOrEqual(4);
});

test('characters that nobody can see, deep values and huge resources do no harm', async () => {
  const company = await connect();
  const odd = await company.post('/Users', {
    userName: 'odd\u0000@demo.example',
    displayName: 'O\u0000dd \ud800One',
    title: { deep: [{ deep: 'x' }] },
    name: { familyName: { deep: true }, givenName: 'Odd' },
    emails: 'odd@demo.example',
  });
  expect([odd.status, odd.body.displayName, odd.body.title]).toEqual([201, 'Odd One', undefined]);
  expect(
    (await company.get(`/Users?filter=${encodeURIComponent('userName eq "a\\u0000b"')}`)).body.totalResults,
  ).toBe(0);
  expect((await company.post('/Groups', { displayName: 'G\u0000' })).status).toBe(201);
  const huge = Array.from({ length: 800 }, (_, at) => ({ value: `x${at}@demo.example`, type: 'other' }));
  const answer = await company.post('/Users', { userName: 'huge@demo.example', emails: huge });
  expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidValue']);
});
