import { describe, expect, test } from 'vitest';
import type { TestPerson, TestTenant } from '../../testing/factory.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { inTenant } from './transaction.ts';

const server = await startTestServer();

const move = (person: TestPerson, manager: TestPerson | null) =>
  inTenant(server.context.pool, person.tenantId, (db) =>
    db
      .updateTable('person')
      .set({ manager_id: manager?.id ?? null })
      .where('tenant_id', '=', person.tenantId)
      .where('id', '=', person.id)
      .execute(),
  );

/** Returns the people above a person, nearest first. */
const chainOf = async (person: TestPerson) => {
  const rows = await inTenant(server.context.pool, person.tenantId, (db) =>
    db
      .selectFrom('org_path')
      .select(['ancestor_id'])
      .where('tenant_id', '=', person.tenantId)
      .where('descendant_id', '=', person.id)
      .where('depth', '>', 0)
      .orderBy('depth')
      .execute(),
  );
  return rows.map((row) => row.ancestor_id);
};

async function company(): Promise<{
  tenant: TestTenant;
  a: TestPerson;
  b: TestPerson;
  c: TestPerson;
  d: TestPerson;
}> {
  const tenant = await server.buildTenant();
  const a = await server.buildPerson(tenant, { role: 'manager' });
  const b = await server.buildPerson(tenant, { role: 'manager', manager: a });
  const c = await server.buildPerson(tenant, { role: 'manager', manager: b });
  const d = await server.buildPerson(tenant, { manager: c });
  return { tenant, a, b, c, d };
}

describe('the paths of the organisation', () => {
  test('are kept when people come and move with all that is below them', async () => {
    const { tenant, a, b, c, d } = await company();
    expect(await chainOf(d)).toEqual([c.id, b.id, a.id, tenant.ceo.id]);
    await move(c, tenant.ceo);
    expect(await chainOf(d)).toEqual([c.id, tenant.ceo.id]);
    expect(await chainOf(b)).toEqual([a.id, tenant.ceo.id]);
    await move(c, null);
    expect([await chainOf(c), await chainOf(d)]).toEqual([[], [c.id]]);
    await move(c, b);
    expect(await chainOf(d)).toEqual([c.id, b.id, a.id, tenant.ceo.id]);
  });

  test('never form a cycle', async () => {
    const { a, b, d } = await company();
    for (const [person, manager] of [
      [a, b],
      [a, d],
      [b, d],
    ] as const)
      await expect(move(person, manager)).rejects.toMatchObject({ constraint: 'org_path_loop' });
  });

  test('never form a cycle by two concurrent moves', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tenant = await server.buildTenant();
      const a = await server.buildPerson(tenant, { role: 'manager' });
      const b = await server.buildPerson(tenant, { role: 'manager' });
      const results = await Promise.allSettled([move(a, b), move(b, a)]);
      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
      const chains = [await chainOf(a), await chainOf(b)];
      expect(chains.map((chain) => chain.length).sort()).toEqual([1, 2]);
    }
  });
});
