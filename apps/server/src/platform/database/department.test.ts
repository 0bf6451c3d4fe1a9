import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { jobs } from '../../jobs.ts';
import type { TestPerson, TestTenant } from '../../testing/factory.ts';
import { startTestCluster } from '../../testing/test-cluster.ts';
import { askServer, databaseOf } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { prepare } from '../jobs/prepare.ts';
import { inTenant } from './transaction.ts';

const server = await startTestServer();

const change = (person: TestPerson, values: { org_unit?: string | null; manager_id?: number | null }) =>
  inTenant(server.context.pool, person.tenantId, (db) =>
    db
      .updateTable('person')
      .set(values)
      .where('tenant_id', '=', person.tenantId)
      .where('id', '=', person.id)
      .execute(),
  );

const departmentsOf = (tenant: TestTenant, people: readonly TestPerson[]) =>
  inTenant(server.context.pool, tenant.id, async (db) => {
    const rows = await db
      .selectFrom('person')
      .select(['id', 'department'])
      .where('tenant_id', '=', tenant.id)
      .execute();
    return people.map(({ id }) => rows.find((row) => row.id === id)?.department);
  });

/** `sales` leads `desk` leads `seller`; `ceo` leads `sales` and `lab`. */
async function company() {
  const tenant = await server.buildTenant();
  const sales = await server.buildPerson(tenant, { role: 'manager', orgUnit: 'Sales' });
  const lab = await server.buildPerson(tenant, { role: 'manager', orgUnit: 'Research' });
  const desk = await server.buildPerson(tenant, { role: 'manager', manager: sales });
  const seller = await server.buildPerson(tenant, { manager: desk });
  return { tenant, sales, lab, desk, seller, all: [tenant.ceo, sales, lab, desk, seller] };
}

test('every person belongs to the nearest department up their chain, from the start', async () => {
  const { tenant, all } = await company();
  expect(await departmentsOf(tenant, all)).toEqual(['', 'Sales', 'Research', 'Sales', 'Sales']);
});

test("a department's new name, beginning and end reach everybody below, up to the next department", async () => {
  const { tenant, sales, desk, all } = await company();
  await change(sales, { org_unit: 'Trade' });
  expect(await departmentsOf(tenant, all)).toEqual(['', 'Trade', 'Research', 'Trade', 'Trade']);
  await change(desk, { org_unit: 'Inside Sales' });
  await change(tenant.ceo, { org_unit: 'Board' });
  await change(sales, { org_unit: null });
  expect(await departmentsOf(tenant, all)).toEqual([
    'Board',
    'Board',
    'Research',
    'Inside Sales',
    'Inside Sales',
  ]);
  await change(desk, { org_unit: '' });
  expect(await departmentsOf(tenant, all)).toEqual(['Board', 'Board', 'Research', 'Board', 'Board']);
});

test('moving a person also moves everybody below them', async () => {
  const { tenant, lab, desk, all } = await company();
  await change(desk, { manager_id: lab.id });
  expect(await departmentsOf(tenant, all)).toEqual(['', 'Sales', 'Research', 'Research', 'Research']);
});

test('a move and a rename at the same time leave nobody with the old name', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { tenant, lab, desk, all } = await company();
    await Promise.all([change(lab, { org_unit: 'Science' }), change(desk, { manager_id: lab.id })]);
    expect(await departmentsOf(tenant, all)).toEqual(['', 'Sales', 'Science', 'Science', 'Science']);
  }
});

// This test starts its own cluster, which takes seconds: its owner is no superuser and must obey the row
// policies.
test('an earlier database is brought up to date', { timeout: 90_000 }, async () => {
  const { connection: cluster, stop } = await startTestCluster();
  onTestFinished(stop);
  await askServer(cluster, 'create role owner login createrole');
  await askServer(cluster, 'create database earlier owner owner');
  const all = databaseOf(cluster, 'earlier');
  await prepare({ ...all, user: 'owner' }, jobs);
  await askServer(
    all,
    `insert into tenant (id, subdomain, name, created_at)
       select id, 'before-' || id, 'Before', now() from generate_series(1, 2) id;
     insert into person (tenant_id, id, name, email, email_key, role_name, manager_id, org_unit, created_at, updated_at)
       select tenant.id, n, 'Person', 'p' || n || '@before.example', 'p' || n || '@before.example', 'manager', nullif(n - 1, 0),
         case n when 2 then 'Unit ' || tenant.id end, now(), now()
       from tenant, generate_series(1, 3) n order by tenant.id, n;
     update person set department = ''`,
  );
  await askServer({ ...all, user: 'owner' }, await blockOf('0007_department.sql'));
  const { rows } = await askServer(all, 'select department from person order by tenant_id, id');
  expect(rows.map((row) => row.department)).toEqual(['', 'Unit 1', 'Unit 1', '', 'Unit 2', 'Unit 2']);

  // Old data may have two departments of the same name; the manager nearest the top keeps the name.
  await askServer(
    all,
    `drop index person_one_department;
     update person set org_unit = 'UNIT ' || tenant_id where id = 3;
     update person set role_name = 'contributor', org_unit = 'Mine' where id = 1 and tenant_id = 2`,
  );
  await askServer({ ...all, user: 'owner' }, await blockOf('0015_people.sql'));
  const after = await askServer(all, 'select org_unit, department from person order by tenant_id, id');
  expect(after.rows.map((row) => [row.org_unit, row.department])).toEqual([
    [null, ''],
    ['Unit 1', 'Unit 1'],
    [null, 'Unit 1'],
    [null, ''],
    ['Unit 2', 'Unit 2'],
    [null, 'Unit 2'],
  ]);
});

/** Returns the part of a migration that rewrites each company's rows. */
async function blockOf(name: string): Promise<string> {
  const migration = await readFile(new URL(`../../../migrations/${name}`, import.meta.url), 'utf8');
  return /^do \$\$.*^end \$\$;/ms.exec(migration)?.[0] ?? '';
}
