import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { checkNotMe, confirmEmail, notMe, requestPasswordReset } from '@bellwether/contract/accounts/links';
import { addEmployee } from '@bellwether/contract/people/adding';
import { exportPeople } from '@bellwether/contract/people/import';
import { getOrganisation } from '@bellwether/contract/people/organisation';
import { getProfile, saveProfile } from '@bellwether/contract/people/profile';
import {
  activatePerson,
  activateWithEmail,
  deactivatePerson,
  freeAddress,
  freeEmail,
} from '@bellwether/contract/people/status';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { type TestPerson, type TestTenant, testPassword } from '../../../testing/factory.ts';
import { importCalls } from '../../../testing/import-calls.ts';
import { reactByMail } from '../../../testing/react-by-mail.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { mintContestLink } from '../../accounts/links/commands.contest.ts';
import { mintAccountLink } from '../../accounts/links/commands.ts';

const server = await startTestServer();
const minute = 60_000;
const day = 24 * 60 * minute;

async function company() {
  const tenant = await server.buildTenant();
  const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  const manager = await server.buildPerson(tenant, { role: 'manager' });
  const leaver = await server.buildPerson(tenant, { manager, name: 'Lea Ver', email: 'lea@x.example' });
  return { tenant, admin, manager, leaver };
}

const as = async (actor: TestPerson) => ({ token: await server.signInAs(actor) });
const params = ({ id }: TestPerson) => ({ params: { id } });
const deactivate = async (actor: TestPerson, person: TestPerson) =>
  server.call(deactivatePerson, { ...(await as(actor)), ...params(person) });
const free = async (actor: TestPerson, person: TestPerson) =>
  server.call(freeEmail, { ...(await as(actor)), ...params(person), body: {} });
const activate = async (actor: TestPerson, person: TestPerson, Email: string) =>
  server.call(activateWithEmail, { ...(await as(actor)), ...params(person), body: { Email } });
const read = async (actor: TestPerson, person: TestPerson) =>
  (await server.call(getProfile, { ...(await as(actor)), ...params(person) })).body;
const enter = async (tenant: TestTenant, userName: string) =>
  (await server.call(signIn, { body: { userName, password: testPassword, domain: tenant.subdomain } }))
    .status;

/** Runs the reactions, and returns the mails of a kind. */
async function told(tenant: TestTenant, kind = 'email_changed_by_other') {
  await reactByMail(server);
  const { rows } = await server.owner.query(
    'select person_id, subject_id, address from mail where tenant_id = $1 and kind = $2',
    [tenant.id, kind],
  );
  return rows;
}

/** The token of the first link *This was not me*. */
const contestLink = (tenant: TestTenant) =>
  inTenant(server.context.pool, tenant.id, async (db) => {
    const query = db.selectFrom('email_change').select('id').where('contestable_until', 'is not', null);
    const { id } = await query.orderBy('id').executeTakeFirstOrThrow();
    return mintContestLink(db, { tenantId: tenant.id, id });
  });

async function freed() {
  const made = await company();
  await deactivate(made.admin, made.leaver);
  expect((await free(made.admin, made.leaver)).status).toBe(200);
  return made;
}

describe('the address of a deactivated person', () => {
  test('is free for somebody else at once, and the person keeps none', async () => {
    const { tenant, admin, manager, leaver } = await company();
    const token = await server.signInAs(manager);
    await deactivate(admin, leaver);
    const add = () =>
      server.call(addEmployee, {
        token,
        body: { Name: 'Lea Next', Email: 'LEA@x.example', ParentId: manager.id },
      });
    expect((await add()).problem.code).toBe('email_deactivated');
    const answer = await free(admin, leaver);
    expect(answer.body).toMatchObject({
      Email: '',
      Status: 'Deactivated',
      Permissions: { ActivateWithEmail: true, Activate: 'address_freed', FreeEmail: 'address_freed' },
    });
    expect((await add()).status).toBe(200);
    expect((await read(manager, leaver)).Email).toBe('');
    const { body } = await server.call(getOrganisation, await as(admin));
    expect(body.data.find(({ id }) => id === leaver.id)).toMatchObject({ Email: '' });
    expect(await enter(tenant, leaver.email)).toBe(401);
    expect(await enter(tenant, `no-address-${leaver.id}`)).toBe(401);
    const events = await inTenant(server.context.pool, tenant.id, (db) =>
      db.selectFrom('event').select('detail').where('kind', '=', 'person.email_freed').execute(),
    );
    expect(events).toEqual([{ detail: {} }]);
  });

  test('is freed by the ceo and org admins only, of deactivated people only, once', async () => {
    const { tenant, admin, manager, leaver } = await company();
    expect((await free(admin, leaver)).problem.code).toBe('active');
    await deactivate(manager, leaver);
    expect((await free(manager, leaver)).status).toBe(403);
    expect((await free(await server.buildPerson(tenant), leaver)).status).toBe(403);
    const other = await server.buildTenant();
    expect((await free(other.ceo, leaver)).status).toBe(404);
    expect((await free(tenant.ceo, leaver)).status).toBe(200);
    expect((await free(tenant.ceo, leaver)).problem.code).toBe('address_freed');
  });

  test('is freed under the path of programs as well, by the same people', async () => {
    const { admin, manager, leaver } = await company();
    await deactivate(manager, leaver);
    const call = async (actor: TestPerson) =>
      server.call(freeAddress, { ...(await as(actor)), ...params(leaver), body: {} });
    expect((await call(manager)).status).toBe(403);
    const { status, body } = await call(admin);
    expect([status, body.Email]).toEqual([200, '']);
  });

  test('is remembered by no link, so nothing mailed to it works later', async () => {
    const { tenant, admin, manager, leaver } = await company();
    const change = { Name: leaver.name, JobTitle: 'Lead', Email: 'new@x.example' };
    await server.call(saveProfile, { ...(await as(manager)), ...params(leaver), body: change });
    const token = await inTenant(server.context.pool, tenant.id, async (db) => {
      const { id } = await db.selectFrom('account_link').select('id').executeTakeFirstOrThrow();
      return mintAccountLink(db, { tenantId: tenant.id, id });
    });
    await deactivate(admin, leaver);
    await free(admin, leaver);
    expect((await activate(admin, leaver, 'back@x.example')).status).toBe(200);
    expect((await server.call(confirmEmail, { body: { Token: token } })).status).toBe(404);
    const { rows } = await server.owner.query(
      `select (select string_agg(person::text, '') from person) || coalesce((select string_agg(link::text, '') from
        account_link link), '') || (select string_agg(event::text, '') from event) as text`,
    );
    expect(rows[0].text).not.toContain('new@x.example');
  });
});

describe('activating a person without an address', () => {
  test('asks for a new one, which signs in with the old password', async () => {
    const { tenant, admin, leaver } = await freed();
    const plain = await server.call(activatePerson, { ...(await as(admin)), ...params(leaver) });
    expect([plain.status, plain.problem.code]).toEqual([409, 'address_freed']);
    expect((await activate(admin, leaver, '')).status).toBe(400);
    expect((await activate(admin, leaver, `no-address-${leaver.id}`)).status).toBe(400);
    expect((await activate(admin, leaver, admin.email)).problem.errors).toEqual([
      { path: 'Email', message: 'This e-mail is already in use.' },
    ]);
    const answer = await activate(admin, leaver, 'lea@new.example');
    expect(answer.body).toMatchObject({ Email: 'lea@new.example', Status: 'Active' });
    expect(await enter(tenant, 'lea@new.example')).toBe(200);
    expect((await activate(admin, leaver, 'again@x.example')).status).toBe(409);
  });

  test('is not for managers, who could choose their own mailbox', async () => {
    const { manager, leaver } = await freed();
    expect((await activate(manager, leaver, 'mine@x.example')).status).toBe(403);
    const plain = await server.call(activatePerson, { ...(await as(manager)), ...params(leaver) });
    expect(plain.status).toBe(409);
    const change = { Name: leaver.name, JobTitle: 'Lead', Email: 'mine@x.example' };
    const saved = await server.call(saveProfile, { ...(await as(manager)), ...params(leaver), body: change });
    expect(saved.problem.code).toBe('address_freed');
  });

  test('needs a fresh proof of presence', async () => {
    const { admin, leaver } = await freed();
    const asked = { ...(await as(admin)), ...params(leaver), body: { Email: 'lea@new.example' } };
    server.clock.advance(16 * minute);
    const { status, problem } = await server.call(activateWithEmail, asked);
    expect([status, problem.code]).toEqual([409, 'password_needed']);
    expect((await read(admin, leaver)).Status).toBe('Deactivated');
  });

  test('tells the freed address, which can take it back within 14 days', async () => {
    const { tenant, admin, leaver } = await freed();
    await activate(admin, leaver, 'mine@x.example');
    const mail = await told(tenant);
    expect(mail).toEqual([
      { person_id: leaver.id, address: 'lea@x.example', subject_id: expect.any(Number) },
    ]);
    expect(await enter(tenant, 'mine@x.example')).toBe(200);
    const session = await server.signInAs(leaver);
    // A new password there is told to the freed address, too.
    const asked = { Email: 'mine@x.example', domain: tenant.subdomain };
    await server.call(requestPasswordReset, { body: asked });
    expect(await told(tenant, 'reset_at_new_address')).toMatchObject([{ address: 'lea@x.example' }]);

    server.clock.advance(13 * day);
    const Token = await contestLink(tenant);
    const shown = await server.call(checkNotMe, { body: { Token } });
    expect(shown.body).toMatchObject({ OldEmail: 'lea@x.example', ChangedBy: admin.name, IsConfirmed: true });
    const { body } = await server.call(notMe, { body: { Token } });
    expect(body).toMatchObject({ Email: 'lea@x.example', IsPutBack: true });
    expect((await server.call(restoreSession, { token: session })).status).toBe(401);
    expect([await enter(tenant, 'mine@x.example'), await enter(tenant, 'lea@x.example')]).toEqual([401, 200]);
  });

  test.each(['somebody else has the freed address', 'it was freed 14 days ago', 'it is the freed one'])(
    'tells nobody if %s',
    async (why) => {
      const { tenant, admin, manager, leaver } = await freed();
      if (why.startsWith('somebody'))
        await server.call(addEmployee, {
          ...(await as(manager)),
          body: { Name: 'Lea Next', Email: leaver.email, ParentId: manager.id },
        });
      if (why.includes('14 days')) server.clock.advance(14 * day);
      const answer = await activate(admin, leaver, why.endsWith('one') ? leaver.email : 'lea@new.example');
      expect(answer.status).toBe(200);
      expect(await told(tenant)).toEqual([]);
    },
  );

  test('leaves the way back of an earlier change, which outlasts the free', async () => {
    const { tenant, admin, leaver } = await company();
    const change = { Name: leaver.name, JobTitle: 'Lead', Email: 'mine@x.example' };
    await server.call(saveProfile, { ...(await as(admin)), ...params(leaver), body: change });
    const confirm = await inTenant(server.context.pool, tenant.id, async (db) => {
      const { id } = await db.selectFrom('account_link').select('id').executeTakeFirstOrThrow();
      return mintAccountLink(db, { tenantId: tenant.id, id });
    });
    expect((await server.call(confirmEmail, { body: { Token: confirm } })).status).toBe(200);
    const Token = await contestLink(tenant);
    await deactivate(admin, leaver);
    await free(admin, leaver);
    expect((await activate(admin, leaver, 'mine-too@x.example')).status).toBe(200);
    const { body } = await server.call(notMe, { body: { Token } });
    expect(body).toMatchObject({ Email: 'lea@x.example', IsPutBack: true });
    expect(await enter(tenant, 'mine-too@x.example')).toBe(401);
    expect(await enter(tenant, 'lea@x.example')).toBe(200);
  });

  test('gets no mail and no link before that', async () => {
    const { tenant, leaver } = await freed();
    const body = { Email: leaver.email, domain: tenant.subdomain };
    expect((await server.call(requestPasswordReset, { body })).status).toBe(200);
    const links = await inTenant(server.context.pool, tenant.id, (db) =>
      db.selectFrom('account_link').select('id').execute(),
    );
    expect(links).toEqual([]);
  });

  test('is refused by the database, too', async () => {
    const { tenant, leaver } = await freed();
    const wake = inTenant(server.context.pool, tenant.id, (db) =>
      db.updateTable('person').set({ deactivated_at: null }).where('id', '=', leaver.id).execute(),
    );
    await expect(wake).rejects.toThrow('person_freed_is_deactivated');
  });
});

test('of two who take a freed address at one moment one gets it', async () => {
  const { admin, manager, leaver } = await freed();
  const token = await server.signInAs(manager);
  const answers = await Promise.all([
    activate(admin, leaver, 'lea@x.example'),
    server.call(addEmployee, {
      token,
      body: { Name: 'Lea Next', Email: 'lea@x.example', ParentId: manager.id },
    }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('an import adds somebody else with a freed address, and an export of the company changes nothing', async () => {
  const { tenant, admin } = await company();
  const boss = await server.buildPerson(tenant, { role: 'manager', email: 'boss@x.example' });
  const report = await server.buildPerson(tenant, { manager: boss, name: 'Rea Port' });
  await deactivate(admin, boss);
  await free(admin, boss);
  const calls = importCalls(server);
  const ours = { tenant, token: await server.signInAs(admin) };
  const row = (name: string, email: string, manager: string) =>
    [`,${name}`, email, 'contributor', manager, '', '', ''].join(',');
  const outcome = await calls.imported(ours, [row('Bo Ss', 'boss@x.example', tenant.ceo.email)]);
  expect(outcome).toMatchObject({ State: 'done' });
  const exported = await server.call(exportPeople, { ...ours, params: { format: 'csv' } });
  const [heading = '', ...lines] = exported.bytes.toString('utf8').trim().split(/\r?\n/);
  expect(lines.find((line) => line.includes('Rea Port'))).toContain(`no-address-${boss.id}`);
  const preview = await calls.checked(ours, lines, heading);
  expect(preview).toMatchObject({ Faults: [], Changed: 0, Added: 0 });
  expect(report.id).toBeGreaterThan(boss.id);
});
