import { changeManager, moveReports } from '@bellwether/contract/people/manager';
import { saveRoles } from '@bellwether/contract/people/profile';
import { activatePerson, deactivatePerson } from '@bellwether/contract/people/status';
import { chainOf, type ManagerMap } from '@bellwether/domain/people/organisation/org-tree';
import { type RoleName, roleNames } from '@bellwether/domain/people/roles/roles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import type { TestPerson, TestTenant } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Whatever people do, one after the other or concurrently, the company stays a tree with one active ceo at the top,
// and the paths in the database match that tree (people.1).

const server = await startTestServer();

interface World {
  readonly tenant: TestTenant;
  readonly people: readonly TestPerson[];
  /** The session of an org admin whom no act changes. */
  readonly token: string;
}

async function buildWorld(): Promise<World> {
  const tenant = await server.buildTenant();
  const manager = (above: TestPerson) => server.buildPerson(tenant, { role: 'manager', manager: above });
  const [one, two] = [await manager(tenant.ceo), await manager(tenant.ceo)];
  const below = await manager(one);
  const report = await server.buildPerson(tenant, { manager: below });
  const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  return { tenant, people: [tenant.ceo, one, two, below, report], token: await server.signInAs(admin) };
}

interface Act {
  readonly kind: 'move' | 'move reports' | 'deactivate' | 'activate' | RoleName;
  readonly person: number;
  readonly manager: number;
}

const actArb: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'move reports', 'deactivate', 'activate', ...roleNames),
  person: fc.nat({ max: 4 }),
  manager: fc.nat({ max: 4 }),
});
/** The steps of a run; a step is one act, or two concurrent acts. */
const stepsArb = fc.array(fc.array(actArb, { minLength: 1, maxLength: 2 }), { minLength: 6, maxLength: 10 });

async function doAct({ people, token }: World, act: Act): Promise<number> {
  const id = people[act.person]?.id ?? 0;
  const managerId = people[act.manager]?.id ?? 0;
  const params = { id };
  switch (act.kind) {
    case 'move':
      return (await server.call(changeManager, { token, params: { id, managerId } })).status;
    case 'move reports':
      return (await server.call(moveReports, { token, params, body: { ManagerId: managerId } })).status;
    case 'deactivate':
      return (await server.call(deactivatePerson, { token, params })).status;
    case 'activate':
      return (await server.call(activatePerson, { token, params })).status;
    default: {
      const none = { IsOrgAdmin: false, IsGoalAdmin: false, IsHrAdmin: false, IsGoalManager: false };
      return (await server.call(saveRoles, { token, params, body: { RoleName: act.kind, ...none } })).status;
    }
  }
}

async function expectTree({ tenant }: World): Promise<void> {
  const { rows, paths } = await inTenant(server.context.pool, tenant.id, async (db) => ({
    rows: await db
      .selectFrom('person')
      .select(['id', 'role_name', 'manager_id', 'deactivated_at'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('id')
      .execute(),
    paths: await db
      .selectFrom('org_path')
      .select(['descendant_id', 'ancestor_id'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('descendant_id')
      .orderBy('depth')
      .execute(),
  }));
  const managers: ManagerMap = new Map(rows.map((row) => [row.id, row.manager_id]));
  const ceos = rows.filter((row) => row.role_name === 'ceo');
  expect(ceos).toHaveLength(1);
  expect(ceos[0]).toMatchObject({ manager_id: null, deactivated_at: null });
  for (const { role_name, manager_id, id } of rows) {
    if (role_name === 'observer') expect(manager_id).toBeNull();
    // In a circle the chain would end where it began, and not at a person without a manager.
    const top = chainOf(managers, id).at(-1) ?? id;
    expect(managers.get(top)).toBeNull();
    const boss = rows.find((row) => row.id === manager_id);
    if (boss) expect(['ceo', 'manager']).toContain(boss.role_name);
  }
  const expected = rows.flatMap(({ id }) => [id, ...chainOf(managers, id)].map((ancestor) => [id, ancestor]));
  expect(paths.map((path) => [path.descendant_id, path.ancestor_id])).toEqual(expected);
}

test('after any sequence of acts the company is a tree with one active ceo, and its paths are kept', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(stepsArb, async (steps) => {
      const world = await buildWorld();
      for (const step of steps) {
        const answers = await Promise.all(step.map((act) => doAct(world, act)));
        for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await expectTree(world);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
  // Acts were allowed and refused, and none failed with another status.
  expect([...statuses.keys()].filter((status) => ![200, 400, 403, 409].includes(status))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(10);
});

test('of making somebody the ceo and deactivating them at once, one wins', async () => {
  const world = await buildWorld();
  for (const person of [1, 2, 3]) {
    const acts = (['ceo', 'deactivate'] as const).map((kind) => doAct(world, { kind, person, manager: 0 }));
    // The later act finds a ceo, whom nobody can deactivate, or a deactivated person.
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual(await Promise.all(acts));
    await expectTree(world);
  }
});

test('moving somebody below a manager who is deactivated at once leaves a whole tree', async () => {
  const world = await buildWorld();
  for (const manager of [1, 2]) {
    const [move, deactivate] = await Promise.all([
      doAct(world, { kind: 'move', person: 4, manager }),
      doAct(world, { kind: 'deactivate', person: manager, manager: 0 }),
    ]);
    expect([200, 400]).toContain(move);
    expect(deactivate).toBe(200);
    await expectTree(world);
  }
});
