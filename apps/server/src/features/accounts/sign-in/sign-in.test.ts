import { restoreSession, signIn, signOut } from '@bellwether/contract/accounts';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { type TestTenant, testPassword } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { accountWords } from '../words.ts';

const server = await startTestServer({
  env: { PUBLIC_URL: 'https://goals.example.com', DEFAULT_TENANT: 'home' },
});
const home = await server.buildTenant({ subdomain: 'home' });

// Use a new address for each attempt, so that the limit per address does not refuse it.
let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.${Math.floor(addresses / 250)}.0.${addresses % 250}`;
};
const signInWith = (body: object, more: { host?: string | undefined } = {}) =>
  server.call(signIn, { body, address: freshAddress(), ...more });

const eventsOf = (tenantId: number, kind: string) =>
  inTenant(server.context.pool, tenantId, (db) =>
    db.selectFrom('event').selectAll().where('tenant_id', '=', tenantId).where('kind', '=', kind).execute(),
  );

describe('signing in', () => {
  test('works for any case and form of the e-mail, and returns the session', async () => {
    const tenant = await server.buildTenant({ name: 'Northwind', goalType: 'OKR', timeZone: 'Berlin' });
    const person = await server.buildPerson(tenant, {
      email: 'Ｊörg@Example.com',
      name: 'Jörg',
      role: 'manager',
      flags: ['isGoalAdmin'],
    });
    const answer = await signInWith({
      userName: ' Jörg@example.COM ',
      password: ` ${testPassword} `,
      domain: tenant.subdomain.toUpperCase(),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      Token: expect.stringMatching(new RegExp(`^${tenant.id}\\.[\\w-]{43}$`)),
      Profile: {
        Id: person.id,
        Name: 'Jörg',
        Email: 'Ｊörg@Example.com',
        JobTitle: 'manager',
        Avatar: null,
        RoleName: 'manager',
        ParentId: tenant.ceo.id,
        IsOrgAdmin: false,
        IsHrAdmin: false,
        IsGoalAdmin: true,
        IsGoalManager: false,
        IsDelegate: false,
        TimeZone: null,
        Locale: null,
        IsStrategy: false,
      },
      Period: {
        Id: expect.any(Number),
        StartDate: '2026-10-01',
        EndDate: '2026-12-31',
        Index: 2026 * 4 + 3,
        Quarter: 4,
        Year: 2026,
        WeekId: expect.any(Number),
        WeekStartDate: '2026-11-16',
        WeekEndDate: '2026-11-22',
      },
      Tenant: {
        Id: tenant.id,
        Name: 'Northwind',
        Subdomain: tenant.subdomain,
        Locale: 'en-US',
        Logo: null,
        PrimaryColor: null,
        UseLightTextOnPrimary: true,
        Version: '1.2',
        Environment: 'development',
        IsDemo: false,
        GoalType: 'OKR',
        TimeZone: 'Berlin',
        StrategyEnabled: true,
        SuggestionEngine: 'template',
        EmployeeNotesEnabled: true,
        TalentEnabled: true,
        InsightEnabled: true,
        OpinionsEnabled: true,
        TalentForContributors: true,
        Url: null,
        SquareLogo: null,
        UpdatedAt: expect.any(String),
      },
    });
    const again = await server.call(restoreSession, { token: answer.body.Token });
    expect(again.body).toEqual(answer.body);
  });

  test('finds the company by domain, else by the host, else the default', async () => {
    const other = await server.buildTenant({ subdomain: 'elsewhere' });
    for (const tenant of [home, other]) {
      await server.buildPerson(tenant, { email: 'same@example.com', name: `At ${tenant.subdomain}` });
    }
    const body = { userName: 'same@example.com', password: testPassword };
    const nameFor = async (more: object, host?: string) =>
      (await signInWith({ ...body, ...more }, { host })).body.Profile?.Name;
    expect(await nameFor({})).toBe('At home');
    expect(await nameFor({ domain: '' })).toBe('At home');
    expect(await nameFor({}, 'elsewhere.goals.example.com')).toBe('At elsewhere');
    expect(await nameFor({}, 'ELSEWHERE.localhost:3000')).toBe('At elsewhere');
    expect(await nameFor({ domain: 'elsewhere' }, 'home.localhost')).toBe('At elsewhere');
    expect(await nameFor({}, 'www.goals.example.com')).toBe('At home');
    expect((await signInWith(body, { host: 'nobody.localhost' })).status).toBe(401);
  });

  test('is refused with one sentence for a wrong password, an unknown e-mail and people who cannot sign in', async () => {
    const tenant = await server.buildTenant();
    const gone = await server.buildPerson(tenant, { deactivated: true });
    const invited = await server.buildPerson(tenant, { withoutPassword: true });
    const attempts = [
      { userName: tenant.ceo.email, password: 'wrong' },
      { userName: 'nobody@example.com', password: testPassword },
      { userName: gone.email, password: testPassword },
      { userName: invited.email, password: testPassword },
      { userName: tenant.ceo.email, password: testPassword, domain: 'unknown' },
      { userName: tenant.ceo.email, password: testPassword, domain: 'a.b' },
    ];
    const answers = await Promise.all(
      attempts.map((attempt) => signInWith({ domain: tenant.subdomain, ...attempt })),
    );
    for (const answer of answers) {
      expect(answer.problem).toEqual({
        type: 'about:blank',
        code: 'sign_in_refused',
        title: 'Unauthorized',
        status: 401,
        detail: accountWords.sign_in_refused,
      });
    }
  });

  test('costs one hash for every e-mail', async () => {
    const tenant = await server.buildTenant();
    const body = { password: 'wrong', domain: tenant.subdomain };
    const known = await server.countStatements(() => signInWith({ ...body, userName: tenant.ceo.email }));
    const unknown = await server.countStatements(() => signInWith({ ...body, userName: 'x@example.com' }));
    expect(unknown.tables).toEqual(known.tables);
    expect(known.tables).toHaveLength(6);
  });

  test('at an inactive company says so', async () => {
    const tenant = await server.buildTenant();
    await server.owner.query('update tenant set is_active = false where id = $1', [tenant.id]);
    const answer = await signInWith({
      userName: tenant.ceo.email,
      password: testPassword,
      domain: tenant.subdomain,
    });
    expect([answer.status, answer.problem.detail]).toEqual([401, accountWords.tenant_deactivated]);
  });

  test('leaves an audit trail without secrets', async () => {
    const tenant = await server.buildTenant();
    const body = { userName: tenant.ceo.email, domain: tenant.subdomain };
    await signInWith({ ...body, password: 'my-secret-typo' });
    const { Token } = (await signInWith({ ...body, password: testPassword })).body;
    await server.call(signOut, { token: Token });
    const [failed] = await eventsOf(tenant.id, 'account.sign_in_failed');
    const [signedIn] = await eventsOf(tenant.id, 'account.signed_in');
    const [signedOut] = await eventsOf(tenant.id, 'account.signed_out');
    expect(failed).toMatchObject({ subject_id: tenant.ceo.id, actor_id: null, detail: { isLocked: false } });
    expect(signedIn).toMatchObject({ subject_id: tenant.ceo.id, actor_id: tenant.ceo.id });
    expect(signedOut).toMatchObject({ actor_id: tenant.ceo.id, request_id: expect.any(String) });
    const all = JSON.stringify([failed, signedIn, signedOut]);
    for (const secret of ['my-secret-typo', testPassword, Token, Token.split('.')[1] ?? '', tenant.ceo.email])
      expect(all).not.toContain(secret);
  });

  test('stores neither token nor password', async () => {
    const tenant: TestTenant = await server.buildTenant();
    const { Token } = (
      await signInWith({ userName: tenant.ceo.email, password: testPassword, domain: tenant.subdomain })
    ).body;
    const stored = await inTenant(server.context.pool, tenant.id, async (db) => [
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('credential').selectAll().execute(),
    ]);
    const text = JSON.stringify(stored);
    expect(text).not.toContain(Token.split('.')[1]);
    expect(text).not.toContain(testPassword);
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
