import { createNote, deleteNote, listNotes, saveNote } from '@bellwether/contract/people/notes';
import { getProfile } from '@bellwether/contract/people/profile';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import type { PersonOptions } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const logged: string[] = [];
const server = await startTestServer({
  log: { level: 'trace', stream: { write: (line) => logged.push(line) } },
});
const company = await buildGoalCompany(server);
const { people } = company;

const hire = (options: PersonOptions = {}) => server.buildPerson({ id: company.tenantId }, options);
const write = (who: CastName | null, UserId: number, Title = 'One', Body = 'Text') =>
  company.call(who, createNote, { body: { UserId, Title, Body } });
const list = (who: CastName | null, userId: number, query: Record<string, string> = {}) =>
  company.call(who, listNotes, { params: { id: userId }, query });
const titles = async (who: CastName, userId: number, query: Record<string, string> = {}) =>
  (await list(who, userId, query)).body.data.map(({ Title }) => Title);

describe('a note', () => {
  test('is kept by everybody but observers, about others they see', async () => {
    const statuses: Partial<Record<CastName, number>> = { member: 403, observer: 403, foreigner: 404 };
    for (const who of cast) {
      const status = statuses[who] ?? 200;
      expect([who, (await write(who, people.member.id)).status]).toEqual([who, status]);
      expect([who, (await list(who, people.member.id)).status]).toEqual([who, status]);
    }
    expect((await write('lead', people.observer.id)).status).toBe(404);
    expect((await write('ceo', people.observer.id)).status).toBe(200);
    expect((await write(null, people.member.id)).status).toBe(401);
    expect((await list(null, people.member.id)).status).toBe(401);
  });

  test('is its author’s alone, by every call', async () => {
    const person = await hire({ manager: people.lead });
    const note = await company.must('lead', createNote, {
      body: { UserId: person.id, Title: 'Canary title', Body: 'Canary body' },
    });
    const body = { Title: 'Taken', Body: 'Over' };
    for (const who of cast.filter((name) => name !== 'lead')) {
      const params = { id: note.Id };
      expect([who, (await company.call(who, saveNote, { params, body })).status]).toEqual([who, 404]);
      expect([who, (await company.call(who, deleteNote, { params })).status]).toEqual([who, 404]);
      expect(JSON.stringify((await list(who, person.id)).body ?? '')).not.toContain('Canary');
      const profile = await company.call(who, getProfile, { params: { id: person.id } });
      expect(JSON.stringify(profile.body ?? '')).not.toContain('Canary');
    }
    expect(await titles('lead', person.id)).toEqual(['Canary title']);
    const events = await inTenant(server.context.pool, company.tenantId, (db) =>
      db
        .selectFrom('event')
        .select(['subject_id', 'detail'])
        .where('tenant_id', '=', company.tenantId)
        .where('kind', '=', 'note.written')
        .where('actor_id', '=', people.lead.id)
        .execute(),
    );
    expect(events.at(-1)).toEqual({ subject_id: note.Id, detail: {} });
  });

  test('is in no log and in no table but its own', async () => {
    logged.length = 0;
    const { body: note } = await write('lead', people.peer.id, 'Quokka title', 'Quokka body');
    const params = { id: note.Id };
    await company.must('lead', saveNote, { params, body: { Title: 'Quokka again', Body: 'Quokka body' } });
    expect(await titles('lead', people.peer.id, { Search: 'quokka' })).toEqual(['Quokka again']);
    expect(
      (await company.call('peer', saveNote, { params, body: { Title: 'Quokka', Body: ' ' } })).status,
    ).toBe(400);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('').toLowerCase()).not.toContain('quokka');
    const tables = await server.owner.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const parts = tables.rows.map(
      ({ name }) => `select '${name}' as name from ${name} one where one::text ilike '%quokka%'`,
    );
    const { rows } = await server.owner.query<{ name: string }>(parts.join(' union '));
    expect(rows).toEqual([{ name: 'note' }]);
    await company.must('lead', deleteNote, { params });
  });

  test('is changed and deleted by its author; a stale save is refused', async () => {
    const { body: note } = await write('lead', people.peer.id, ' First ', 'a\r\nb');
    expect([note.Title, note.Body]).toEqual(['First', 'a\r\nb']);
    const params = { id: note.Id };
    const save = (Title: string, UpdatedAt: string) =>
      company.call('lead', saveNote, { params, body: { Title, Body: 'Text', UpdatedAt } });
    const changed = await save('Second', note.UpdatedAt);
    expect([changed.status, changed.body.Title, changed.body.CreatedAt]).toEqual([
      200,
      'Second',
      note.CreatedAt,
    ]);
    expect((await save('Third', note.UpdatedAt)).problem.code).toBe('changed_meanwhile');
    expect((await company.call('lead', deleteNote, { params })).body).toEqual({ Id: note.Id });
    expect((await company.call('lead', deleteNote, { params })).status).toBe(404);
  });

  test('needs title and body within their limits', async () => {
    for (const [Title, Body, path] of [
      [' ', 'b', 'Title'],
      ['a', ' ', 'Body'],
    ] as const) {
      const { status, problem } = await write('lead', people.member.id, Title, Body);
      expect([status, problem.errors]).toEqual([400, [{ path, message: 'Please enter!' }]]);
    }
    expect((await write('lead', people.member.id, 'a'.repeat(256))).status).toBe(400);
    expect((await write('lead', people.member.id, 'a', 'b'.repeat(20_001))).status).toBe(400);
    expect((await write('lead', people.member.id, 'a', 'b\u0000')).status).toBe(400);
    expect((await list('lead', people.member.id, { Sort: 'Title' })).status).toBe(400);
  });
});

describe('the list of notes', () => {
  test('is sorted by creation or change, newest first, and searched in titles', async () => {
    const person = await hire();
    const first = await write('ceo', person.id, 'Über den Plan');
    await write('ceo', person.id, 'Later');
    server.clock.advance(60_000);
    const body = { Title: 'Über den Plan', Body: 'New' };
    await company.must('ceo', saveNote, { params: { id: first.body.Id }, body });
    expect(await titles('ceo', person.id)).toEqual(['Later', 'Über den Plan']);
    expect(await titles('ceo', person.id, { Sort: 'Updated' })).toEqual(['Über den Plan', 'Later']);
    expect(await titles('ceo', person.id, { Search: 'plan uber' })).toEqual(['Über den Plan']);
    expect(await titles('ceo', person.id, { Search: '100%' })).toEqual([]);
  });

  test('is paged, 50 at a time, each note once', async () => {
    const person = await hire();
    for (let each = 0; each < 51; each += 1) await write('ceo', person.id, `Note ${each}`);
    const first = (await list('ceo', person.id)).body;
    const rest = (await list('ceo', person.id, { Cursor: first.Next ?? '' })).body;
    expect([first.data.length, rest.data.length, rest.Next]).toEqual([50, 1, null]);
    expect(rest.data[0]?.Title).toBe('Note 0');
    expect((await list('ceo', people.member.id, { Cursor: first.Next ?? '' })).status).toBe(400);
  });

  test('stays after a deactivation, and is away while the company has switched notes off', async () => {
    const person = await hire({ deactivated: true });
    expect((await write('ceo', person.id)).status).toBe(200);
    const setNotes = (isOn: boolean) =>
      server.owner.query('update tenant_setting set employee_notes_enabled = $1 where tenant_id = $2', [
        isOn,
        company.tenantId,
      ]);
    await setNotes(false);
    const off = await list('ceo', person.id);
    await setNotes(true);
    expect([off.status, off.problem.code]).toEqual([409, 'notes_off']);
  });
});
