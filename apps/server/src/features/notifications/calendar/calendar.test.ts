import { createActionItem, markActionItem } from '@bellwether/contract/action-items';
import * as calendar from '@bellwether/contract/notifications/calendar';
import { deactivatePerson } from '@bellwether/contract/people/status';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EventReader } from '../../../platform/events/event-reader.ts';
import { readers } from '../../../reactions.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const start = '2026-11-18T15:00:00Z';
const server = await startTestServer({ now: start, env: { PUBLIC_URL: 'https://goals.example.com' } });
let company: GoalCompany;
beforeAll(async () => {
  company = await buildGoalCompany(server);
});
beforeEach(() => server.clock.set(Date.parse(start)));

const newLink = async (who: CastName) => (await company.must(who, calendar.makeCalendarLink)).Url;
const read = (url: string, headers: Record<string, string> = {}) =>
  server.send({ method: 'GET', url: new URL(url).pathname, headers: { host: 'localhost', ...headers } });
const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));

describe('the calendar link', () => {
  test('is shown once and stored as a hash; renewing and removing end it', async () => {
    expect(await company.must('member', calendar.getCalendarLink)).toEqual({ CreatedAt: null });
    const first = await newLink('member');
    expect(first).toMatch(
      /^https:\/\/[\w-]+\.goals\.example\.com\/api\/calendar\/\d+\.[\w-]{43}\/bellwether\.ics$/,
    );
    expect(await company.must('member', calendar.getCalendarLink)).toEqual({ CreatedAt: start });
    const { rows } = await server.owner.query(
      `select (select string_agg(calendar_link::text, '') from calendar_link) || (select string_agg(event::text, '') from event) as text`,
    );
    expect(rows[0].text).not.toContain(/\.([\w-]{43})\//.exec(first)?.[1]);
    expect((await read(first)).statusCode).toBe(200);
    const second = await newLink('member');
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect(await company.must('member', calendar.deleteCalendarLink)).toEqual({ CreatedAt: null });
    expect((await read(second)).statusCode).toBe(404);
    await company.must('member', calendar.deleteCalendarLink);
  });

  test('needs a session to be made, and none to be read', async () => {
    for (const call of [calendar.getCalendarLink, calendar.makeCalendarLink, calendar.deleteCalendarLink])
      expect((await company.call(null, call)).status).toBe(401);
    for (const token of ['x', '1.x', `${company.tenantId}.${'a'.repeat(43)}`, `2147483648.${'a'.repeat(43)}`])
      expect((await server.call(calendar.getCalendar, { params: { token } })).status).toBe(404);
    // A secret of one company must not open the calendar of another.
    const url = await newLink('member');
    const other = url.replace(`/${company.tenantId}.`, `/${company.people.foreigner.tenantId}.`);
    expect((await read(other)).statusCode).toBe(404);
  });

  test('dies with a deactivation, also after an activation', async () => {
    const url = await newLink('outsider');
    await company.must('orgAdmin', deactivatePerson, { params: { id: company.people.outsider.id } });
    expect((await read(url)).statusCode).toBe(404);
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
    for (const reader of readers) await new EventReader(server.context, reader, silent).turn();
    const left = await company.read((db) => db.selectFrom('calendar_link').select('person_id').execute());
    expect(left.map((row) => row.person_id)).not.toContain(company.people.outsider.id);
  });

  test('can be read sixty times an hour', async () => {
    const url = await newLink('lead');
    for (let count = 0; count < 60; count += 1) expect((await read(url)).statusCode).toBe(200);
    const refused = await read(url);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    server.clock.advance(3_600_000);
    expect((await read(url)).statusCode).toBe(200);
  });
});

describe('the calendar', () => {
  test('is a private file that programs read again only after a change', async () => {
    const url = await newLink('member');
    const { headers, body } = await read(url);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    server.clock.advance(60_000);
    const again = await read(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('has asking days of the own zone and quarter ends, with lasting ids', async () => {
    await company.read((db) =>
      db.updateTable('person').set({ time_zone: 'Tokyo' }).where('id', '=', company.people.peer.id).execute(),
    );
    const url = await newLink('peer');
    const entries = entriesOf((await read(url)).body);
    const [ask] = entries.filter(({ summary }) => summary.endsWith('ends Sun 22 Nov'));
    expect([ask?.summary, ask?.startDate.toString(), ask?.startDate.isDate]).toEqual([
      'Update your goals: Week 8 · ends Sun 22 Nov',
      // The week needs a prediction from Thursday 06:00Z on. In Tokyo the first 09:00 after that is on Friday.
      '2026-11-20',
      true,
    ]);
    expect(entries.filter(({ summary }) => summary.endsWith(' ends')).map((one) => one.summary)).toContain(
      'Q4 2026 ends',
    );
    const ids = entries.map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(ids.length);
    server.clock.advance(7 * 86_400_000);
    expect(entriesOf((await read(url)).body).map(({ uid }) => uid)).toEqual(ids);
  });

  test('has the deadlines of own open action items, and nobody else’s', async () => {
    const item = async (Title: string, assignee: CastName) =>
      company.must('lead', createActionItem, {
        body: {
          Title,
          DueDate: '2026-12-01',
          AssigneeId: company.people[assignee].id,
          RequesterId: company.people.lead.id,
        },
      });
    const long = `Write, to\\from; ${'très '.repeat(30)}end`;
    const own = await item(long, 'member');
    const done = await item('Done', 'member');
    await item('Not theirs', 'peer');
    await company.must('member', markActionItem, { params: { id: done.Id, tab: 1 } });
    const url = await newLink('member');
    const due = entriesOf((await read(url)).body).filter(({ summary }) => summary.startsWith('Due: '));
    expect(due.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      [`Due: ${long}`, '2026-12-01'],
    ]);
    await company.must('member', markActionItem, { params: { id: own.Id, tab: 1 } });
    expect((await read(url)).body).not.toContain('Due: ');
  });

  test('has quarter ends alone for an observer', async () => {
    await company.read((db) =>
      db
        .insertInto('action_item')
        .values({
          tenant_id: company.tenantId,
          title: 'From before they became an observer',
          due_date: '2026-12-01',
          assignee_id: company.people.observer.id,
          requester_id: company.people.lead.id,
          author_id: company.people.lead.id,
          created_at: start,
          updated_at: start,
        })
        .execute(),
    );
    const entries = entriesOf((await read(await newLink('observer'))).body);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ summary }) => !summary.endsWith(' ends'))).toEqual([]);
  });
});
