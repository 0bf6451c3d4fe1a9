import { listNotifications } from '@bellwether/contract/notifications';
import { getPeerRound, proposePeers } from '@bellwether/contract/talent/peers';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import type { TestPerson } from '../../testing/factory.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { peerBuilders } from '../../testing/peer-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// An employee whose draft `lead` has begun moves below a manager who is `lead`'s report: `lead` is still above, so `lead` writes
// on (talent.6). It is 18 November 2026.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, tenantId } = company;
const build = peerBuilders(company);
const reader = notificationReader(server);

const manager = await server.buildPerson({ id: tenantId }, { role: 'manager', manager: people.lead });
const managerToken = await server.signInAs(manager);

const moveBelow = (employee: TestPerson, above: TestPerson) =>
  company.change(employee, { manager_id: above.id });
const kindsOf = async (token: string) => {
  while (await reader.turn());
  const { body } = await server.call(listNotifications, { token, params: { page: 0 } });
  return body.Notifications.map(({ Kind }) => Kind);
};

test('proposed peers and a decline by name are told to who writes the review, and to nobody else', async () => {
  const made = await build.begin('both');
  const [first, second] = await build.givers(2);
  if (!first || !second) throw new Error('Two givers.');
  await build.decide(made, [first, second]);
  await build.appraise(made);
  await moveBelow(made.employee, manager);
  expect((await server.call(getPeerRound, { token: managerToken, params: made.at })).status).toBe(404);
  await build.answer(first, made, false);
  const proposal = await build.giver();
  await server.call(proposePeers, {
    token: made.token,
    params: { id: made.id },
    body: { UserIds: [proposal.person.id] },
  });
  const told = ['peers_proposed', 'peer_declined'];
  expect((await kindsOf(company.tokenOf('lead'))).filter((kind) => told.includes(kind))).toEqual(told);
  expect((await kindsOf(managerToken)).filter((kind) => told.includes(kind))).toEqual([]);
});
