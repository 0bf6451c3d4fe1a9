import { getDashboard } from '@bellwether/contract/dashboard';
import { listNotifications } from '@bellwether/contract/notifications';
import { createAppraisal } from '@bellwether/contract/talent/appraisal';
import { getTalentExcel, getTalentOverview, remindWriters } from '@bellwether/contract/talent/overview';
import { getPeerRound, proposePeers } from '@bellwether/contract/talent/peers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { asTenant } from '../../platform/session/gate.ts';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import type { TestPerson } from '../../testing/factory.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { peerBuilders } from '../../testing/peer-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { tellDay } from '../notifications/telling/commands.day.ts';

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

/** A cycle of a new report whose review is late, with a draft of `lead`; the report has moved below the manager. */
async function movedDraft() {
  const made = await build.running({ ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-11-10' } });
  const draft = (await build.appraise(made)).body;
  await moveBelow(made.employee, manager);
  return { ...made, draft };
}
const overviewOf = (who: 'head' | 'hrAdmin', cycle?: number) =>
  company.must(who, getTalentOverview, {
    params: { periodId: company.quarter, userId: 0, hr: who === 'hrAdmin' ? 1 : 0 },
    query: cycle === undefined ? {} : { Cycle: `${cycle}` },
  });
const remind = (employee: TestPerson, cycle?: number) =>
  company.must('hrAdmin', remindWriters, {
    params: { periodId: company.quarter, userId: 0, hr: 1 },
    body: { UserIds: [employee.id], ...(cycle === undefined ? {} : { Cycle: cycle }) },
  });

test('the overview reminds who writes the review, once a day for each cycle', async () => {
  const [one, other] = [await movedDraft(), await movedDraft()];
  for (const { id, employee } of [one, other]) {
    const { Reminders } = await overviewOf('hrAdmin', id);
    expect(Reminders).toEqual([{ Id: employee.id, ManagerId: people.lead.id, Reminder: 'possible' }]);
    expect(await remind(employee, id)).toEqual({ Reminded: 1, Already: 0, Away: 0 });
    expect(await remind(employee, id)).toEqual({ Reminded: 0, Already: 1, Away: 0 });
  }
  const isReminded = (kind: string) => kind === 'cycle_appraisals_reminded';
  expect((await kindsOf(company.tokenOf('lead'))).filter(isReminded)).toHaveLength(2);
  expect((await kindsOf(managerToken)).filter(isReminded)).toEqual([]);
  // The manager does not see the draft, and their overview tells nothing of it.
  const own = await server.call(getTalentOverview, {
    token: managerToken,
    params: { periodId: company.quarter, userId: 0, hr: 0 },
    query: { Cycle: `${one.id}` },
  });
  expect([own.body.evaluations.map(({ State }) => State), own.body.Reminders]).toEqual([['none'], []]);
});

test('an overdue draft of a cycle stays a reminder of who writes it', async () => {
  const { id } = await movedDraft();
  const titles = async (token: string) => {
    const { Reminders } = (await server.call(getDashboard, { token })).body;
    return (Reminders ?? []).flatMap((one) =>
      one.Type === 'appraisal_write' && one.CycleId === id ? [one.Due?.Date] : [],
    );
  };
  expect(await titles(company.tokenOf('lead'))).toEqual(['2026-11-10']);
  expect(await titles(managerToken)).toEqual([]);
});

test('a draft whose reviewer lapsed is told to the manager who takes over, and the workbook says so', async () => {
  const boss = await server.buildPerson({ id: tenantId }, { role: 'manager', manager: people.head });
  const bossToken = await server.signInAs(boss);
  const writer = await server.buildPerson({ id: tenantId }, { role: 'manager', manager: boss });
  const token = await server.signInAs(writer);
  const [moved, left] = await Promise.all([
    server.buildPerson({ id: tenantId }, { manager: writer }),
    server.buildPerson({ id: tenantId }, { manager: writer }),
  ]);
  for (const employee of [moved, left])
    await server.call(createAppraisal, { token, body: company.body(employee) });
  const heir = await server.buildPerson({ id: tenantId }, { role: 'manager', manager: people.head });
  const heirToken = await server.signInAs(heir);
  await moveBelow(moved, heir);
  const waitsFor = async (employee: TestPerson) => {
    const params = { periodId: company.quarter, userId: 0 };
    const { bytes } = await company.call('hrAdmin', getTalentExcel, { params });
    const rows = (await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows ?? [];
    return rows.find(([name]) => name === employee.name)?.[9];
  };
  expect([await waitsFor(moved), await waitsFor(left)]).toEqual([heir.name, writer.name]);
  await company.change(writer, { deactivated_at: '2026-11-01T00:00:00Z' });
  expect(await waitsFor(left)).toBe(boss.name);
  // The quarter was due on 21 October, so 19 November is a day of telling.
  const tell = (day: string) => {
    const now = Date.parse(`${day}T15:00:00Z`);
    return asTenant(server.context, { tenantId, now, requestId: day }, tellDay);
  };
  await tell('2026-11-18');
  await tell('2026-11-19');
  expect(await kindsOf(heirToken)).toContain('appraisals_due');
  expect(await kindsOf(bossToken)).toContain('appraisals_due');
});
