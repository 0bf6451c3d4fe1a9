import { draftDescription, draftGoal, draftMeasurements } from '@bellwether/contract/suggestions';
import { suggestionLimits } from '@bellwether/domain/suggestions/limits';
import { expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { buildGoalCompany, type GoalCompany } from '../../testing/goal-company.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

// 09:00 in Chicago, the company's zone; its day ends at 06:00 UTC.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const secondNode = await startTestServer({ beside: server });
const body = { Category: 'Sales' };
const hour = 3_600;

async function companyWith(draftsPerDay: number): Promise<GoalCompany> {
  const company = await buildGoalCompany(server);
  await inTenant(server.owner, company.tenantId, (db) =>
    db
      .updateTable('tenant_setting')
      .set({ drafts_per_day: draftsPerDay })
      .where('tenant_id', '=', company.tenantId)
      .execute(),
  );
  return company;
}

test('a person has 50 drafts a day over all drafting calls', async () => {
  const company = await buildGoalCompany(server);
  const calls = [draftGoal, draftMeasurements, draftDescription];
  for (let at = 0; at < suggestionLimits.draftsPerDay; at += 1)
    await company.must('member', calls[at % 3] ?? draftGoal, { body });
  const { status, problem, headers } = await company.call('member', draftMeasurements, { body });
  expect(suggestionLimits.draftsPerDay).toBe(50);
  expect([status, problem.detail]).toEqual([
    429,
    'You have used all of today’s drafts (50). New ones are there tomorrow.',
  ]);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(Number(headers['retry-after'])).toBe(15 * hour);
  // Each person has their own limit.
  expect((await company.call('peer', draftGoal, { body })).status).toBe(200);
});

test('a company can have another limit', async () => {
  const company = await companyWith(2);
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await company.call('member', draftGoal, { body })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const none = await companyWith(0);
  const { status, problem } = await none.call('member', draftGoal, { body });
  expect([status, problem.detail]).toEqual([429, 'Your company has switched drafting off.']);
});

test('new drafts are available on the company’s next day, and not before', async () => {
  const company = await companyWith(1);
  await company.must('member', draftGoal, { body });
  await company.goTo('2026-11-19T05:59:59.500Z');
  const late = await company.call('member', draftGoal, { body });
  expect([late.status, late.headers['retry-after']]).toEqual([429, '1']);
  await company.goTo('2026-11-19T06:00:00Z');
  expect((await company.call('member', draftGoal, { body })).status).toBe(200);
  expect((await company.call('member', draftGoal, { body })).status).toBe(429);
});

test('the day on which clocks go back lasts an hour longer', async () => {
  const company = await companyWith(1);
  await company.goTo('2026-11-01T05:00:00Z');
  await company.must('member', draftGoal, { body });
  const { headers } = await company.call('member', draftGoal, { body });
  expect(Number(headers['retry-after'])).toBe(25 * hour);
});

test('refused calls do not count', async () => {
  const company = await companyWith(1);
  const refused = [
    {},
    { Category: 'Sales', ParentId: 2_000_000_000 },
    { Category: 'Sales', goalOwner: company.people.peer.id },
  ];
  for (const one of refused) await company.call('member', draftGoal, { body: one });
  expect((await company.call('member', draftGoal, { body })).status).toBe(200);
});

test('twenty concurrent calls on two nodes do not pass the limit', async () => {
  const company = await companyWith(5);
  const token = await server.signInAs(company.people.member);
  const nodes: TestServer[] = [server, secondNode];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (nodes[at % 2] ?? server).call(draftGoal, { body, token })),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
});
