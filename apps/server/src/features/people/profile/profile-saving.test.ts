import { restoreSession, signIn } from '@bellwether/contract/accounts';
import { type ProfileSave, saveProfile } from '@bellwether/contract/people/profile';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { testPassword } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { profileCalls, profileSave } from '../../../testing/profile-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server, { withoutTalent: false });
const { people } = company;
const { read, save, hire, change } = profileCalls(company);
const colleagues = cast.filter((name) => name !== 'foreigner');
const minute = 60_000;

describe('saving', () => {
  test('is allowed for the person, those above, the ceo and org admins', async () => {
    const editors: CastName[] = ['outsider', 'otherLead', 'ceo', 'orgAdmin'];
    for (const name of colleagues) {
      const answer = await save(name, people.outsider, { Biography: `By ${name}` });
      expect([name, answer.status]).toEqual([name, editors.includes(name) ? 200 : 403]);
      if (answer.status === 200) expect(answer.body.Biography).toBe(`By ${name}`);
    }
    expect((await save('lead', people.observer, {})).status).toBe(404);
    expect((await save('ceo', people.foreigner, {})).status).toBe(404);
  });

  test('keeps absent fields, clears null fields, and records which fields changed, never their values', async () => {
    const person = await hire({ manager: people.lead, name: 'Pia Plain' });
    const all = {
      PhoneNumber: '+49 30 1',
      TimeZone: 'Berlin',
      LinkedinUrl: 'https://www.linkedin.com/in/pia',
      Biography: 'Canary',
    };
    expect((await save('lead', person, all)).body).toMatchObject(all);
    expect((await save('lead', person, {})).body).toMatchObject(all);
    const emptied = await save('lead', person, { TimeZone: null, PhoneNumber: '', Biography: '' });
    expect(emptied.body).toMatchObject({ TimeZone: null, PhoneNumber: '', Biography: '' });
    const events = await company.read((db) =>
      db
        .selectFrom('event')
        .select(['kind', 'detail'])
        .where('subject_id', '=', person.id)
        .where('kind', 'like', 'person.%')
        .orderBy('id')
        .execute(),
    );
    expect(events.map((event) => event.kind)).toEqual(['person.profile_changed', 'person.profile_changed']);
    expect(events[0]?.detail).toEqual({ fields: ['phone', 'time_zone', 'linkedin_url', 'biography'] });
  });

  test.each<[string, Partial<ProfileSave>, string, string]>([
    ['no name', { Name: ' ' }, 'Name', 'Please input your name!'],
    ['no title', { JobTitle: '' }, 'JobTitle', 'Please input your job title!'],
    ['no e-mail', { Email: '' }, 'Email', 'Please input your email!'],
    ['a bad e-mail', { Email: 'nobody' }, 'Email', 'Please enter valid email'],
    ['a long e-mail', { Email: `${'a'.repeat(243)}@example.com` }, 'Email', 'Please enter valid email'],
    [
      'another site',
      { LinkedinUrl: 'https://evil.com/linkedin.com/' },
      'LinkedinUrl',
      'Invalid LinkedIn URL!',
    ],
    ['a script', { LinkedinUrl: 'javascript:linkedin.com/' }, 'LinkedinUrl', 'Invalid LinkedIn URL!'],
    ['no day', { StartDate: '2024-02-30' }, 'StartDate', 'Please enter a valid date.'],
    ['an unknown zone', { TimeZone: 'Atlantis' }, 'TimeZone', 'Please select a time zone.'],
    [
      'a long phone',
      { PhoneNumber: '1'.repeat(51) },
      'PhoneNumber',
      'Phone number can have at most 50 characters.',
    ],
    [
      'a department for a contributor',
      { OrgUnit: 'Mine' },
      'OrgUnit',
      'Only a CEO or manager can have a department of their own.',
    ],
  ])('%s is refused at its field', async (_what, fields, path, message) => {
    const answer = await save('lead', people.member, fields);
    expect([answer.status, answer.problem.errors]).toEqual([400, [{ path, message }]]);
  });

  test('of two concurrent saves of the same version, one gets 409', async () => {
    const { UpdatedAt } = (await read('lead', people.member.id)).body;
    const answers = await Promise.all([
      save('lead', people.member, { Biography: 'One', UpdatedAt }),
      save('ceo', people.member, { Biography: 'Two', UpdatedAt }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.problem.code).toBe('changed_meanwhile');
  });
});

test('a save does not wait for what refers to the person', async () => {
  const person = await hire({});
  await inTenant(server.context.pool, company.tenantId, async (db) => {
    await db
      .insertInto('write_count')
      .values({
        tenant_id: company.tenantId,
        person_id: person.id,
        kind: 'write',
        hour: new Date(server.clock.now()).toISOString(),
        writes: 1,
      })
      .execute();
    expect((await save('ceo', person, { JobTitle: 'Busy' })).status).toBe(200);
  });
});

describe('a department', () => {
  test('is changed by those above and admins, not by oneself, and belongs to one manager', async () => {
    const boss = await hire({ role: 'manager', name: 'Dana Dept', manager: people.lead });
    const token = await server.signInAs(boss);
    const own = await server.call(saveProfile, {
      token,
      params: { id: boss.id },
      body: profileSave(boss, { OrgUnit: 'Mine' }),
    });
    expect(own.status).toBe(403);
    expect((await save('lead', boss, { OrgUnit: 'Research' })).body).toMatchObject({
      OrgUnit: 'Research',
      OwnOrgUnit: 'Research',
    });
    const taken = await save('ceo', people.otherLead, { OrgUnit: 'RESEARCH' });
    expect([taken.status, taken.problem.errors]).toEqual([
      400,
      [{ path: 'OrgUnit', message: 'This department exists already.' }],
    ]);
    expect((await save('lead', boss, { OrgUnit: null })).body).toMatchObject({ OwnOrgUnit: null });
    expect((await save('orgAdmin', people.otherLead, { OrgUnit: 'RESEARCH' })).status).toBe(200);
  });
});

test('where and since when somebody is there: the place is theirs to change, the day is their managers’', async () => {
  const known = { Location: 'Austin', StartDate: '2024-02-01' };
  expect((await save('lead', people.member, known)).body).toMatchObject(known);
  expect((await read('outsider', people.member.id)).body).toMatchObject(known);
  expect((await save('member', people.member, { ...known, Location: 'Köln' })).body).toMatchObject({
    ...known,
    Location: 'Köln',
    Permissions: { EditProfile: true },
  });
  for (const StartDate of ['2024-02-02', null])
    expect([(await save('member', people.member, { StartDate })).status, StartDate]).toEqual([
      403,
      StartDate,
    ]);
  expect((await save('orgAdmin', people.member, { StartDate: null })).body).toMatchObject({
    Location: 'Köln',
    StartDate: null,
  });
});

describe('a new e-mail', () => {
  test('asks for the password after 15 minutes, and no other change does', async () => {
    const person = await hire({ manager: people.lead, name: 'Emma Edit' });
    const token = await server.signInAs(person);
    const put = (fields: Partial<ProfileSave>) =>
      server.call(saveProfile, { token, params: { id: person.id }, body: profileSave(person, fields) });
    server.clock.advance(15 * minute);
    expect((await put({ Email: 'emma@new.example' })).body.UnconfirmedEmail).toBe('emma@new.example');
    server.clock.advance(1);
    const asked = await put({ Email: 'emma@newer.example' });
    expect(asked.problem).toEqual({
      type: '/problems/password-needed',
      title: 'Conflict',
      status: 409,
      code: 'password_needed',
      detail: 'Please enter your password to go on.',
    });
    expect((await put({ Biography: 'Hello' })).status).toBe(200);
    expect((await put({ Email: person.email.toUpperCase() })).status).toBe(200);
    await company.signIn();
  });

  test('waits for its confirmation; the old one signs in until then, and only the newest request is open', async () => {
    const person = await hire({ manager: people.lead, name: 'Nele New' });
    for (const Email of ['nele@one.example', 'nele@two.example'])
      expect((await save('lead', person, { Email })).body).toMatchObject({
        Email: person.email,
        UnconfirmedEmail: Email,
      });
    const links = await company.read((db) =>
      db
        .selectFrom('account_link')
        .select(['email', 'actor_id', 'kind', 'secret_hash', 'requested_at', 'expires_at', 'replaced_at'])
        .where('person_id', '=', person.id)
        .orderBy('id')
        .execute(),
    );
    const now = server.clock.now();
    const link = { actor_id: people.lead.id, kind: 'confirm', secret_hash: null, requested_at: now };
    expect(links).toEqual([
      { ...link, email: 'nele@one.example', expires_at: now + 72 * 60 * minute, replaced_at: now },
      { ...link, email: 'nele@two.example', expires_at: now + 72 * 60 * minute, replaced_at: null },
    ]);
    const { Subdomain: domain } = (await company.must('ceo', restoreSession)).Tenant;
    const enter = (userName: string) =>
      server.call(signIn, { body: { userName, password: testPassword, domain } });
    expect((await enter(person.email)).status).toBe(200);
    expect((await enter('nele@two.example')).status).toBe(401);
    const events = await company.read((db) =>
      db
        .selectFrom('event')
        .select('detail')
        .where('kind', '=', 'person.email_change_requested')
        .where('subject_id', '=', person.id)
        .execute(),
    );
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain('@');
  });

  test('of an invited person is immediate, and ends the invitation sent to the old one', async () => {
    const person = await hire({ manager: people.lead, withoutPassword: true });
    await company.read((db) =>
      db
        .insertInto('invitation')
        .values({
          tenant_id: company.tenantId,
          person_id: person.id,
          secret_hash: Buffer.alloc(32),
          invited_by: 'Lena Lead',
          created_at: '2026-11-18T00:00:00Z',
          expires_at: '2026-12-02T00:00:00Z',
        })
        .execute(),
    );
    const answer = await save('lead', person, { Email: 'Fresh@Example.com' });
    expect(answer.body).toMatchObject({ Email: 'Fresh@Example.com', UnconfirmedEmail: null });
    const invitations = await company.read((db) =>
      db.selectFrom('invitation').select('replaced_at').where('person_id', '=', person.id).execute(),
    );
    expect(invitations).toEqual([{ replaced_at: server.clock.now() }]);
  });

  test('that another person signs in with is refused; one that only waits for confirmation is not', async () => {
    const person = await hire({ manager: people.lead });
    const taken = await save('lead', person, { Email: people.peer.email.toUpperCase() });
    expect([taken.status, taken.problem.errors]).toEqual([
      400,
      [{ path: 'Email', message: 'This e-mail is already in use.' }],
    ]);
    await change(people.goalManager, { unconfirmed_email: 'waits@example.com' });
    expect((await save('lead', person, { Email: 'waits@example.com' })).status).toBe(200);
  });

  test('of a person with special rights is changed only by them, the ceo or an org admin', async () => {
    const Email = 'taken-over@example.com';
    expect((await save('otherLead', people.goalAdmin, { Email })).status).toBe(403);
    expect((await save('otherLead', people.orgAdmin, { Email })).status).toBe(403);
    const spelling = people.goalAdmin.email.toUpperCase();
    expect((await save('otherLead', people.goalAdmin, { Email: spelling })).status).toBe(403);
    expect((await save('goalAdmin', people.goalAdmin, { Email })).status).toBe(200);
    expect((await save('orgAdmin', people.goalAdmin, { Email })).status).toBe(200);
    // Other people may still edit the rest of the profile.
    expect((await save('otherLead', people.goalAdmin, { Biography: 'Hello' })).status).toBe(200);
  });

  test('that looks the same is the same address', async () => {
    const person = await hire({ manager: people.lead, email: 'ann@example.com' });
    const answer = await save('lead', person, { Email: 'Ann <ａnn@example.com>' });
    expect(answer.body).toMatchObject({ Email: 'ann@example.com', UnconfirmedEmail: null });
  });
});
