import { restoreSession } from '@bellwether/contract/accounts';
import { getPrivacy, getTenant } from '@bellwether/contract/tenant';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { reservedSubdomains } from '../../platform/config/tenant-host.ts';
import type { Queries } from '../../platform/database/driver.ts';
import { inTenant } from '../../platform/database/transaction.ts';
import { TenantCache } from '../../platform/session/tenant-cache.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { ensurePeriods } from './commands.periods.ts';
import { createTenant, type NewTenant } from './commands.ts';
import { makePeriods } from './jobs.ts';
import { knownPeriods, periodsOf } from './queries.ts';

const server = await startTestServer({
  env: { DEFAULT_TENANT: 'acme', PUBLIC_URL: 'http://goals.example.com:8080' },
});
const acme = await server.buildTenant({ subdomain: 'acme', name: 'Acme' });
const day = 86_400_000;

const ask = (id: string, host?: string) => server.call(getTenant, { params: { id }, host });

describe('the brand of a company', () => {
  test('is shown to signed-out people, and nothing more', async () => {
    const answer = await ask('acme');
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        Id: acme.id,
        Name: 'Acme',
        Subdomain: 'acme',
        Logo: null,
        PrimaryColor: null,
        UseLightTextOnPrimary: true,
        Version: '1.2',
        Environment: 'development',
        IsDemo: false,
      },
    ]);
    expect((await ask('ACME')).status).toBe(200);
  });

  test('has the theme of the running quarter only if the company wants that', async () => {
    const themed = await server.buildTenant({ subdomain: 'themed' });
    const themeOf = async () => (await ask('themed')).body.Theme;
    await inTenant(server.context.pool, themed.id, (db) =>
      sql`insert into quarter_theme (tenant_id, period_id, title, author_id, created_at, updated_at)
        select tenant_id, id, 'Theme from ' || start_date, ${themed.ceo.id}, now(), now() from goal_period
        where tenant_id = ${themed.id}`.execute(db),
    );
    expect(await themeOf()).toBeUndefined();
    const settings = { token: await server.signInAs(themed.ceo), body: { Settings: { SignInTheme: true } } };
    expect((await server.call(saveSettings, settings)).status).toBe(200);
    expect(await themeOf()).toMatch(/^Theme from /);
    const { current } = await inTenant(server.context.pool, themed.id, (db) =>
      sql<{ start_date: string }>`select start_date::text from goal_period where tenant_id = ${themed.id}
        and ${new Date(server.clock.now()).toISOString()}::timestamptz::date between start_date and end_date`
        .execute(db)
        .then(({ rows }) => ({ current: rows[0]?.start_date })),
    );
    expect(await themeOf()).toBe(`Theme from ${current}`);
    expect((await ask('acme')).body.Theme).toBeUndefined();
  });

  test('with 0 is that of the host, or of the default if the host names none', async () => {
    const umbrella = await server.buildTenant({ subdomain: 'umbrella' });
    const idAt = async (host: string) => (await ask('0', host)).body.Id;
    expect(await idAt('localhost')).toBe(acme.id);
    expect(await idAt('goals.example.com')).toBe(acme.id);
    expect(await idAt('www.goals.example.com')).toBe(acme.id);
    expect(await idAt('203.0.113.9')).toBe(acme.id);
    expect(await idAt('umbrella.goals.example.com:8080')).toBe(umbrella.id);
    expect(await idAt('umbrella.localhost')).toBe(umbrella.id);
    expect((await ask('0', 'nobody.localhost')).status).toBe(404);
    expect((await ask('0', 'a.umbrella.localhost')).status).toBe(404);
  });

  test.each(['unknown', 'www', 'api', '1', '-', 'a.b', "acme'", ' '])('%o is 404', async (id) => {
    const answer = await ask(id);
    expect([answer.status, answer.problem.detail]).toEqual([404, 'This was not found.']);
  });

  test('takes two statements: the company, and what it shows of its quarter', async () => {
    expect((await server.countStatements(() => ask('acme'))).tables).toHaveLength(2);
  });
});

const newTenant: NewTenant = { subdomain: 'x', name: 'X', timeZone: 'Berlin', goalType: 'OKR' };
const create = (more: Partial<NewTenant>) =>
  inTenant(server.owner, 0, (db) => createTenant(db, server.clock.now(), { ...newTenant, ...more }));

describe('a new company', () => {
  test.each([
    ['acme', 'The subdomain "acme" is taken.'],
    ...reservedSubdomains.map((name) => [name, `The subdomain "${name}" cannot be used.`]),
    ...['', '-a', 'a-', 'a.b', 'ä', 'A', '0', '123', 'a'.repeat(64)].map((name) => [
      name,
      `The subdomain "${name}" cannot be used.`,
    ]),
  ])('cannot have the subdomain %o', async (subdomain, message) => {
    await expect(create({ subdomain })).rejects.toThrow(message);
  });

  test('needs a known zone, and a refusal leaves nothing behind', async () => {
    await expect(create({ subdomain: 'moon', timeZone: 'Moon' })).rejects.toThrow(
      'The time zone "Moon" is not known.',
    );
    expect((await ask('moon')).status).toBe(404);
  });

  test('has its quarters from its first day to five ahead, each with 22 weeks, without a gap', async () => {
    const since = server.clock.now() - 300 * day;
    const id = await create({ subdomain: 'periods', since, firstFiscalMonth: 2 });
    const { periods, weeks } = await inTenant(server.context.pool, id, async (db) => ({
      periods: await db
        .selectFrom('goal_period')
        .select(['index', 'start_date', 'end_date'])
        .orderBy('index')
        .execute(),
      weeks: await db.selectFrom('goal_period_week').select('id').execute(),
    }));
    expect(periods.map((period) => period.start_date)).toEqual([
      '2025-11-01',
      '2026-02-01',
      '2026-05-01',
      '2026-08-01',
      '2026-11-01',
      '2027-02-01',
      '2027-05-01',
      '2027-08-01',
      '2027-11-01',
      '2028-02-01',
    ]);
    expect(periods.map((period) => period.index)).toEqual(
      periods.map((_, at) => (periods[0]?.index ?? 0) + at),
    );
    expect(weeks).toHaveLength(22 * periods.length);
  });
});

describe('quarters ahead of time', () => {
  const countOf = (tenantId: number) =>
    inTenant(
      server.context.pool,
      tenantId,
      async (db) => (await db.selectFrom('goal_period').select('id').execute()).length,
    );

  test('are created for every active company, once, however often the work runs', async () => {
    const tenants = [await server.buildTenant(), await server.buildTenant({ timeZone: 'Samoa' })];
    const closed = await server.buildTenant();
    await server.owner.query('update tenant set is_active = false where id = $1', [closed.id]);
    const before = await Promise.all([...tenants, closed].map(({ id }) => countOf(id)));
    server.clock.advance(200 * day);
    // Use another node with its own cache of periods.
    const node = { ...server.context, cache: new TenantCache() };
    await Promise.all([makePeriods.run(server.context), makePeriods.run(node)]);
    await makePeriods.run(server.context);
    const after = await Promise.all([...tenants, closed].map(({ id }) => countOf(id)));
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([2, 2, 0]);
    server.clock.advance(-200 * day);
  });

  test('are created by the first request of a new quarter, not by the query', async () => {
    const tenant = await server.buildTenant();
    const before = await countOf(tenant.id);
    server.clock.advance(100 * day);
    const reader = (db: Queries) => ({
      db,
      now: server.clock.now(),
      cache: server.context.cache,
      tenant: { id: tenant.id, calendar: defaultCalendarSettings },
    });
    const periods = await inTenant(server.context.pool, tenant.id, async (db) => {
      await sql`set transaction read only`.execute(db);
      return periodsOf(reader(db));
    });
    expect(periods.all).toHaveLength(before);
    const token = await server.signInAs(tenant.ceo);
    expect((await server.call(restoreSession, { token })).status).toBe(200);
    expect(await countOf(tenant.id)).toBe(before + 1);
    server.clock.advance(-100 * day);
  });

  test('are not cached before their transaction has committed', async () => {
    const tenant = await server.buildTenant();
    server.clock.advance(100 * day);
    const cache = new TenantCache();
    const reader = (db: Queries) => ({
      db,
      now: server.clock.now(),
      cache,
      tenant: { id: tenant.id, calendar: defaultCalendarSettings },
    });
    const work = inTenant(server.context.pool, tenant.id, async (db) => {
      await ensurePeriods(reader(db));
      await ensurePeriods(reader(db));
      expect((await periodsOf(reader(db))).all).toHaveLength(11);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await inTenant(server.context.pool, tenant.id, async (db) => {
      expect(knownPeriods(reader(db))).toBeUndefined();
    });
    server.clock.advance(-100 * day);
  });
});

test('the privacy page names the company’s own pages and the outside services, by their hosts alone', async () => {
  const installed = await startTestServer({
    env: {
      AI_BASE_URL: 'https://api.models.example/v1',
      AI_MODEL: 'm',
      AI_API_KEY: 'secret-key',
      SMTP_URL: 'smtp://user:secret@mail.example:587',
      MAIL_FROM: 'bw@mail.example',
      EVENT_RETENTION_DAYS: '400',
    },
  });
  const company = await installed.buildTenant();
  const read = async (id: string) => installed.call(getPrivacy, { params: { id } });
  const services = [
    { Kind: 'model', Host: 'api.models.example' },
    { Kind: 'mail', Host: 'mail.example' },
  ];
  expect((await read(company.subdomain)).body).toEqual({
    PrivacyUrl: null,
    TermsUrl: null,
    Subprocessors: services,
    EventDays: 400,
  });
  const token = await installed.signInAs(company.ceo);
  const save = (PrivacyUrl: string) =>
    installed.call(saveSettings, { token, body: { Settings: { PrivacyUrl } } });
  for (const wrong of ['javascript:alert(1)', 'http://a.example', 'https://u:p@a.example', 'https://a b'])
    expect((await save(wrong)).status).toBe(400);
  expect((await save('https://acme.example/privacy')).status).toBe(200);
  expect((await read(company.subdomain)).body.PrivacyUrl).toBe('https://acme.example/privacy');
  expect((await read('nobody')).status).toBe(404);
});
