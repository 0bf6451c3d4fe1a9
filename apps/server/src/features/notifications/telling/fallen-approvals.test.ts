import { approveGoal } from '@bellwether/contract/goals/approval';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { changeManager, moveReports } from '@bellwether/contract/people/manager';
import { activatePerson, deactivatePerson } from '@bellwether/contract/people/status';
import { expect, test } from 'vitest';
import { doDueWork } from '../../../platform/jobs/due.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { importCalls } from '../../../testing/import-calls.ts';
import { Notified } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { sendDigests, tellApprovals } from '../mails/jobs.ts';

const server = await startTestServer();
const minute = 60_000;
const subject = 'Approvals Wait for You Now';

async function build() {
  const company = await buildGoalCompany(server);
  const { people } = company;
  const notified = new Notified(company);
  const hire = (manager: TestPerson, name: string, role: 'manager' | 'contributor' = 'contributor') =>
    server.buildPerson({ id: company.tenantId }, { name, role, manager });
  /** Creates goals of a person that wait for the approval of the acting manager. */
  const submit = async (person: TestPerson, count: number) => {
    const token = await server.signInAs(person);
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const { body } = await server.call(createGoal, { token, body: company.save({ IsDraft: false }) });
      ids.push(body.Goal.Id);
    }
    return ids;
  };
  /** Returns the sentences about fallen approvals that `who` gets from an act. */
  const toldTo = async (who: CastName, act: () => Promise<unknown>) => {
    const before = new Set((await notified.of(who)).map(({ Id }) => Id));
    await act();
    await notified.settle();
    server.clock.advance(minute);
    await doDueWork(server.context, [tellApprovals]);
    const fresh = (await notified.of(who)).filter(({ Id }) => !before.has(Id));
    return fresh.filter(({ Subject }) => Subject === subject).map(({ Body }) => Body);
  };
  const deactivate = (person: TestPerson, who: CastName = 'orgAdmin') =>
    company.must(who, deactivatePerson, { params: { id: person.id } });
  return { company, people, notified, hire, submit, toldTo, deactivate };
}

test('a deactivated manager’s approvals are told to the next one, once and with their number', async () => {
  const { company, people, notified, hire, submit, toldTo, deactivate } = await build();
  await submit(people.member, 2);
  await submit(people.peer, 1);
  // The lead's own goal has always waited for the ceo.
  await submit(people.lead, 1);
  expect(await toldTo('ceo', () => deactivate(people.lead))).toEqual([
    '3 approvals that waited for Lena Lead wait for you now.',
  ]);
  server.clock.advance(60 * minute);
  await doDueWork(server.context, [sendDigests]);
  const mails = await company.read((db) =>
    db.selectFrom('mail').select('person_id').where('kind', '=', 'digest').execute(),
  );
  expect(mails.filter(({ person_id }) => person_id === people.ceo.id)).toHaveLength(1);
  // Nothing is told a second time.
  expect(await toldTo('ceo', async () => undefined)).toEqual([]);
  const boss = await hire(people.otherLead, 'Bo Boss', 'manager');
  const [goal] = await submit(await hire(boss, 'Ann'), 1);
  // The next manager is told also of their own act.
  expect(await toldTo('otherLead', () => deactivate(boss, 'otherLead'))).toEqual([
    'One approval that waited for Bo Boss waits for you now.',
  ]);
  await company.must('otherLead', approveGoal, { body: { Id: goal ?? 0, Status: 'approved' } });
  expect(await notified.of('foreigner')).toEqual([]);
});

test('several managers who leave at once are told with the sum, past managers who are gone as well', async () => {
  const { people, hire, submit, toldTo, deactivate } = await build();
  const first = await hire(people.otherLead, 'First', 'manager');
  const second = await hire(first, 'Second', 'manager');
  const third = await hire(people.otherLead, 'Third', 'manager');
  for (const boss of [first, second, third]) await submit(await hire(boss, 'Somebody'), 2);
  const told = await toldTo('otherLead', async () => {
    for (const boss of [second, first, third]) await deactivate(boss);
  });
  expect(told).toEqual(['6 approvals wait for you now.']);
});

test('a person who moves brings the own approvals, and those of everybody below a gap', async () => {
  const { company, people, hire, submit, toldTo, deactivate } = await build();
  await submit(people.member, 2);
  const move = (person: TestPerson, to: TestPerson) =>
    company.must('ceo', changeManager, { params: { id: person.id, managerId: to.id } });
  expect(await toldTo('otherLead', () => move(people.member, people.otherLead))).toEqual([
    '2 approvals that waited for Lena Lead wait for you now.',
  ]);
  const gone = await hire(people.lead, 'Gone', 'manager');
  await submit(await hire(gone, 'Left behind'), 1);
  await toldTo('lead', () => deactivate(gone));
  expect(await toldTo('otherLead', () => move(gone, people.otherLead))).toEqual([
    'One approval that waited for Lena Lead waits for you now.',
  ]);
  await submit(people.peer, 1);
  const all = { params: { id: people.lead.id }, body: { ManagerId: people.otherLead.id } };
  expect(await toldTo('otherLead', () => company.must('ceo', moveReports, all))).toEqual([
    'One approval that waited for Lena Lead waits for you now.',
  ]);
});

test('what no longer waits, or comes back in time, is not told', async () => {
  const { company, people, submit, toldTo, deactivate } = await build();
  const [goal] = await submit(people.member, 1);
  const ended = await toldTo('ceo', async () => {
    await deactivate(people.lead);
    await company.must('ceo', approveGoal, { body: { Id: goal ?? 0, Status: 'approved' } });
  });
  expect(ended).toEqual([]);
  await company.must('ceo', activatePerson, { params: { id: people.lead.id } });
  await submit(people.member, 1);
  const returned = await toldTo('ceo', async () => {
    await deactivate(people.lead);
    await company.must('ceo', activatePerson, { params: { id: people.lead.id } });
  });
  expect(returned).toEqual([]);
});

test('an import that moves several people tells the sum once', async () => {
  const { company, people, submit, toldTo } = await build();
  const { checked, started } = importCalls(server);
  await submit(people.member, 2);
  await submit(people.peer, 1);
  const caller = { tenant: { ...(await tenantOf(company)), ceo: people.ceo }, token: company.tokenOf('ceo') };
  const lines = [people.member, people.peer].map(
    ({ name, email }) => `,${name},${email},,${people.otherLead.email},,Individual Contributor,`,
  );

  const told = await toldTo('otherLead', async () => {
    const { Id } = await checked(caller, lines);
    expect((await started(caller, Id)).State).toBe('done');
  });
  expect(told).toEqual(['3 approvals that waited for Lena Lead wait for you now.']);
});

async function tenantOf(company: { tenantId: number }) {
  return { id: company.tenantId, subdomain: '' };
}
