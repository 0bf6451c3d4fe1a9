import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { resetPassword } from '@bellwether/contract/accounts/links';
import { makeCalendarLink } from '@bellwether/contract/notifications/calendar';
import { afterAll, describe, expect, test } from 'vitest';
import { inTenant } from '../platform/database/transaction.ts';
import { runCommands } from '../testing/command-line.ts';
import { testPassword } from '../testing/factory.ts';
import { buildGoalCompany } from '../testing/goal-company.ts';
import { askServer, urlOf } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const home = mkdtempSync(join(tmpdir(), 'bellwether-operator-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const env = {
  DATABASE_URL: urlOf(server.connection),
  BELLWETHER_HOME: home,
  BELLWETHER_NOW: '2026-11-18T15:00:00Z',
  PUBLIC_URL: 'https://goals.example.com',
};
const run = (words: string, answer?: string) => runCommands(words, env, answer);
const statusOf = async (token: string) => (await server.call(restoreSession, { token })).status;
const eventsOf = async (tenantId: number, like: string) => {
  const { rows } = await askServer(
    server.connection,
    `select kind, subject_id, actor_id, detail from event where tenant_id = ${tenantId} and kind like '${like}' order by id`,
  );
  return rows;
};
const signInAs = (userName: string, domain: string, password = testPassword) =>
  server.call(signIn, { body: { userName, password, domain } });

describe('a question before it harms', () => {
  test.each([
    'sessions end',
    'tenant suspend X',
    'tenant rename X --subdomain y',
    'person end-sessions X ADDRESS',
    'person reset-link X ADDRESS',
    'person make-org-admin X ADDRESS',
    'person make-ceo X ADDRESS',
  ])('%s asks, and does nothing without a yes', async (words) => {
    const tenant = await server.buildTenant();
    const token = await server.signInAs(tenant.ceo);
    const line = words.replace('X', tenant.subdomain).replace('ADDRESS', tenant.ceo.email);
    const before = await askServer(server.connection, 'select count(*) from event');
    for (const no of ['', 'n', 'nonsense']) {
      const declined = await run(line, no);
      expect([declined.code, declined.noted]).toEqual([
        1,
        expect.stringMatching(/\? .*\[y\/N\] \nNothing was changed\.$/),
      ]);
    }
    const unasked = await run(line);
    expect([unasked.code, unasked.printed]).toEqual([2, '']);
    expect(unasked.noted).toMatch(/\?.* Add --yes to do it without this question\. Nothing was changed\.$/);
    expect(await statusOf(token)).toBe(200);
    expect((await askServer(server.connection, 'select count(*) from event')).rows).toEqual(before.rows);
  });

  test.each([
    'tenant list',
    'tenant rename',
    'tenant suspend',
    'tenant resume',
    'tenant purge',
    'sessions end',
    'resume',
  ])('%s has a help', async (words) => {
    const { code, printed } = await run(`${words} --help`);
    expect([code, printed.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^bellwether ${words}`)),
    ]);
  });
});

describe('sessions end', () => {
  test('ends those of a person, of a company, and of all, and says how many', async () => {
    const [one, other] = [await server.buildTenant(), await server.buildTenant()];
    const colleague = await server.buildPerson(one);
    const tokens = {
      ceo: await server.signInAs(one.ceo),
      second: await server.signInAs(one.ceo),
      colleague: await server.signInAs(colleague),
      other: await server.signInAs(other.ceo),
    };
    await askServer(
      server.connection,
      `insert into known_device (tenant_id, person_id, secret_hash, seen_at)
        select tenant_id, id, sha256('x'), now() from person where id in (${one.ceo.id}, ${colleague.id})`,
    );
    // What a stranger may have made meanwhile: the ceo's and a colleague's, and the company's token, which stays.
    await askServer(
      server.connection,
      `insert into api_token (tenant_id, person_id, is_company, name, scopes, secret_hash, created_at)
        select tenant_id, id, id = ${one.ceo.id} and company, 'Zapier', '{goals:read}', sha256((id || company::text)::bytea), now()
        from person, (values (true), (false)) as of (company)
        where id in (${one.ceo.id}, ${colleague.id}) and (not company or id = ${one.ceo.id});
      insert into agent_client (tenant_id, client_id, name, redirect_uris, created_at)
        values (${one.id}, 'one', 'Agent', '{}', now());
      insert into agent_grant (tenant_id, person_id, client_id, scopes, created_at)
        select tenant_id, ${one.ceo.id}, id, '{}', now() from agent_client where tenant_id = ${one.id}`,
    );
    const devices = async () =>
      (await askServer(server.connection, `select person_id from known_device where tenant_id = ${one.id}`))
        .rows;
    const states = async () => Promise.all(Object.values(tokens).map(statusOf));
    // The node knows the sessions from here on.
    expect(await states()).toEqual([200, 200, 200, 200]);
    const ofPerson = await run(`sessions end --tenant ${one.subdomain} --person ${one.ceo.email} --yes`);
    expect([ofPerson.code, ofPerson.printed]).toEqual([0, '2 sessions, 1 personal token and 1 agent ended.']);
    expect(await states()).toEqual([401, 401, 200, 200]);
    expect(await devices()).toEqual([{ person_id: colleague.id }]);
    expect(await eventsOf(one.id, 'account.sessions_ended')).toEqual([
      { kind: 'account.sessions_ended', subject_id: one.ceo.id, actor_id: null, detail: { count: 2 } },
    ]);
    expect((await run(`sessions end --tenant ${one.subdomain}`, 'yes')).printed).toBe(
      '1 session, 1 personal token and 0 agents ended.',
    );
    expect(await states()).toEqual([401, 401, 401, 200]);
    expect((await run('sessions end --yes')).printed).toMatch(
      /^\d+ sessions?, \d+ personal tokens? and \d+ agents? ended\.$/,
    );
    expect(await states()).toEqual([401, 401, 401, 401]);
    const left = await askServer(
      server.connection,
      `select is_company from api_token where tenant_id = ${one.id} and ended_at is null`,
    );
    expect(left.rows).toEqual([{ is_company: true }]);
  });

  test.each(['sessions end --tenant X --person ADDRESS --yes', 'person end-sessions X ADDRESS --yes'])(
    '%s ends the secret calendar address, too',
    async (words) => {
      const { ceo, subdomain, id } = await server.buildTenant();
      const link = await server.call(makeCalendarLink, { token: await server.signInAs(ceo) });
      await askServer(server.connection, `update session set ended_at = now() where tenant_id = ${id}`);
      const url = new URL(link.body.Url).pathname;
      const read = async () =>
        (await server.send({ method: 'GET', url, headers: { host: 'localhost' } })).statusCode;
      expect(await read()).toBe(200);
      const { code } = await run(words.replace('X', subdomain).replace('ADDRESS', ceo.email));
      expect([code, await read()]).toEqual([0, 404]);
      // Also of somebody without an open session.
      expect(await eventsOf(id, 'account.sessions_ended')).toMatchObject([
        { subject_id: ceo.id, detail: { count: 0 } },
      ]);
    },
  );

  test('refuses what names nobody', async () => {
    const tenant = await server.buildTenant();
    for (const [words, sentence] of [
      ['--person a@b.example', '--person needs --tenant SUBDOMAIN.'],
      ['--tenant nowhere', 'There is no company with the subdomain "nowhere": see bellwether tenant list.'],
      [
        `--tenant ${tenant.subdomain} --person a@b.example`,
        'Nobody of this company signs in with a@b.example.',
      ],
    ] as const)
      expect(await run(`sessions end --yes ${words}`)).toEqual({ code: 2, printed: '', noted: sentence });
  });
});

describe('tenant', () => {
  test('list names all companies with their state', async () => {
    const tenant = await server.buildTenant({ name: 'Listed' });
    const { code, printed } = await run('tenant list');
    expect(code).toBe(0);
    expect(printed.split('\n')).toContainEqual(
      expect.stringMatching(new RegExp(`^${tenant.subdomain} +active +1 active person +Listed$`)),
    );
  });

  test('suspend closes a company to everybody, and resume opens it as it was', async () => {
    const tenant = await server.buildTenant({ name: 'Closed' });
    const token = await server.signInAs(tenant.ceo);
    await askServer(
      server.connection,
      `insert into mail (tenant_id, kind, person_id, requested_at) values (${tenant.id}, 'probe', ${tenant.ceo.id}, now())`,
    );
    expect((await run(`tenant suspend ${tenant.subdomain} --yes`)).printed).toBe('Closed is suspended.');
    expect(await statusOf(token)).toBe(401);
    expect((await signInAs(tenant.ceo.email, tenant.subdomain)).status).not.toBe(200);
    expect((await run('tenant list')).printed).toMatch(new RegExp(`^${tenant.subdomain} +suspended `, 'm'));
    expect((await run(`tenant resume ${tenant.subdomain}`)).printed).toBe('Closed is active.');
    expect(await statusOf(token)).toBe(200);
    const due = `select kind from due_work where tenant_id = ${tenant.id} and kind = 'retry_mail'`;
    expect((await askServer(server.connection, due)).rows).toHaveLength(1);
    expect((await eventsOf(tenant.id, 'tenant.%ed')).map(({ kind }) => kind)).toEqual([
      'tenant.created',
      'tenant.suspended',
      'tenant.resumed',
    ]);
  });

  test('rename changes name and subdomain', async () => {
    const tenant = await server.buildTenant();
    const taken = await server.buildTenant();
    const renamed = await runCommands(['tenant', 'rename', tenant.subdomain, '--name', 'Other Works'], env);
    expect(renamed.printed).toBe(`The company is Other Works, subdomain ${tenant.subdomain}.`);
    expect((await run(`tenant rename ${tenant.subdomain} --subdomain moved --yes`)).code).toBe(0);
    expect((await signInAs(tenant.ceo.email, 'moved')).status).toBe(200);
    expect(await run(`tenant rename moved --subdomain ${taken.subdomain} --yes`)).toMatchObject({
      code: 2,
      noted: `The subdomain "${taken.subdomain}" is taken.`,
    });
    expect((await run('tenant rename moved --subdomain www --yes')).noted).toBe(
      'The subdomain "www" cannot be used.',
    );
    expect((await eventsOf(tenant.id, 'tenant.changed')).map(({ detail }) => detail)).toEqual([
      { fields: ['name'] },
      { fields: ['subdomain'] },
    ]);
  });

  test('purge deletes a suspended company, and no row of another one', async () => {
    const company = await buildGoalCompany(server);
    await company.makeApproved('member');
    const kept = await server.buildTenant();
    const [row] = (
      await askServer(server.connection, `select subdomain, name from tenant where id = ${company.tenantId}`)
    ).rows;
    expect((await run(`tenant purge ${row.subdomain} --yes`)).noted).toBe(
      `${row.name} is active: run bellwether tenant suspend ${row.subdomain} first.`,
    );
    await run(`tenant suspend ${row.subdomain} --yes`);
    await askServer(
      server.connection,
      `insert into legal_hold (tenant_id, person_id, reason, author_id, created_at) select tenant_id, id, 'Court', id, now()
        from person where id = ${company.people.member.id}`,
    );
    expect((await run(`tenant purge ${row.subdomain} --yes`)).noted).toBe(
      `${row.name} has 1 legal hold. An org admin lifts them; until then nothing is deleted.`,
    );
    await askServer(server.connection, `update legal_hold set lifted_at = now()`);
    const before = await rowsOf(kept.id);
    expect((await rowsOf(company.tenantId)).length).toBeGreaterThan(8);
    expect(await run(`tenant purge ${row.subdomain} --yes`)).toEqual({
      code: 0,
      printed: expect.stringMatching(/ is deleted: \d{3,} rows\.$/),
      noted: '',
    });
    expect(await rowsOf(company.tenantId)).toEqual([]);
    expect(await rowsOf(kept.id)).toEqual(before);
    expect((await run(`tenant resume ${row.subdomain}`)).code).toBe(2);
  });
});

async function rowsOf(tenantId: number): Promise<string[]> {
  const { rows } = await askServer(
    server.connection,
    `select c.relname as name, (xpath('/row/count/text()', query_to_xml(
        format('select count(*) from %I where tenant_id = ${tenantId}', c.relname), false, true, '')))[1]::text as count
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  return rows.filter(({ count }) => count !== '0').map(({ name, count }) => `${name} ${count}`);
}

describe('person', () => {
  test('show names state and rights', async () => {
    const tenant = await server.buildTenant();
    const person = await server.buildPerson(tenant, { name: 'Nora Fields', flags: ['isOrgAdmin'] });
    await server.signInAs(person);
    const { code, printed } = await run(`person show ${tenant.subdomain} ${person.email.toUpperCase()}`);
    expect(code).toBe(0);
    expect(printed.split('\n')).toEqual([
      'name       Nora Fields',
      `address    ${person.email}`,
      `id         ${person.id}`,
      'role       contributor, org admin',
      'manager    Cleo Chief',
      'state      active',
      'locked     no',
      'last seen  2026-11-18T15:00:00.000Z',
      'sessions   1 open',
    ]);
    expect((await run(`person show ${tenant.subdomain} nobody@x.example`)).code).toBe(2);
  });

  test('unlock ends a lock', async () => {
    const tenant = await server.buildTenant();
    const { email, id } = tenant.ceo;
    for (let at = 0; at < 10; at += 1)
      await server.call(signIn, {
        body: { userName: email, password: 'wrong', domain: tenant.subdomain },
        address: `10.1.1.${at}`,
      });
    expect((await run(`person show ${tenant.subdomain} ${email}`)).printed).toMatch(
      /^locked {5}until 2026-11-18T15:10/m,
    );
    const tryIt = () =>
      server.call(signIn, {
        body: { userName: email, password: testPassword, domain: tenant.subdomain },
        address: '10.2.2.2',
      });
    expect((await tryIt()).status).not.toBe(200);
    expect((await run(`person unlock ${tenant.subdomain} ${email}`)).code).toBe(0);
    expect((await tryIt()).status).toBe(200);
    expect((await eventsOf(tenant.id, 'account.unlocked')).map((event) => event.subject_id)).toEqual([id]);
  });

  test('reset-link prints a link that works once, and mails nothing', async () => {
    const tenant = await server.buildTenant();
    const { code, printed } = await run(`person reset-link ${tenant.subdomain} ${tenant.ceo.email} --yes`);
    expect(code).toBe(0);
    const prefix = `https://${tenant.subdomain}.goals.example.com/v3/resetpassword/`;
    expect(printed.startsWith(prefix)).toBe(true);
    const body = { Token: printed.slice(prefix.length), Password: 'Fresh-harbour-41' };
    expect((await server.call(resetPassword, { body })).status).toBe(200);
    expect((await server.call(resetPassword, { body })).status).toBe(404);
    expect((await signInAs(tenant.ceo.email, tenant.subdomain, body.Password)).status).toBe(200);
    expect((await eventsOf(tenant.id, 'account.reset%')).map(({ kind }) => kind)).toEqual([
      'account.reset_link_made',
    ]);
    const mails = await inTenant(server.context.pool, tenant.id, (db) =>
      db.selectFrom('mail').selectAll().execute(),
    );
    expect(mails).toEqual([]);
  });

  test('reset-link of somebody invited is the invitation', async () => {
    const tenant = await server.buildTenant();
    const invited = await server.buildPerson(tenant, { withoutPassword: true });
    const { printed } = await run(`person reset-link ${tenant.subdomain} ${invited.email} --yes`);
    expect(printed).toMatch(/\/v3\/invitation\/\S+$/);
  });

  test('make-org-admin and make-ceo, for a company whose ceo left', async () => {
    const tenant = await server.buildTenant();
    const heir = await server.buildPerson(tenant, { role: 'manager', name: 'Hedda Heir' });
    expect((await run(`person make-org-admin ${tenant.subdomain} ${heir.email} --yes`)).printed).toBe(
      'Hedda Heir is an org admin.',
    );
    expect(await run(`person make-org-admin ${tenant.subdomain} ${heir.email} --yes`)).toMatchObject({
      code: 2,
      noted: 'Hedda Heir is an org admin already.',
    });
    const watcher = await server.buildPerson(tenant, { role: 'observer', name: 'Olga Observer' });
    expect(await run(`person make-org-admin ${tenant.subdomain} ${watcher.email} --yes`)).toMatchObject({
      code: 2,
      noted: 'Olga Observer is an observer, who never acts: change the role in the profile first.',
    });
    await askServer(
      server.connection,
      `update person set deactivated_at = now() where id = ${tenant.ceo.id}`,
    );
    expect((await run(`person make-ceo ${tenant.subdomain} ${tenant.ceo.email} --yes`)).noted).toBe(
      'Cleo Chief is deactivated: activate the profile first.',
    );
    expect((await run(`person make-ceo ${tenant.subdomain} ${heir.email} --yes`)).printed).toBe(
      'Hedda Heir is the ceo.',
    );
    expect((await run(`person show ${tenant.subdomain} ${heir.email}`)).printed).toMatch(
      /^role {7}ceo, org admin$/m,
    );
    expect((await eventsOf(tenant.id, 'person.%')).map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['person.flags_changed', null],
      ['person.role_changed', null],
      ['person.manager_changed', null],
    ]);
  });
});

test('--version names the program', async () => {
  expect(await run('--version')).toEqual({
    code: 0,
    printed: expect.stringMatching(/^Bellwether \d+\.\d+\.\d+$/),
    noted: '',
  });
});
