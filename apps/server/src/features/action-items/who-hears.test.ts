import {
  createActionItem,
  deleteActionItem,
  listActionItems,
  markActionItem,
  updateActionItem,
} from '@bellwether/contract/action-items';
import { listNotifications } from '@bellwether/contract/notifications';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { openReady, told } from '../../testing/live-client.ts';
import { Notified } from '../../testing/notifications.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const notified = new Notified(company);
const { people } = company;

/** The fields of an item of `lead` for `member`. */
const fields = (more: object = {}) => ({
  Title: 'Order the parts',
  DueDate: '2026-12-01',
  AssigneeId: people.member.id,
  RequesterId: people.lead.id,
  ...more,
});
const make = async (more: object = {}) =>
  (await company.must('lead', createActionItem, { body: fields(more) })).Id;
const mark = (id: number, tab: 1 | 2) => company.must('member', markActionItem, { params: { id, tab } });
const change = (id: number, more: object) =>
  company.must('lead', updateActionItem, { params: { id }, body: fields(more) });
const remove = (id: number) => company.must('lead', deleteActionItem, { params: { id } });

/** The people who are notified of an act on an item, and the people who get a live frame. */
test.each<[string, (id: number) => Promise<unknown>, Partial<Record<CastName, string>>, CastName[]]>([
  [
    'giving it to somebody else',
    (id) => change(id, { AssigneeId: people.peer.id }),
    { member: 'Action Item Given to Somebody Else', peer: 'Action Item Assigned' },
    ['lead', 'member', 'peer'],
  ],
  [
    'changing it',
    (id) => change(id, { Title: 'Order all parts' }),
    { member: 'Action Item Changed' },
    ['lead', 'member'],
  ],
  ['completing it', (id) => mark(id, 1), { lead: 'Action Item Completed' }, ['lead', 'member']],
  ['deleting it', remove, { member: 'Action Item Deleted' }, ['lead', 'member']],
])('%s', async (_name, act, expected, live) => {
  const id = await make();
  await notified.settle();
  const watchers = cast.filter((who) => who !== 'foreigner');
  const opened = watchers.map(async (who) => [who, await openReady(server, company.tokenOf(who))] as const);
  const clients = Object.fromEntries(await Promise.all(opened));
  const before = await told(server, company.tenantId, clients);
  const heard = await notified.after(() => act(id));
  const subjects = Object.entries(heard).map(([who, list]) => [
    who,
    list.map(({ Subject }) => Subject).join(),
  ]);
  expect(Object.fromEntries(subjects)).toEqual(expected);
  const frames = Object.entries(await told(server, company.tenantId, clients));
  const reached = frames.filter(([who, list]) =>
    list.slice(before[who]?.length).some(({ ActionItemId }) => ActionItemId === id),
  );
  expect(reached.map(([who]) => who)).toEqual(live);
});

test('making it for another requester tells both, and reopening it tells the requester', async () => {
  const made = await notified.after(() => make({ RequesterId: people.peer.id }));
  expect([made.member?.[0]?.Subject, made.peer?.[0]?.Subject]).toEqual([
    'Action Item Assigned',
    'Action Item Assigned',
  ]);
  const id = await make();
  await mark(id, 1);
  const reopened = await notified.after(() => mark(id, 2));
  expect(reopened.lead?.map(({ Subject }) => Subject)).toEqual(['Action Item Reopened']);
});

test('the title is told, also of a deleted item', async () => {
  await remove(await make({ Title: 'Sweep the hall' }));
  const [deleted, assigned] = await notified.of('member');
  expect([assigned?.Body, deleted?.Body]).toEqual([
    'Lena Lead assigned “Sweep the hall” to you.',
    'Lena Lead deleted “Sweep the hall”.',
  ]);
});

test('the former assignee reads who has the item now', async () => {
  const id = await make({ Title: 'Paint the gate' });
  const given = await notified.after(() =>
    change(id, { Title: 'Paint the gate', AssigneeId: people.peer.id }),
  );
  expect(given.member?.map(({ Body }) => Body)).toEqual(['Lena Lead gave “Paint the gate” to Paul Peer.']);
  // The former assignee sees the item nowhere else.
  const { body } = await company.call('member', listActionItems, { query: { PageSize: 100 } });
  expect(JSON.stringify(body)).not.toContain('Paint the gate');
});

test('a former assignee never reads a title that the item got when it left, or later', async () => {
  const renamed = await make();
  await notified.settle();
  await change(renamed, { Title: 'Fire somebody', AssigneeId: people.peer.id });
  const later = await make();
  await notified.settle();
  await change(later, { AssigneeId: people.peer.id });
  server.clock.advance(1_000);
  await change(later, { Title: 'Fire somebody', AssigneeId: people.peer.id });
  const bodies = (await notified.of('member')).slice(0, 4).map(({ Body }) => Body);
  expect(bodies.join()).not.toContain('Fire');
  expect(bodies.filter((body) => body === 'Lena Lead gave an action item to Paul Peer.')).toHaveLength(2);
});

test('an assignee who became an observer gets no more notifications, and sees no earlier title', async () => {
  const leaver = await server.buildPerson({ id: company.tenantId });
  const id = await make({ AssigneeId: leaver.id });
  await notified.settle();
  await company.read((db) =>
    db
      .updateTable('person')
      .set({ role_name: 'observer', manager_id: null })
      .where('id', '=', leaver.id)
      .execute(),
  );
  const token = await server.signInAs(leaver);
  const watching = await openReady(server, token);
  const before = await told(server, company.tenantId, { watching });
  await change(id, { AssigneeId: leaver.id, Title: 'Order all parts' });
  await notified.settle();
  expect(await told(server, company.tenantId, { watching })).toEqual(before);
  const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
  expect(body.Notifications.map(({ Body }) => Body)).toEqual(['Lena Lead assigned an action item to you.']);
});
