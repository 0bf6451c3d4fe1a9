import { createActionItem, deleteActionItem, listActionItems } from '@bellwether/contract/action-items';
import { deactivatePerson, getDeactivationPreview } from '@bellwether/contract/people/status';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const notified = new Notified(company);

const item = (by: CastName, assignee: CastName, Title: string) =>
  company.must(by, createActionItem, {
    body: { Title, DueDate: '2026-12-20', AssigneeId: people[assignee].id, RequesterId: people[by].id },
  });
const titles = async (who: CastName) =>
  (await company.must(who, listActionItems, { body: {} })).data.map(({ Title }) => Title).sort();

await company.make('member', { Title: 'Waits', IsDraft: false });
await company.make('peer', { Title: 'Waits, too', IsDraft: false, IsPrivate: true });
await company.makeApproved('lead', { Title: 'Lead the team' });
const requested = await item('lead', 'member', 'Call the supplier');
await item('ceo', 'lead', 'Write the plan');
await item('otherLead', 'outsider', 'Nothing to do with it');

test('the preview names everything that waits, and to whom it falls', async () => {
  const preview = (who: CastName) =>
    company.must(who, getDeactivationPreview, { params: { id: people.lead.id } });
  const wanted = {
    GoalCount: 1,
    UserCount: 2,
    ApprovalCount: 2,
    AppraisalCount: 0,
    ItemCount: 1,
    RequestCount: 1,
    FallsTo: { Id: people.ceo.id, Name: people.ceo.name },
  };
  expect(await preview('ceo')).toMatchObject(wanted);
  // An org admin sees no goal before its approval.
  expect(await preview('orgAdmin')).toMatchObject({ ...wanted, ApprovalCount: 0 });
  for (const who of ['member', 'peer', 'otherLead', 'observer', 'foreigner'] as const)
    expect((await company.call(who, getDeactivationPreview, { params: { id: people.lead.id } })).status).toBe(
      404,
    );
});

test('one notification names everything to the acting manager, who gets the requester’s rights', async () => {
  expect(await titles('ceo')).toEqual(['Write the plan']);
  const before = (await notified.of('ceo')).length;
  await company.must('orgAdmin', deactivatePerson, { params: { id: people.lead.id } });
  const told = await notified.of('ceo');
  expect(told.slice(0, told.length - before).map(({ Subject, Body }) => [Subject, Body])).toEqual([
    [
      'Somebody Left',
      `${people.lead.name} left. 2 approvals, 2 direct reports and 1 requested action item fall to you. 1 open goal and 1 action item are to be given to somebody.`,
    ],
  ]);
  for (const who of ['member', 'otherLead', 'goalAdmin'] as const)
    expect((await notified.of(who)).map(({ Subject }) => Subject)).not.toContain('Somebody Left');
  expect(await titles('ceo')).toEqual(['Call the supplier', 'Write the plan']);
  for (const who of ['otherLead', 'orgAdmin', 'goalAdmin'] as const)
    expect(await titles(who)).not.toContain('Call the supplier');
  const { data } = await company.must('ceo', listActionItems, { body: {} });
  expect(data.find(({ Id }) => Id === requested.Id)).toMatchObject({
    HasRequesterLeft: true,
    HasAssigneeLeft: false,
    Permissions: { Edit: true, Delete: true },
  });
  expect(data.find(({ Title }) => Title === 'Write the plan')).toMatchObject({ HasAssigneeLeft: true });
  const remove = (who: CastName) => company.call(who, deleteActionItem, { params: { id: requested.Id } });
  expect((await remove('otherLead')).status).toBe(404);
  expect((await remove('ceo')).status).toBe(200);
});
