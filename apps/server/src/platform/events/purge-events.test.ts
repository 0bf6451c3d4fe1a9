import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { inTenant } from '../database/transaction.ts';
import { purgeEvents } from './purge-events.ts';

const server = await startTestServer({ env: { EVENT_RETENTION_DAYS: '400' } });
const day = 86_400_000;

const kindsOf = (tenantId: number) =>
  inTenant(server.context.pool, tenantId, async (db) => {
    const rows = await db.selectFrom('event').select('kind').where('kind', 'like', 'test.%').execute();
    return rows.map(({ kind }) => kind).sort();
  });

async function addEvent(tenantId: number, kind: string, age: number, before = server.clock.now()) {
  await server.owner.query('insert into event (tenant_id, kind, created_at) values ($1, $2, $3)', [
    tenantId,
    kind,
    new Date(before - age * day).toISOString(),
  ]);
}

test("each company's events are kept for the configured days, by the clock of the application", async () => {
  const tenants = [await server.buildTenant(), await server.buildTenant()];
  for (const { id } of tenants) {
    await addEvent(id, 'test.older', 401);
    await addEvent(id, 'test.younger', 399);
  }
  await purgeEvents.run(server.context);
  for (const { id } of tenants) expect(await kindsOf(id)).toEqual(['test.younger']);
});

test('a clock that is set ahead purges nothing that is young by the database’s clock', async () => {
  const tenant = await server.buildTenant();
  await addEvent(tenant.id, 'test.recent', 80, Date.now());
  server.clock.advance(2_000 * day);
  await purgeEvents.run(server.context);
  expect(await kindsOf(tenant.id)).toEqual(['test.recent']);
  server.clock.advance(-2_000 * day);
});

test('the application can delete events only through the function, of its own company and older than 90 days', async () => {
  const tenant = await server.buildTenant();
  const other = await server.buildTenant();
  await addEvent(tenant.id, 'test.old', 2_000);
  await addEvent(other.id, 'test.old', 2_000);
  const { pool } = server.context;
  await expect(pool.query('delete from event')).rejects.toMatchObject({ code: '42501' });
  for (const before of ["clock_timestamp() - interval '89 days'", 'null', "'infinity'"])
    await expect(pool.query(`select purge_events(${before})`), before).rejects.toMatchObject({
      code: '22023',
    });
  // Without a company the function purges nothing.
  expect((await pool.query("select purge_events('2024-01-01') as purged")).rows).toEqual([{ purged: 0 }]);
  await purgeEvents.run({ ...server.context, pool });
  expect([await kindsOf(tenant.id), await kindsOf(other.id)]).toEqual([[], []]);
  const { rows } = await server.owner.query(
    `select r.rolname as role, has_function_privilege(r.oid, 'purge_events(timestamptz)', 'execute') as may
    from pg_roles r where r.rolname in ('bellwether_app', 'pg_monitor') order by 1`,
  );
  expect(rows).toEqual([
    { role: 'bellwether_app', may: true },
    { role: 'pg_monitor', may: false },
  ]);
});

test('events of a person under a legal hold stay, and those behind them go', async () => {
  const tenant = await server.buildTenant();
  const held = await server.buildPerson(tenant);
  await server.owner.query('update person set held_at = now() where id = $1', [held.id]);
  await addEvent(tenant.id, 'test.acted', 500);
  await server.owner.query('update event set actor_id = $1 where tenant_id = $2', [held.id, tenant.id]);
  await addEvent(tenant.id, 'test.other', 500);
  await purgeEvents.run(server.context);
  expect(await kindsOf(tenant.id)).toEqual(['test.acted']);
});

test('a shorter retention is an event, the first and a longer one are not', async () => {
  const tenant = await server.buildTenant();
  const purge = (days: string) =>
    purgeEvents.run({
      ...server.context,
      config: { ...server.context.config, eventRetentionDays: Number(days) },
    });
  const told = () =>
    inTenant(server.context.pool, tenant.id, async (db) => {
      const rows = await db
        .selectFrom('event')
        .select('detail')
        .where('tenant_id', '=', tenant.id)
        .where('kind', '=', 'audit.retention_shortened')
        .execute();
      return rows.map(({ detail }) => detail);
    });
  for (const days of ['400', '500', '500']) await purge(days);
  expect(await told()).toEqual([]);
  await purge('365');
  await purge('365');
  expect(await told()).toEqual([{ from: 500, to: 365 }]);
});
