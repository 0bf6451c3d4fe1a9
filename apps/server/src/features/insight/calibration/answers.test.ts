import { deleteGoal, restoreGoal } from '@bellwether/contract/goals/drafting';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { getCalibration } from '@bellwether/contract/insight/calibration';
import { currentQuarter } from '@bellwether/domain/calendar/quarter';
import { defaultCalendarSettings } from '@bellwether/domain/calendar/settings';
import { expect, test } from 'vitest';
import { EventReader } from '../../../platform/events/event-reader.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { asTenant } from '../../../platform/session/gate.ts';
import { readers } from '../../../reactions.ts';
import { countBuffers } from '../../../testing/count-buffers.ts';
import type { TestPerson } from '../../../testing/factory.ts';
import { writePredictedGoals } from '../../../testing/predicted-goals.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { computeInsight } from '../learning/commands.ts';

// Learning stores the answers about groups. This company has two departments with seven people each, and every person
// has five finished goals.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const tenant = await server.buildTenant();
const { ceo } = tenant;
const token = await server.signInAs(ceo);
const goalAdmin = await server.signInAs(await server.buildPerson(tenant, { flags: ['isGoalAdmin'] }));
const managers: TestPerson[] = [];
const owners: number[] = [];
for (const orgUnit of ['Product', 'Sales']) {
  const manager = await server.buildPerson(tenant, { role: 'manager', orgUnit });
  managers.push(manager);
  for (let at = 0; at < 7; at += 1) owners.push((await server.buildPerson(tenant, { manager })).id);
}
const company = 'company';
const group = 'department:Product';
const read = (asked: string) => server.call(getCalibration, { params: { group: asked }, token });
const goalsOf = async (asked: string) => {
  const { Calibration } = (await read(asked)).body;
  return Calibration.TooFew ? null : Calibration.Goals;
};
const learn = () => computeInsight(server.context, tenant.id);
const areKept = async () => {
  const { rows } = await server.owner.query<{ kept: boolean }>(
    'select kept_changes = changes as kept from insight_kept where tenant_id = $1',
    [tenant.id],
  );
  return rows[0]?.kept === true;
};
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const react = async () => {
  for (const reader of readers.filter(({ name }) => name === 'insight'))
    await new EventReader(server.context, reader, silent).turn();
};

// The first call creates the quarters.
await read(company);
const { rows: quarters } = await server.owner.query<{ id: number }>(
  'select id from goal_period where tenant_id = $1 and index = $2',
  [tenant.id, currentQuarter(server.clock.now(), defaultCalendarSettings).index - 1],
);
const goals = await writePredictedGoals(
  server,
  tenant.id,
  owners.flatMap((owner) =>
    [true, true, false, false, true].map((achieved) => ({
      owner,
      periodId: quarters[0]?.id ?? 0,
      said: [3, 3, 4, 2],
      achieved,
    })),
  ),
);

test('before the first learning the goals are read', async () => {
  expect([await goalsOf(company), await goalsOf(group), await areKept()]).toEqual([70, 35, false]);
  await learn();
  expect([await goalsOf(company), await goalsOf(group), await areKept()]).toEqual([70, 35, true]);
});

test('an answer costs few statements and a handful of pages, whatever the company has finished', async () => {
  for (const [asked, statements] of [
    [company, 2],
    [group, 3],
    [`organisation:${managers[0]?.id}`, 3],
  ] as const) {
    // The session's statement is one of them.
    const counted = await server.countStatements(() => read(asked));
    expect(counted.asked).toHaveLength(statements);
    const own = counted.asked.filter(({ text }) => text.includes('insight_answer'));
    expect(await countBuffers(server.context.pool, tenant.id, own)).toBeLessThanOrEqual(4);
  }
});

test('a goal that is made private, shelved or deleted no longer counts; a restored one waits for the learning', async () => {
  const [hidden = 0, shelved = 0, gone = 0] = goals;
  const at = { tenantId: tenant.id, now: server.clock.now(), requestId: 'test' };
  const leave: readonly (() => Promise<unknown>)[] = [
    async () => {
      await server.owner.query('update goal set is_private = true where id = $1', [hidden]);
      await asTenant(server.context, at, (scope) =>
        recordEvent(scope, { kind: 'goal.hidden', subjectId: hidden, detail: {} }),
      );
    },
    () => server.call(shelveGoal, { token: goalAdmin, body: { Id: shelved, Status: 'shelved' } }),
    () => server.call(deleteGoal, { token: goalAdmin, params: { id: gone } }),
  ];
  let left = 35;
  for (const goes of leave) {
    await goes();
    await react();
    left -= 1;
    expect([await goalsOf(group), await areKept()]).toEqual([left, false]);
    await learn();
    expect([await goalsOf(group), await areKept()]).toEqual([left, true]);
  }
  await server.call(restoreGoal, { token: goalAdmin, body: { Id: gone } });
  await react();
  expect([await goalsOf(group), await areKept()]).toEqual([left, true]);
  await learn();
  expect(await goalsOf(group)).toBe(left + 1);
});

test('stored answers are stale once the company changes what counts as achieved', async () => {
  const achieve = (percent: number) =>
    server.owner.query('update tenant_setting set achieved_percent = $2 where tenant_id = $1', [
      tenant.id,
      percent,
    ]);
  const known = await goalsOf(company);
  await server.owner.query('delete from insight_answer where tenant_id = $1', [tenant.id]);
  expect(await goalsOf(company)).toBeNull();
  await achieve(80);
  expect(await goalsOf(company)).toBe(known);
});
