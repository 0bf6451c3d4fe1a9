import {
  createActionItem,
  deleteActionItem,
  listActionItems,
  listActionItemUsers,
  markActionItem,
  updateActionItem,
} from '@bellwether/contract/action-items';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { holdRows } from '../../testing/hold-rows.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { purgeActionItems } from './jobs.ts';

// In Chicago, six hours behind UTC.
const friday = '2026-11-13T15:00:00Z';
const server = await startTestServer({ now: friday });
const company = await buildGoalCompany(server);
const { people } = company;

type Fields = Partial<
  Record<'Title' | 'DueDate', string> & Record<'AssigneeId' | 'RequesterId' | 'GoalId', number>
>;

/** The lead makes an item; by default for the member, due on 20 November. */
function saved(fields: Fields = {}) {
  const { member, lead } = people;
  return { Title: 'Call', DueDate: '2026-11-20', AssigneeId: member.id, RequesterId: lead.id, ...fields };
}
const make = (fields: Fields = {}, who: CastName = 'lead') =>
  company.must(who, createActionItem, { body: saved(fields) });
const mark = (who: CastName | null, id: number, tab: 1 | 2) =>
  company.call(who, markActionItem, { params: { id, tab: `${tab}` } });
const change = (who: CastName | null, id: number, fields: object = {}) =>
  company.call(who, updateActionItem, { params: { id }, body: { ...saved(), ...fields } });
const remove = (who: CastName | null, id: number) => company.call(who, deleteActionItem, { params: { id } });
const list = (who: CastName | null, body: object = {}) => company.call(who, listActionItems, { body });
const seen = async (who: CastName, body: object = {}) => (await list(who, body)).body.data;
const events = (id: number) =>
  company.read((db) =>
    db
      .selectFrom('event')
      .select(['kind', 'detail'])
      .where('subject_id', '=', id)
      .where('kind', 'like', 'action_item.%')
      .orderBy('id')
      .execute(),
  );

describe('who may do what', () => {
  const own: readonly CastName[] = ['member', 'lead', 'otherLead'];
  // The other lead makes the item in the lead's name, for the member.
  const asked = () => make({}, 'otherLead');

  test('assignee, requester and maker see an item; nobody else, no manager, no admin', async () => {
    const item = await asked();
    for (const who of cast) {
      if (who === 'observer') continue;
      const ids = (await seen(who, { PageSize: 100 })).map(({ Id }) => Id);
      expect([who, ids.includes(item.Id)]).toEqual([who, own.includes(who)]);
    }
    const permissionsOf = async (who: CastName) =>
      (await seen(who, { PageSize: 100 })).find(({ Id }) => Id === item.Id)?.Permissions;
    expect(await permissionsOf('member')).toEqual({ Complete: true, Reopen: 'in_progress' });
    expect(await permissionsOf('lead')).toEqual({ Edit: true, Delete: true });
    expect(await permissionsOf('otherLead')).toEqual({});
    expect([item.Author.Name, item.Requester.Name]).toEqual(['Otto Otherlead', 'Lena Lead']);
  });

  test('each act belongs to one of them: 403 to the others of the item, 404 to everybody else', async () => {
    const acts = {
      complete: (who: CastName, id: number) => mark(who, id, 1),
      edit: (who: CastName, id: number) => change(who, id, { Title: 'Call again' }),
      remove,
    };
    const owners = { complete: 'member', edit: 'lead', remove: 'lead' } as const;
    for (const [name, act] of Object.entries(acts)) {
      const item = await asked();
      const owner = owners[name as keyof typeof owners];
      for (const who of cast.filter((one) => one !== owner)) {
        const status = own.includes(who) || who === 'observer' ? 403 : 404;
        expect([name, who, (await act(who, item.Id)).status]).toEqual([name, who, status]);
      }
      expect([name, (await act(owner, item.Id)).status]).toEqual([name, 200]);
    }
  });

  test('a stranger gets 401, an observer 403 and offers nobody an observer', async () => {
    const item = await asked();
    for (const [who, status] of [
      [null, 401],
      ['observer', 403],
    ] as const) {
      const answers = [
        list(who),
        company.call(who, listActionItemUsers),
        company.call(who, createActionItem, { body: saved() }),
        change(who, item.Id),
        mark(who, item.Id, 1),
        remove(who, item.Id),
      ];
      for (const answer of answers) expect((await answer).status).toBe(status);
    }
    const { data } = await company.must('member', listActionItemUsers);
    const names = data.map(({ Name }) => Name);
    expect(names).toContain('Lena Lead');
    expect(names).not.toContain('Obi Observer');
    const found = await company.must('member', listActionItemUsers, { query: { Search: 'lead len' } });
    expect(found.data.map(({ Name }) => Name)).toEqual(['Lena Lead']);
  });

  test('acts that do not fit the state get 409 with the state', async () => {
    const item = await asked();
    expect((await mark('member', item.Id, 2)).problem.code).toBe('in_progress');
    expect((await mark('member', item.Id, 1)).body).toMatchObject({
      IsCompleted: true,
      CompletedAt: '2026-11-13T15:00:00Z',
      Permissions: { Complete: 'completed', Reopen: true },
    });
    expect((await mark('member', item.Id, 1)).problem.code).toBe('completed');
    expect((await change('lead', item.Id)).problem.code).toBe('completed');
    expect((await mark('member', item.Id, 2)).body.IsCompleted).toBe(false);
    expect((await change('lead', item.Id, { Title: 'Open again' })).body.Title).toBe('Open again');
  });
});

describe('making and changing', () => {
  test.each([
    ['Title', { Title: ' ' }, 'Please enter!'],
    ['DueDate', { DueDate: '' }, 'Please enter!'],
    ['AssigneeId', { AssigneeId: 0 }, 'Please select!'],
    ['RequesterId', { RequesterId: 0 }, 'Please select!'],
    ['Title', { Title: 'a'.repeat(256) }, 'Title can have at most 255 characters.'],
  ])('a fault at %s', async (path, fields, message) => {
    const { status, problem } = await company.call('lead', createActionItem, { body: saved(fields) });
    expect([status, problem.errors]).toEqual([400, [{ path, message }]]);
  });

  test('people must be active, no observers, and of the company', async () => {
    const gone = await server.buildPerson({ id: company.tenantId }, { deactivated: true });
    for (const AssigneeId of [gone.id, people.observer.id, people.foreigner.id, 999_999]) {
      const { status, problem } = await company.call('lead', createActionItem, {
        body: saved({ AssigneeId }),
      });
      expect([status, problem.errors?.[0]?.path]).toEqual([400, 'AssigneeId']);
    }
    const { problem } = await company.call('lead', createActionItem, {
      body: saved({ RequesterId: gone.id }),
    });
    expect(problem.errors?.[0]?.path).toBe('RequesterId');
  });

  test.each(['2026-02-30', '1999-12-31', '2101-01-01', '11/20/2026'])(
    'refuses the deadline %s',
    async (DueDate) => {
      expect((await company.call('lead', createActionItem, { body: saved({ DueDate }) })).status).toBe(400);
    },
  );

  test('people who are deactivated later stay in their items', async () => {
    const leaver = await server.buildPerson({ id: company.tenantId }, { name: 'Lea Leaver' });
    const item = await make({ AssigneeId: leaver.id });
    await company.read((db) =>
      db.updateTable('person').set({ deactivated_at: friday }).where('id', '=', leaver.id).execute(),
    );
    const { body } = await change('lead', item.Id, { AssigneeId: leaver.id, Title: 'Still theirs' });
    expect([body.Title, body.Assignee.Name]).toEqual(['Still theirs', 'Lea Leaver']);
  });

  test('a stale save is refused, and the same values change nothing', async () => {
    const item = await make();
    const changed = await change('lead', item.Id, { Title: 'New', UpdatedAt: item.UpdatedAt });
    expect(changed.body.Title).toBe('New');
    expect((await change('lead', item.Id, { Title: 'Newer', UpdatedAt: item.UpdatedAt })).problem.code).toBe(
      'changed_meanwhile',
    );
    const same = await change('lead', item.Id, { Title: 'New', UpdatedAt: changed.body.UpdatedAt });
    expect(same.body.UpdatedAt).toBe(changed.body.UpdatedAt);
    expect((await events(item.Id)).map(({ kind }) => kind)).toEqual([
      'action_item.assigned',
      'action_item.changed',
    ]);
  });

  test('another assignee or requester takes over, and the former one sees it no longer', async () => {
    const { lead, member, peer, otherLead } = people;
    const item = await make();
    await change('lead', item.Id, { AssigneeId: peer.id });
    expect((await mark('member', item.Id, 1)).status).toBe(404);
    await change('lead', item.Id, { AssigneeId: peer.id, RequesterId: otherLead.id });
    // The lead is the author, and therefore still sees the item.
    expect((await remove('lead', item.Id)).status).toBe(403);
    expect((await remove('otherLead', item.Id)).body).toEqual({ Id: item.Id });
    expect((await remove('otherLead', item.Id)).status).toBe(404);
    const its = { authorId: lead.id, assigneeId: peer.id };
    expect(await events(item.Id)).toEqual([
      {
        kind: 'action_item.assigned',
        detail: {
          authorId: lead.id,
          assigneeId: member.id,
          requesterId: lead.id,
          formerAssigneeId: null,
          formerRequesterId: null,
          isTitleNew: true,
        },
      },
      {
        kind: 'action_item.assigned',
        detail: {
          ...its,
          requesterId: lead.id,
          formerAssigneeId: member.id,
          formerRequesterId: null,
          isTitleNew: false,
        },
      },
      {
        kind: 'action_item.changed',
        detail: { ...its, requesterId: otherLead.id, formerRequesterId: lead.id },
      },
      { kind: 'action_item.deleted', detail: { ...its, requesterId: otherLead.id } },
    ]);
  });

  test('of two acts at once the later one reads what the earlier one changed', async () => {
    const item = await make();
    const row = `select 1 from action_item where id = ${item.Id} for update`;
    const held = await holdRows(server.owner, company.tenantId, row);
    const answers = [mark('member', item.Id, 1), mark('member', item.Id, 1)];
    await held.whenWaiting(2);
    await held.release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    expect((await events(item.Id)).map(({ kind }) => kind)).toEqual([
      'action_item.assigned',
      'action_item.completed',
    ]);
  });

  test('a deleted item is kept for 180 days, for those who are told of it', async () => {
    const item = await make();
    await remove('lead', item.Id);
    const count = async () =>
      (
        await server.owner.query('select 1 from action_item where tenant_id = $1 and id = $2', [
          company.tenantId,
          item.Id,
        ])
      ).rowCount;
    server.clock.advance(179 * 86_400_000);
    await purgeActionItems.run(server.context);
    expect(await count()).toBe(1);
    server.clock.advance(2 * 86_400_000);
    await purgeActionItems.run(server.context);
    expect(await count()).toBe(0);
    await company.goTo(friday);
  });
});

describe('the list', async () => {
  const rival = await buildGoalCompany(server);
  const { member, peer, lead, ceo } = rival.people;
  const add = (Title: string, DueDate: string, AssigneeId: number, RequesterId = lead.id) =>
    rival.must('lead', createActionItem, { body: { Title, DueDate, AssigneeId, RequesterId } });
  const read = (body: object = {}) => rival.must('lead', listActionItems, { body });
  const order = async (body: object) => (await read(body)).data.map(({ Title }) => Title).join(' ');

  const beta = await add('beta', '2026-11-20', member.id);
  await add('Alpha', '2026-11-18', peer.id);
  await add('gamma', '2026-11-20', lead.id, ceo.id);
  const done = await add('Done', '2026-11-01', member.id);
  await rival.must('member', markActionItem, { params: { id: done.Id, tab: '1' } });

  test('has the open items by deadline, then by id, with the options of the tab', async () => {
    const { data, count, to_users, by_users } = await read();
    expect(data.map(({ Title }) => Title)).toEqual(['Alpha', 'beta', 'gamma']);
    expect(count).toBe(3);
    expect(to_users.map(({ Name }) => Name)).toEqual(['Lena Lead', 'Mia Member', 'Paul Peer']);
    expect(by_users.map(({ Id }) => Id).sort()).toEqual([lead.id, ceo.id].sort());
    expect(await order({ IsCompleted: true })).toBe('Done');
    expect(await order({ IsCompleted: null })).toBe('Done Alpha beta gamma');
  });

  test.each([
    ['Title', 'ascend', 'Alpha beta gamma'],
    ['Title', 'descend', 'gamma beta Alpha'],
    ['DueDate', 'descend', 'beta gamma Alpha'],
    ['AssigneeId', 'ascend', 'gamma beta Alpha'],
    ['RequesterId', 'ascend', 'beta Alpha gamma'],
  ])('is sorted by %s, %s', async (SortBy, SortOrder, expected) => {
    const found = await order({ SortBy, SortOrder });
    // The factory makes a random name for the ceo.
    const isFirst = SortBy === 'RequesterId' && ceo.name.toLowerCase() < 'lena lead';
    expect(found).toBe(isFirst ? 'gamma beta Alpha' : expected);
  });

  test('is filtered by people; the options stay', async () => {
    const filtered = await read({ Filters: { AssigneeId: [member.id, lead.id], RequesterId: [lead.id] } });
    expect(filtered.data.map(({ Id }) => Id)).toEqual([beta.Id]);
    expect([filtered.count, filtered.to_users.length]).toEqual([1, 3]);
    const none = await read({ Filters: { AssigneeId: [ceo.id], RequesterId: [] } });
    expect([none.data.length, none.count, none.to_users.length]).toEqual([0, 0, 3]);
  });

  test('finds one item of either tab by its id, for its people alone', async () => {
    const found = (who: CastName, id: number) =>
      rival.must(who, listActionItems, { body: { Filters: { Id: [id] }, PageSize: 1, IsCompleted: null } });
    expect((await found('member', done.Id)).data.map(({ Title }) => Title)).toEqual(['Done']);
    const hidden = await found('otherLead', done.Id);
    expect([hidden.data, hidden.count, hidden.to_users]).toEqual([[], 0, []]);
  });

  test('is paged', async () => {
    const second = await read({ Page: 1, PageSize: 2 });
    expect([second.data.map(({ Title }) => Title), second.count]).toEqual([['gamma'], 3]);
    expect((await read({ Page: 10_000, PageSize: 100 })).data).toEqual([]);
  });

  test.each([
    { Page: -1 },
    { Page: 10_001 },
    { PageSize: 0 },
    { PageSize: 101 },
    { SortBy: 'Id' },
    { SortOrder: 'up' },
  ])('refuses %j', async (body) => {
    expect((await rival.call('lead', listActionItems, { body })).status).toBe(400);
  });

  test('costs the same number of statements for few and for many items', async () => {
    const cost = async () =>
      (await server.countStatements(() => rival.must('lead', listActionItems, { body: { PageSize: 100 } })))
        .tables.length;
    const few = await cost();
    for (let each = 0; each < 20; each += 1) await add('Many', '2027-01-01', peer.id);
    expect([few, await cost()]).toEqual([few, few]);
    expect(few).toBeLessThanOrEqual(4);
  });
});
