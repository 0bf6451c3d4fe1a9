import { sql } from 'kysely';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { jobs } from '../../jobs.ts';
import type { TestTenant } from '../../testing/factory.ts';
import { startTestCluster } from '../../testing/test-cluster.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { announceCommit } from '../database/after-commit.ts';
import { inTenant } from '../database/transaction.ts';
import { openWakeUp } from '../database/wake-up.ts';
import { prepare } from '../jobs/prepare.ts';
import { startDispatch } from './dispatch.ts';
import { EventReader, type ReaderLog } from './event-reader.ts';
import { purgePointers } from './purge.ts';
import { type Reaction, reaction } from './reaction.ts';
import { claim } from './reader-statements.ts';
import { eventClausesOf, recordEventIn } from './record-event.ts';

// This file has a PostgreSQL of its own, because a running transaction of any database of a shared one holds the
// readers back.
const cluster = await startTestCluster();
afterAll(() => cluster.stop());
await prepare(cluster.connection, jobs);

const server = await startTestServer({ database: cluster.connection });
const node = await startTestServer({ beside: server });
const silent: ReaderLog = { warn: () => undefined, error: () => undefined };
const company = await server.buildTenant();
let count = 0;

/** Creates a reader that starts at the current event, with one node's worker for it. */
async function readerOf(...reactions: Reaction[]) {
  count += 1;
  const name = `probe-${count}`;
  await server.owner.query(
    'insert into event_cursor select $1, coalesce(max(event_id), 0) from event_pointer',
    [name],
  );
  const on = (where = server, log = silent) => new EventReader(where.context, { name, reactions }, log, 0);
  const position = async () =>
    Number(
      (await server.owner.query('select position from event_cursor where reader = $1', [name])).rows[0]
        .position,
    );
  return { name, reactions, on, position };
}

/** A reaction with a visible effect: it adds a history row in the company of its scope. */
const leaveTrace = (seen: number[]) =>
  reaction({
    on: ['account.signed_in'],
    async react(scope, event) {
      seen.push(event.id);
      await sql`insert into mail (tenant_id, kind, person_id, subject_id, requested_at)
        values (${scope.tenant.id}, 'trace', ${event.subjectId}, ${event.id}, ${new Date(scope.now).toISOString()})`.execute(
        scope.db,
      );
    },
  });

const tracesOf = async (tenant: TestTenant) =>
  inTenant(server.context.pool, tenant.id, async (db) =>
    (
      await db.selectFrom('mail').select('subject_id').where('kind', '=', 'trace').orderBy('id').execute()
    ).map((row) => row.subject_id),
  );

const actOf = (tenant: TestTenant) => ({
  tenantId: tenant.id,
  actorId: null,
  requestId: null,
  now: server.clock.now(),
});

const record = (tenant = company) =>
  inTenant(server.context.pool, tenant.id, (db) =>
    recordEventIn(db, actOf(tenant), { kind: 'account.signed_in', subjectId: tenant.ceo.id, detail: {} }),
  );

describe('an event', () => {
  test('and its pointer are written together, or neither is', async () => {
    const counts = async () =>
      (await server.owner.query('select (select count(*)::int from event_pointer) as pointers')).rows[0];
    const before = await counts();
    await expect(
      inTenant(server.context.pool, company.id, async (db) => {
        await recordEventIn(db, actOf(company), { kind: 'account.signed_out', subjectId: 1, detail: {} });
        throw new Error('not today');
      }),
    ).rejects.toThrow('not today');
    expect(await counts()).toEqual(before);
    await record();
    expect(await counts()).toEqual({ pointers: before.pointers + 1 });
  });

  test('has one visible effect over two nodes, in its own company, and is not read again', async () => {
    const [one, other] = [await server.buildTenant(), await server.buildTenant()];
    const reader = await readerOf(leaveTrace([]));
    for (const tenant of [one, other, one]) await record(tenant);
    const nodes = [reader.on(server), reader.on(node)];
    for (let at = 0; at < 4; at += 1) await Promise.all(nodes.map((each) => each.turn()));
    expect([(await tracesOf(one)).length, (await tracesOf(other)).length]).toEqual([2, 1]);
    const last = (await server.owner.query('select max(event_id)::int as id from event_pointer')).rows[0].id;
    expect(await reader.position()).toBe(last);
    const { rows } = await server.owner.query('select * from event_delivery where reader = $1', [
      reader.name,
    ]);
    expect(rows).toEqual([]);
  });

  test('that commits after an event with a higher id is handled, too', async () => {
    const tenant = await server.buildTenant();
    const reader = await readerOf(leaveTrace([]));
    const each = reader.on();
    const release = Promise.withResolvers<void>();
    const hasId = Promise.withResolvers<void>();
    const late = inTenant(server.context.pool, tenant.id, async (db) => {
      await recordEventIn(db, actOf(tenant), {
        kind: 'account.signed_in',
        subjectId: tenant.ceo.id,
        detail: {},
      });
      hasId.resolve();
      await release.promise;
    });
    await hasId.promise;
    await record(tenant);
    const before = await reader.position();
    for (let at = 0; at < 3; at += 1) await each.turn();
    expect([(await tracesOf(tenant)).length, await reader.position()]).toEqual([1, before]);
    release.resolve();
    await late;
    for (let at = 0; at < 3; at += 1) await each.turn();
    const [second, first] = await tracesOf(tenant);
    expect(Number(first)).toBeLessThan(Number(second));
    expect(await reader.position()).toBeGreaterThanOrEqual(Number(second));
  });

  test('is handled, too, after more late events than one read returns', async () => {
    const tenant = await server.buildTenant();
    const reader = await readerOf(leaveTrace([]));
    const each = reader.on();
    const release = Promise.withResolvers<void>();
    const hasIds = Promise.withResolvers<void>();
    const late = inTenant(server.context.pool, tenant.id, async (db) => {
      const scope = { db, tenant, requestId: 'late', now: server.clock.now() };
      const many = { kind: 'account.signed_out', subjectId: tenant.ceo.id, detail: {} } as const;
      await sql`with ${eventClausesOf(scope, sql`generate_series(1, 1000) one`, [many])} select 1`.execute(
        db,
      );
      await recordEventIn(db, actOf(tenant), { ...many, kind: 'account.signed_in' });
      hasIds.resolve();
      await release.promise;
    });
    await hasIds.promise;
    await record();
    for (let at = 0; at < 2; at += 1) await each.turn();
    release.resolve();
    await late;
    for (let at = 0; at < 5; at += 1) await each.turn();
    expect(await tracesOf(tenant)).toHaveLength(1);
  });

  test('that a dying node was handling is not skipped', async () => {
    const tenant = await server.buildTenant();
    const begun = Promise.withResolvers<void>();
    const dies = Promise.withResolvers<void>();
    const seen: number[] = [];
    const reader = await readerOf(leaveTrace(seen));
    const [one, other] = [reader.on(server), reader.on(node)];
    const late = Promise.withResolvers<void>();
    const hasId = Promise.withResolvers<void>();
    const writing = inTenant(server.context.pool, tenant.id, async (db) => {
      await recordEventIn(db, actOf(tenant), {
        kind: 'account.signed_in',
        subjectId: tenant.ceo.id,
        detail: {},
      });
      hasId.resolve();
      await late.promise;
    });
    await hasId.promise;
    await record();
    for (let at = 0; at < 2; at += 1) await one.turn();
    late.resolve();
    await writing;
    const eventId = (
      await server.owner.query('select max(event_id)::int as id from event_pointer where tenant_id = $1', [
        tenant.id,
      ])
    ).rows[0].id;
    const dying = inTenant(node.context.pool, tenant.id, async (db) => {
      await claim(db, reader.name, { eventId, tenantId: tenant.id, tries: null }, server.clock.now());
      begun.resolve();
      await dies.promise;
      throw new Error('killed');
    });
    await begun.promise;
    for (let at = 0; at < 2; at += 1) await one.turn();
    dies.resolve();
    await expect(dying).rejects.toThrow('killed');
    for (let at = 0; at < 2; at += 1) await Promise.all([one.turn(), other.turn()]);
    expect(await tracesOf(tenant)).toHaveLength(1);
  });

  test('that the position has passed is not handled by a node with a stale list', async () => {
    const reader = await readerOf(leaveTrace([]));
    await record();
    const each = reader.on();
    for (let at = 0; at < 3; at += 1) await each.turn();
    const eventId = await reader.position();
    const stale = { eventId, tenantId: company.id, tries: null };
    const isClaimed = await inTenant(server.context.pool, company.id, (db) =>
      claim(db, reader.name, stale, server.clock.now()),
    );
    expect(isClaimed).toBe(false);
  });

  test('that another node has handled and passed is skipped by the next read', async () => {
    const reader = await readerOf(leaveTrace([]));
    const [one, other] = [reader.on(server), reader.on(node)];
    await other.turn();
    await record();
    for (let at = 0; at < 3; at += 1) await one.turn();
    const { tables } = await node.countStatements(() => other.turn());
    expect(tables.filter((text) => text.includes('advisory'))).toEqual([]);
  });

  test('of a deactivated company has no effect and delays no other event', async () => {
    const tenant = await server.buildTenant();
    const seen: number[] = [];
    const reader = await readerOf(leaveTrace(seen));
    await record(tenant);
    await server.owner.query('update tenant set is_active = false where id = $1', [tenant.id]);
    await record();
    await reader.on().turn();
    expect([seen.length, await tracesOf(tenant)]).toEqual([1, []]);
  });
});

describe('a reaction that fails', () => {
  test('rolls back, lets others pass, is retried after pauses, is then set aside, and retried when a node starts', async () => {
    const tenant = await server.buildTenant();
    const seen: number[] = [];
    let isBroken = true;
    const breaking = reaction({
      on: ['account.signed_in'],
      async react(_scope, event) {
        if (isBroken && event.id === seen[0]) throw new Error('poison');
      },
    });
    const reader = await readerOf(leaveTrace(seen), breaking);
    const told: object[] = [];
    const each = reader.on(server, {
      warn: () => undefined,
      error: (facts: object) => void told.push(facts),
    });
    await record(tenant);
    await record(tenant);
    await each.turn();
    expect([await tracesOf(tenant), seen]).toEqual([[seen[1]], [seen[0], seen[1]]]);
    await each.turn();
    expect(seen).toHaveLength(2);
    for (let at = 0; at < 7; at += 1) {
      server.clock.advance(2 * 3_600_000);
      await each.turn();
    }
    expect(seen).toHaveLength(9);
    expect(told).toMatchObject([{ reader: reader.name, event: seen[0], tenant: tenant.id, tries: 8 }]);
    server.clock.advance(2 * 3_600_000);
    await each.turn();
    expect(seen).toHaveLength(9);
    const started = reader.on(node);
    await started.begin();
    isBroken = false;
    await started.turn();
    expect(await tracesOf(tenant)).toEqual([seen[1], seen[0]]);
  });

  test("because the database takes too long counts as the reaction's fault", async () => {
    const seen: number[] = [];
    const slow = reaction({
      on: ['account.signed_in'],
      async react(scope, event) {
        seen.push(event.id);
        await sql`set local statement_timeout = 20`.execute(scope.db);
        await sql`select pg_sleep(1)`.execute(scope.db);
      },
    });
    const reader = await readerOf(slow);
    await record();
    const each = reader.on();
    await each.turn();
    await each.turn();
    expect(seen).toHaveLength(1);
  });
});

describe('a committed event', () => {
  test('wakes the readers of this node and the other at once; a rolled back event wakes nobody, and readers do not wait for each other', async () => {
    const lost = (error: Error) => expect.unreachable(error.message);
    const wakeUps = [server, node].map(({ context }) => openWakeUp(context, { listenUrl: undefined, lost }));
    const woken = [0, 0];
    for (const [at, wakeUp] of wakeUps.entries())
      wakeUp.on('events', () => {
        woken[at] = (woken[at] ?? 0) + 1;
      });
    let jobsWoken = 0;
    for (const wakeUp of wakeUps)
      wakeUp.on('jobs', () => {
        jobsWoken += 1;
      });
    // Each node is woken once when its connection opens.
    await vi.waitUntil(() => woken.every((times) => times > 0), { timeout: 5_000 });
    const stuck = Promise.withResolvers<void>();
    const seen: number[] = [];
    const blocked = await readerOf(reaction({ on: ['account.signed_in'], react: () => stuck.promise }));
    const quick = await readerOf(leaveTrace(seen));
    const dispatch = startDispatch(
      node.context,
      [blocked, quick],
      wakeUps[1] ?? expect.unreachable(),
      silent,
    );
    onTestFinished(async () => {
      stuck.resolve();
      await dispatch.stop();
      for (const wakeUp of wakeUps) await wakeUp.stop();
    });
    await vi.waitUntil(() => jobsWoken === 2, { timeout: 5_000 });
    const before = [...woken];
    await expect(
      inTenant(server.context.pool, company.id, async (db) => {
        await recordEventIn(db, actOf(company), { kind: 'account.signed_in', subjectId: 1, detail: {} });
        throw new Error('not today');
      }),
    ).rejects.toThrow();
    await record();
    await vi.waitUntil(() => seen.length > 0 && woken.every((times, at) => times > (before[at] ?? 0)), {
      timeout: 5_000,
    });
    expect([seen.length, woken[0]]).toEqual([1, (before[0] ?? 0) + 1]);
    expect(jobsWoken, 'workers for jobs sleep on').toBe(2);
    await inTenant(server.context.pool, company.id, async (db) => announceCommit(db, 'jobs'));
    await vi.waitUntil(() => jobsWoken === 4, { timeout: 5_000 });
    expect(woken[0], 'readers of events sleep on').toBe((before[0] ?? 0) + 1);
  });
});

test('old pointers are deleted once every reader has passed them; the newest stay for clients that reconnect', async () => {
  const { rows } = await server.owner.query('select max(event_id)::int as last from event_pointer');
  const first = rows[0].last + 1;
  await server.owner.query(
    'insert into event_pointer select id, 1 from generate_series($1::int, $1::int + 100001) id',
    [first],
  );
  const counted = async () =>
    (await server.owner.query('select count(*)::int as count from event_pointer')).rows[0].count;
  const before = await counted();
  await purgePointers.run(server.context);
  expect(await counted()).toBe(before);
  await server.owner.query('update event_cursor set position = $1', [first + 100_001]);
  await purgePointers.run(server.context);
  expect(await counted()).toBe(100_000);
});

test('a reader without a row in event_cursor says so', async () => {
  const reader = new EventReader(server.context, { name: 'nobody', reactions: [] }, silent);
  await expect(reader.turn()).rejects.toThrow('The reader nobody has no row in event_cursor');
});
