import { getCompliance, getDashboard } from '@bellwether/contract/dashboard';
import { getTeamWeek } from '@bellwether/contract/dashboard.team';
import { addEmployee } from '@bellwether/contract/people/adding';
import { reinvitePerson } from '@bellwether/contract/people/status';
import { expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { plantGoal } from '../../testing/planted-goals.ts';
import { startTestServer } from '../../testing/test-server.ts';

const day = 86_400_000;
const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people, periods, tenantId } = company;
const name = 'Nia Newcomer';
const added = await company.must('lead', addEmployee, {
  body: { Name: name, Email: 'nia@example.com', JobTitle: 'Pilot', ParentId: people.lead.id },
});

const named = async (who: CastName) =>
  ((await company.must(who, getDashboard)).Reminders ?? []).filter(({ Type }) => Type === 'invitation');
const counted = (scope: '1' | '3') => company.must('lead', getCompliance, { params: { scope } });

test('a person who has not accepted is counted apart, and is not silent', async () => {
  await company.read((db) => plantGoal(db, tenantId, { owner: added.id, period: periods.current }));
  // The lead's reports are the member, the peer, and Nia.
  expect(await counted('1')).toMatchObject({ users: 2, NotAccepted: 1 });
  expect((await counted('3')).NotAccepted).toBe(1);
  expect((await company.must('lead', getTeamWeek)).Team?.Silent).toBe(0);
});

test('whoever invited is reminded after 14 days, and again 14 days after a new invitation', async () => {
  server.clock.advance(14 * day - 60_000);
  await company.signIn();
  expect(await named('lead')).toEqual([]);
  server.clock.advance(60_000);
  expect(await named('lead')).toMatchObject([
    { Id: added.id, Title: name, ButtonText: 'Reinvite', User: { Id: added.id, Name: name } },
  ]);
  for (const who of ['ceo', 'orgAdmin', 'member'] as const) expect(await named(who)).toEqual([]);
  await company.must('orgAdmin', reinvitePerson, { params: { id: added.id } });
  expect(await named('lead')).toEqual([]);
  server.clock.advance(14 * day);
  await company.signIn();
  expect([await named('lead'), (await named('orgAdmin')).length]).toEqual([[], 1]);
});

test('nobody is reminded of somebody who has accepted', async () => {
  await server.owner.query('update person set invitation_accepted_at = now() where id = $1', [added.id]);
  expect(await named('orgAdmin')).toEqual([]);
});
