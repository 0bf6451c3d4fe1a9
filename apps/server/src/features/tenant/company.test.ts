import { restoreSession } from '@bellwether/contract/accounts';
import { getTenant } from '@bellwether/contract/tenant';
import * as company from '@bellwether/contract/tenant.company';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import type { TestPerson } from '../../testing/factory.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const node = await startTestServer({ beside: server });
const tenant = await server.buildTenant({ name: 'Acme' });
const other = await server.buildTenant({ name: 'Umbrella' });
const { ceo } = tenant;
const orgAdmin = await server.buildPerson(tenant, { flags: ['isOrgAdmin', 'isHrAdmin'] });
const manager = await server.buildPerson(tenant, { role: 'manager' });
const observer = await server.buildPerson(tenant, { role: 'observer', flags: ['isOrgAdmin'] });
const others = [orgAdmin, manager, observer];

const tokens = new Map<number, string>();
beforeAll(async () => {
  for (const person of [ceo, other.ceo, ...others]) tokens.set(person.id, await server.signInAs(person));
});
const as = (person: TestPerson) => tokens.get(person.id) ?? '';
const sessionTenant = async (who = ceo, on = node) =>
  (await on.call(restoreSession, { token: as(who) })).body.Tenant;

const edit = (who: TestPerson, body: object) =>
  server.call(company.editTenant, { token: as(who), body: { Name: 'Acme', TimeZone: 'Berlin', ...body } });
const brand = (who: TestPerson, body: object) =>
  server.call(company.saveBranding, {
    token: as(who),
    body: { PrimaryColor: null, UseLightTextOnPrimary: true, ...body },
  });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });
const wide = new Uint8Array(await picture(900, 600).png().toBuffer());
const small = new Uint8Array(await picture(30, 20).png().toBuffer());
const upload = (who: TestPerson, kind: string, bytes = wide) =>
  server.call(company.uploadLogo, { token: as(who), params: { kind }, file: { bytes } });
const open = (url: string | null) => node.send({ method: 'GET', url: String(url) });

describe('name, site and zone', () => {
  test('can be changed by the ceo, at once on every node, with an event', async () => {
    const saved = await edit(ceo, { Name: ' Acme AG ', Url: 'acme.example/about', TimeZone: 'Tokyo' });
    expect(saved.body).toMatchObject({
      Id: tenant.id,
      Name: 'Acme AG',
      Url: 'https://acme.example/about',
      TimeZone: 'Tokyo',
    });
    expect(await sessionTenant()).toMatchObject({
      Name: 'Acme AG',
      Url: 'https://acme.example/about',
      TimeZone: 'Tokyo',
      UpdatedAt: saved.body.UpdatedAt,
    });
    expect((await node.call(getTenant, { params: { id: tenant.subdomain } })).body.Name).toBe('Acme AG');
    expect((await sessionTenant(other.ceo)).Name).toBe('Umbrella');
    const events = await inTenant(server.context.pool, tenant.id, (db) =>
      db
        .selectFrom('event')
        .select(['actor_id', 'subject_id', 'detail'])
        .where('kind', '=', 'tenant.changed')
        .execute(),
    );
    expect(events).toEqual([
      { actor_id: ceo.id, subject_id: tenant.id, detail: { fields: ['name', 'url', 'time_zone'] } },
    ]);
  });

  test.each([
    ['', null],
    [null, null],
    ['http://a.example', 'http://a.example'],
    ['HTTPS://A.example', 'HTTPS://A.example'],
  ])('a site of %o becomes %o', async (Url, kept) => {
    expect((await edit(ceo, { Url })).body.Url).toBe(kept);
  });

  test.each([
    ['Name', { Name: ' ' }, 'Please input your full name!'],
    ['Name', { Name: 'x'.repeat(256) }, 'Name can have at most 255 characters.'],
    ['Url', { Url: 'javascript:alert(1)' }, 'Enter valid URL!'],
    ['Url', { Url: 'ftp://a.example' }, 'Enter valid URL!'],
    ['Url', { Url: 'https://user:pass@a.example' }, 'Enter valid URL!'],
    ['Url', { Url: 'a b' }, 'Enter valid URL!'],
    ['Url', { Url: `a.example/${'x'.repeat(240)}` }, 'Url can have at most 255 characters.'],
    ['TimeZone', { TimeZone: 'Moon' }, 'Please select a time zone.'],
    ['TimeZone', { TimeZone: 'Europe/Berlin' }, 'Please select a time zone.'],
  ])('are refused for a wrong %s: %o', async (path, body, message) => {
    const { status, problem } = await edit(ceo, body);
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  });

  test('that another person changed meanwhile are 409, and stay', async () => {
    const { UpdatedAt } = (await edit(ceo, { Name: 'One' })).body;
    expect((await edit(ceo, { Name: 'Two', UpdatedAt })).status).toBe(200);
    expect((await edit(ceo, { Name: 'Three', UpdatedAt })).status).toBe(409);
    expect((await brand(ceo, { UpdatedAt })).status).toBe(409);
    expect((await sessionTenant()).Name).toBe('Two');
  });
});

test('colour and text colour are the ceo’s, and null means the product’s own', async () => {
  const saved = await brand(ceo, { PrimaryColor: 'FFE000', UseLightTextOnPrimary: false });
  expect(saved.body).toMatchObject({ PrimaryColor: 'ffe000', UseLightTextOnPrimary: false });
  expect(await sessionTenant()).toMatchObject({ PrimaryColor: 'ffe000', UseLightTextOnPrimary: false });
  expect((await brand(ceo, { PrimaryColor: '#ffe000' })).status).toBe(400);
  expect((await brand(ceo, {})).body.PrimaryColor).toBeNull();
});

describe('a logo', () => {
  test('is at most 200 pixels high, and public', async () => {
    const saved = await upload(ceo, 'logo');
    expect(saved.status).toBe(200);
    const url = saved.body.Logo;
    expect([(await sessionTenant()).Logo, saved.body.SquareLogo]).toEqual([url, null]);
    expect((await node.call(getTenant, { params: { id: tenant.subdomain } })).body.Logo).toBe(url);
    const shown = await open(url);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      width: 300,
      height: 200,
      hasAlpha: true,
    });
    const asked = await server.call(company.getLogo, { token: as(manager) });
    expect([asked.body.Logo, asked.body.width, asked.body.height]).toEqual([url, 300, 200]);
    expect(asked.body.data).toBe(`data:image/png;base64,${shown.rawPayload.toString('base64')}`);
  });

  test('and the square logo are separate: each is replaced and removed by itself', async () => {
    const first = (await upload(ceo, 'logo')).body.Logo;
    const square = (await upload(ceo, 'squareLogo', small)).body.SquareLogo;
    const second = (await upload(ceo, 'logo', small)).body.Logo;
    expect([
      (await open(first)).statusCode,
      (await open(second)).statusCode,
      (await open(square)).statusCode,
    ]).toEqual([404, 200, 200]);
    const gone = await server.call(company.deleteLogo, { token: as(ceo), params: { kind: 'logo' } });
    expect([gone.body.Logo, gone.body.SquareLogo]).toEqual([null, square]);
    expect((await open(second)).statusCode).toBe(404);
    expect((await server.call(company.getLogo, { token: as(ceo) })).body).toEqual({
      Logo: null,
      data: null,
      width: 0,
      height: 0,
    });
  });

  test('is not served under another company’s id, and other kinds of file are refused', async () => {
    const url = String((await upload(ceo, 'logo')).body.Logo);
    expect((await open(url.replace(`/${tenant.id}/`, `/${other.id}/`))).statusCode).toBe(404);
    expect((await open(url.slice(0, -1))).statusCode).toBe(400);
    expect((await upload(ceo, 'favicon')).status).toBe(400);
    const svg = await upload(ceo, 'logo', new Uint8Array(Buffer.from('<svg/>')));
    expect([svg.status, svg.problem.detail]).toEqual([
      400,
      'This file is an SVG picture. Only PNG and JPG formats are allowed to upload.',
    ]);
    expect((await upload(ceo, 'logo', new Uint8Array(1_048_577))).status).toBe(413);
  });
});

test('nobody but the ceo changes the company', async () => {
  const before = await sessionTenant();
  for (const person of others) {
    const token = as(person);
    const statuses = [
      (await edit(person, {})).status,
      (await brand(person, {})).status,
      (await upload(person, 'logo')).status,
      (await server.call(company.deleteLogo, { token, params: { kind: 'logo' } })).status,
    ];
    expect(statuses).toEqual([403, 403, 403, 403]);
  }
  expect(await sessionTenant()).toEqual(before);
});

describe('the directory itself', () => {
  const ask = (tenantId: number, statement: string) =>
    inTenant(server.context.pool, tenantId, async (db) => {
      const { sql } = await import('kysely');
      return (await sql.raw<{ changed: number | null }>(statement).execute(db)).rows;
    });

  test('is changed only by the function, which changes one company’s row only', async () => {
    await expect(ask(tenant.id, "update tenant set name = 'x'")).rejects.toThrow('permission denied');
    const rename = `select change_tenant('{"name": "Renamed", "is_active": false, "subdomain": "x"}', '2026-11-18T16:00:00Z', null) as changed`;
    await expect(ask(0, rename)).rejects.toThrow('change_tenant needs app.tenant_id');
    expect(await ask(tenant.id, rename)).toHaveLength(1);
    const rows = await ask(0, 'select subdomain, name, is_active from tenant order by id');
    expect(rows).toEqual([
      { subdomain: tenant.subdomain, name: 'Renamed', is_active: true },
      { subdomain: other.subdomain, name: 'Umbrella', is_active: true },
    ]);
  });
});
