import { signIn } from '@bellwether/contract/accounts';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import { createActionItem } from '@bellwether/contract/action-items';
import { addAgentClient } from '@bellwether/contract/agents/allowing';
import { exportAudit, listAudit } from '@bellwether/contract/audit';
import { addChannel } from '@bellwether/contract/channels';
import { removeGoal } from '@bellwether/contract/goals/drafting';
import { createNote } from '@bellwether/contract/people/notes';
import { saveProfile } from '@bellwether/contract/people/profile';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { addWebhook, removeWebhook } from '@bellwether/contract/webhooks';
import type { AuditKind } from '@bellwether/domain/audit/kinds';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer({ env: { CONNECTION_KEY: 'a1'.repeat(32) } });
const company = await buildGoalCompany(server);
const { people } = company;
const hr = await server.buildPerson({ id: company.tenantId }, { flags: ['isHrAdmin'] });
const hrToken = await server.signInAs(hr);

type Query = Record<string, string | number>;
const log = async (query: Query = {}, who: CastName = 'orgAdmin') =>
  (await company.must(who, listAudit, { query })).data;
const status = async (who: CastName | null, query: Query = {}) =>
  (await company.call(who, listAudit, { query })).status;
const change = (days: number) =>
  company.must('orgAdmin', saveSettings, { body: { Settings: { NotificationDays: days } } });

describe('a row', () => {
  test('tells who changed what, when, from where', async () => {
    await company.must('orgAdmin', saveSettings, {
      body: { Settings: { NotificationDays: 90 } },
      headers: { 'user-agent': 'Firefox/142' },
      address: '203.0.113.7',
    });
    expect((await log({ Kind: 'tenant.settings_changed' }))[0]).toMatchObject({
      At: '2026-11-18T15:00:00Z',
      Words: 'changed settings',
      Actor: { Id: people.orgAdmin.id, Name: people.orgAdmin.name },
      For: null,
      Subject: { Kind: 'company', Id: company.tenantId },
      Via: null,
      Address: '203.0.113.7',
      Device: 'Firefox/142',
      RequestId: expect.any(String),
      Detail: 'Settings: Days kept',
    });
  });

  test('tells of a stranger’s failed sign-in from where it came', async () => {
    await server.call(signIn, {
      body: { userName: people.member.email, password: 'wrong', domain: 'company-1' },
      address: '203.0.113.9',
    });
    expect((await log({ Kind: 'account.sign_in_failed' }))[0]).toMatchObject({
      Actor: null,
      Subject: { Id: people.member.id, Name: people.member.name },
      Address: '203.0.113.9',
    });
  });

  test('names the token, the webhook, the channel or the program that it is about, until that is removed', async () => {
    const made = await company.must('orgAdmin', makeToken, {
      body: { Name: 'Robot', Scopes: ['goals:read'] },
    });
    const Url = 'http://127.0.0.1:9/hook';
    const webhook = await company.must('orgAdmin', addWebhook, {
      body: { Url, Description: '', Kinds: ['goal.published'], IsOn: false },
    });
    await company.must('orgAdmin', addChannel, {
      body: { Name: 'Leads', Kind: 'slack', Url, Posts: ['digest'] },
    });
    await company.must('orgAdmin', addAgentClient, {
      body: { Name: 'Desk helper', Addresses: ['http://127.0.0.1/back'] },
    });
    const detailOf = async (Kind: AuditKind) => (await log({ Kind }))[0]?.Detail;
    expect(made.Token).not.toBe('');
    expect(await detailOf('account.token_made')).toBe('Token: Robot');
    expect(await detailOf('webhook.added')).toBe('Webhook: 127.0.0.1:9');
    expect(await detailOf('channel.added')).toBe('Channel: Leads');
    expect(await detailOf('agent.client_added')).toBe('Agent: Desk helper');
    await company.must('orgAdmin', removeWebhook, { params: { id: webhook.Id } });
    expect(await detailOf('webhook.removed')).toBe('');
  });

  test('names a goal only while everybody sees it, and never a private one', async () => {
    const open = await company.makeApproved('member', { Title: 'Open goal' });
    await company.makeApproved('member', { Title: 'Secret goal', IsPrivate: true });
    await company.make('member', { Title: 'Hidden draft' });
    const names = (await log({ Kind: 'goals' })).map(({ Subject }) => Subject?.Name);
    expect(names).toContain('Open goal');
    expect(names).toContain(null);
    for (const who of ['orgAdmin', 'ceo'] as const)
      expect(JSON.stringify(await log({}, who))).not.toMatch(/Secret goal|Hidden draft/);
    await company.must('goalAdmin', removeGoal, { params: { id: open.Goal.Id } });
    expect(JSON.stringify(await log())).not.toContain('Open goal');
  });

  test('tells that something private changed, and not what or about whom', async () => {
    await company.must('lead', createNote, {
      body: { UserId: people.member.id, Title: 'Canary title', Body: 'Canary body' },
    });
    await company.must('lead', createActionItem, {
      body: {
        Title: 'Canary item',
        DueDate: '2026-12-20',
        AssigneeId: people.member.id,
        RequesterId: people.lead.id,
      },
    });
    const rows = await log();
    expect(rows.find(({ Kind }) => Kind === 'note.written')).toMatchObject({
      Actor: { Id: people.lead.id },
      Subject: { Kind: 'private', Id: null, Name: null },
      Detail: '',
    });
    expect(rows.map(({ Kind }) => Kind)).toContain('action_item.assigned');
    expect(JSON.stringify(rows)).not.toContain('Canary');
  });
});

describe('who reads', () => {
  test.each(['lead', 'member', 'goalAdmin', 'goalManager', 'observer'] as const)(
    '%s does not',
    async (who) => {
      expect(await status(who)).toBe(403);
      const file = await company.call(who, exportAudit, { params: { format: 'csv' } });
      expect(file.status).toBe(403);
    },
  );

  test('strangers and other companies get nothing of it', async () => {
    expect(await status(null)).toBe(401);
    const rows = await log({}, 'foreigner');
    expect(JSON.stringify(rows)).not.toContain(people.orgAdmin.name);
    expect(await log({ Person: people.orgAdmin.id }, 'foreigner')).toEqual([]);
  });

  test('HR admins get events about people alone', async () => {
    const { body } = await server.call(listAudit, { token: hrToken });
    expect(body.data.every(({ Kind }) => /^(person|people|manual)\./.test(Kind))).toBe(true);
    for (const Kind of ['goals', 'tenant.settings_changed', 'account.signed_in', 'appraisals'])
      expect((await server.call(listAudit, { token: hrToken, query: { Kind } })).body.data).toEqual([]);
  });

  test('HR admins, who find no observers, read nothing of theirs', async () => {
    const { member, observer } = people;
    await company.must('member', saveProfile, {
      params: { id: member.id },
      body: { Name: member.name, JobTitle: 'Pilot', Email: member.email },
    });
    await company.must('orgAdmin', saveProfile, {
      params: { id: observer.id },
      body: { Name: observer.name, JobTitle: 'Board', Email: observer.email, PhoneNumber: '1' },
    });
    expect((await log({ Kind: 'people', Person: observer.id }))[0]?.Subject?.Name).toBe(observer.name);
    const { body } = await server.call(listAudit, { token: hrToken });
    expect(body.data.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(observer.name);
  });

  test('a token needs its scope, and has the rights of its person', async () => {
    const bearer = async (who: CastName, scope: string) => {
      const made = await company.must(who, makeToken, { body: { Name: 'SIEM', Scopes: [scope] } });
      return `Bearer ${made.Token}`;
    };
    const get = async (token: string) => (await server.call(listAudit, { token })).status;
    expect(await get(await bearer('orgAdmin', 'audit:read'))).toBe(200);
    expect(await get(await bearer('orgAdmin', 'people:read'))).toBe(403);
    expect(await get(await bearer('member', 'audit:read'))).toBe(403);
  });
});

describe('filters and pages', () => {
  test('by kind, person and time', async () => {
    expect((await log({ Kind: 'goal.created' })).every(({ Kind }) => Kind === 'goal.created')).toBe(true);
    const ofMember = await log({ Person: people.member.id });
    const { id } = people.member;
    expect(ofMember.length).toBeGreaterThan(0);
    expect(ofMember.every(({ Actor, Subject }) => Actor?.Id === id || Subject?.Id === id)).toBe(true);
    expect(await log({ To: '2026-11-17' })).toEqual([]);
    expect(await log({ From: '2026-11-19' })).toEqual([]);
    expect((await log({ From: '2026-11-18', To: '2026-11-18' })).length).toBeGreaterThan(0);
    expect(await log({ From: '2026-11-18T15:00:01Z' })).toEqual([]);
  });

  test('by what it is about, and by its id unless it is private', async () => {
    const goals = await log({ Object: 'goal' });
    const ids = new Set(goals.map(({ Subject }) => Subject?.Id ?? 0));
    expect([goals.every(({ Subject }) => Subject?.Kind === 'goal'), ids.size > 1]).toEqual([true, true]);
    const [ObjectId = 0] = ids;
    const one = await log({ Object: 'goal', ObjectId });
    expect(one.length).toBeGreaterThan(0);
    expect(one.every(({ Subject }) => Subject?.Id === ObjectId)).toBe(true);
    expect(await log({ Object: 'private', ObjectId: 987_654 })).toEqual(await log({ Object: 'private' }));
  });

  test('names a group of the directory and its members', async () => {
    const { member, peer } = people;
    const detail = JSON.stringify({ added: [member.id], removed: [peer.id] });
    const { rows } = await server.owner.query(
      `with made as (insert into scim_group (tenant_id, name, created_at, changed_at) values ($1, 'Sailors', now(), now())
        returning id)
      insert into event (tenant_id, kind, subject_id, detail, created_at)
      select $1, 'directory.members_changed', made.id, $2, now() from made returning subject_id`,
      [company.tenantId, detail],
    );
    const [row] = await log({ Object: 'group', ObjectId: rows[0]?.subject_id });
    expect(row?.Subject?.Name).toBe('Sailors');
    expect(row?.Detail).toBe(`Added: ${member.name} · Removed: ${peer.name}`);
  });

  test.each([
    { Kind: 'goal.eaten' },
    { Object: 'house' },
    { Person: '0' },
    { From: 'yesterday' },
    { To: '2026-13-01' },
    { After: 'x' },
  ])('refuses %o', async (query) => {
    expect(await status('orgAdmin', query as Query)).toBe(400);
  });

  test('older pages have no row twice and miss none, in a constant number of statements', async () => {
    for (let days = 100; days < 160; days += 1) await change(days);
    const seen: number[] = [];
    for (let query: Query = {}; ; ) {
      const { data, Next } = await company.must('orgAdmin', listAudit, { query });
      seen.push(...data.map(({ Id }) => Id));
      if (Next === null) break;
      query = { After: Next };
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    const count = async (query: Query) =>
      (await server.countStatements(() => company.must('orgAdmin', listAudit, { query }))).tables.length;
    expect(await count({})).toBe(await count({ Kind: 'person.created' }));
  });

  test('a program that polls gets each later row, oldest first', async () => {
    const [newest] = await log();
    const after = { After: String(newest?.Id) };
    const empty = await company.must('orgAdmin', listAudit, { query: after });
    expect(empty).toEqual({ data: [], Next: after.After });
    await change(300);
    await change(301);
    const page = await company.must('orgAdmin', listAudit, { query: after });
    expect(page.data.map(({ Kind }) => Kind)).toEqual(['tenant.settings_changed', 'tenant.settings_changed']);
    expect(page.data[0]?.Id).toBeLessThan(page.data[1]?.Id ?? 0);
    server.clock.advance(310_000);
    const later = await company.must('orgAdmin', listAudit, { query: after });
    expect(later.Next).toBe(String(page.data[1]?.Id));
  });

  test('a poll does not pass an event whose transaction still runs', async () => {
    const [newest] = await log();
    const other = await server.owner.connect();
    try {
      await other.query('begin');
      // A transaction with a number holds back every end until a minute is over.
      await other.query('select pg_current_xact_id()');
      await change(400);
      const query = { After: String(newest?.Id) };
      const page = await company.must('orgAdmin', listAudit, { query });
      expect(page.data).toHaveLength(1);
      expect(page.Next).toBe(query.After);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });
});

describe('the file', () => {
  const file = async (format: string, query: Query = {}) =>
    company.call('orgAdmin', exportAudit, { params: { format }, query });

  test('has all rows as CSV, without formulas, and is an event', async () => {
    await company.makeApproved('ceo', { Title: '=HYPERLINK("http://evil.example")' });
    const { status, headers, bytes } = await file('csv');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const text = bytes.toString();
    expect(text).toContain('Days kept');
    expect(text).not.toMatch(/(^|,|")=HYPERLINK/m);
    expect(text).toContain("'=HYPERLINK");
    const rows = text.trim().split('\r\n').length - 1;
    expect((await log({ Kind: 'audit.exported' }))[0]?.Detail).toContain(`Format: csv · Rows: ${rows}`);
  });

  test('has the same rows as JSON, filtered', async () => {
    const { bytes } = await file('json', { Kind: 'goal.created' });
    const { data } = JSON.parse(bytes.toString()) as { data: { Kind: string }[] };
    expect(data).toEqual(await log({ Kind: 'goal.created' }));
  });

  test('refuses another format', async () => {
    expect((await file('exe')).status).toBe(400);
  });

  test('answers who asked for another address of whom last Tuesday, and takes it away', async () => {
    const day = 86_400_000;
    const { member, orgAdmin } = people;
    // From Wednesday to the next Tuesday.
    server.clock.advance(6 * day);
    await company.signIn();
    const body = { Name: member.name, JobTitle: 'Member', Email: 'moved@company.example' };
    await company.must('orgAdmin', saveProfile, { params: { id: member.id }, body });
    server.clock.advance(3 * day);
    await company.signIn();
    await company.must('orgAdmin', saveProfile, {
      params: { id: member.id },
      body: { ...body, Email: 'again@company.example' },
    });
    const tuesday = { From: '2026-11-24', To: '2026-11-24', Kind: 'people', Person: member.id };
    const told = {
      At: expect.stringMatching(/^2026-11-24T/),
      Kind: 'person.email_change_requested',
      Words: 'asked for another e-mail',
      Actor: { Id: orgAdmin.id, Name: orgAdmin.name },
      Subject: { Kind: 'person', Id: member.id, Name: member.name },
    };
    const rows = (await log(tuesday)).filter(({ Kind }) => Kind.startsWith('person.email'));
    expect(rows).toMatchObject([told]);
    const asked = { ...tuesday, Kind: told.Kind };
    const { data } = JSON.parse((await file('json', asked)).bytes.toString()) as { data: unknown[] };
    expect(data).toEqual(rows);
    const [, ...lines] = (await file('csv', asked)).bytes.toString().trim().split('\r\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(orgAdmin.name);
    expect(lines[0]).toContain(member.name);
  });
});
