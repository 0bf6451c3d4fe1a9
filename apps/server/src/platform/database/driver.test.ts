import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { countOn } from '../../testing/count-statements.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { whenDone } from '../../testing/when-done.ts';
import { statementOf } from './batch.ts';
import { beginErrorOf, commit, endWithNext, type Queries, queriesOf } from './driver.ts';
import { createPool } from './pool.ts';
import { inTenant } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const server = await startTestServer();
// Use one connection, so that transactions follow each other on it.
const pool = createPool({ connection: server.connection, as: 'application', size: 1 });
afterAll(() => pool.end());

let here = 0;
let there = 0;
beforeAll(async () => {
  here = (await server.buildTenant()).id;
  there = (await server.buildTenant()).id;
});

async function tenantOf(db: Queries): Promise<string | undefined> {
  const query = sql<{ tenant: string }>`select current_setting('app.tenant_id', true) as tenant`;
  return (await query.execute(db)).rows[0]?.tenant;
}

/** Fails a transaction while one of its steps is still running. `goOn` lets that step send its statement. */
async function failWithStepUnderWay(tenantId: number) {
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
  let asked: Promise<unknown> | undefined;
  const failed = inTenant(pool, tenantId, async (db) => {
    const late = waited.then(() => tenantOf(db));
    asked = late.catch((error: Error) => error.message);
    await Promise.all([late, Promise.reject(new Error('The other step failed.'))]);
  });
  await expect(failed).rejects.toThrow('The other step failed.');
  return async () => {
    goOn();
    return asked;
  };
}

test('a column that a rolling deploy adds fails no statement that returns every column', async () => {
  const write = () =>
    inTenant(pool, here, async (db) => {
      const values = { kind: 'probe', tenant_id: here, subject_id: 1, due_at: sql<string>`now()` };
      await db.insertInto('due_work').values(values).returningAll().executeTakeFirstOrThrow();
      const rows = await db.selectFrom('due_work').selectAll().where('tenant_id', '=', here).execute();
      await db.deleteFrom('due_work').where('tenant_id', '=', here).execute();
      return Object.keys(rows[0] ?? {});
    });
  const before = await write();
  await server.owner.query('alter table due_work add column probe integer not null default 0');
  expect(await write()).toEqual([...before, 'probe']);
  await server.owner.query('alter table due_work drop column probe');
});

test('a late statement of a failed transaction runs in no later transaction', async () => {
  const goOn = await failWithStepUnderWay(here);
  const answers = await inTenant(pool, there, async (db) => [await tenantOf(db), await goOn()]);
  expect(answers).toEqual([String(there), 'The transaction has failed already.']);
});

test('a late statement of a failed transaction does not end a later transaction', async () => {
  const goOn = await failWithStepUnderWay(here);
  const answer = await inTenant(pool, there, async (db) => {
    endWithNext(db);
    await goOn();
    return tenantOf(db);
  });
  expect(answer).toBe(String(there));
});

test('a statement nobody awaited runs in no later transaction after its own ended', async () => {
  const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
  let late: Promise<unknown> | undefined;
  await inTenant(pool, here, async (db) => {
    late = waited.then(() => tenantOf(db)).catch((error: Error) => error.message);
    return tenantOf(db);
  });
  const answers = await inTenant(pool, there, async (db) => {
    goOn();
    return [await late, await tenantOf(db)];
  });
  expect(answers).toEqual(['The transaction ended with the statement before this one.', String(there)]);
});

test('the statement that ends a transaction belongs to its tenant', async () => {
  const answer = await inTenant(pool, here, (db) => {
    endWithNext(db);
    return tenantOf(db);
  });
  expect(answer).toBe(String(here));
});

test('a statement after the last one is refused, also when both are sent together', async () => {
  const refusal = 'The transaction ended with the statement before this one.';
  const after = inTenant(pool, here, async (db) => {
    endWithNext(db);
    await tenantOf(db);
    return tenantOf(db);
  });
  await expect(after).rejects.toThrow(refusal);
  const together = inTenant(pool, here, (db) => {
    endWithNext(db);
    return Promise.all([tenantOf(db), tenantOf(db)]);
  });
  await expect(together).rejects.toThrow(refusal);
});

test('the error of a last statement reaches the caller, even if its own promise is swallowed', async () => {
  const failing = (db: Queries) => {
    endWithNext(db);
    return sql`select 1 / 0`.execute(db);
  };
  await expect(inTenant(pool, here, failing)).rejects.toThrow('division by zero');
  const hidden = inTenant(pool, here, (db) => failing(db).catch(() => 'nothing happened'));
  await expect(hidden).rejects.toThrow('division by zero');
});

test('a rollback waits for a statement that another step has sent', async () => {
  const client = await pool.connect();
  client.release();
  const busy: boolean[] = [];
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const spy = vi.spyOn(client, 'query').mockImplementation(((...given: unknown[]) => {
    // pg's own mark: false while a statement runs.
    if (given[0] === 'rollback') busy.push(!(client as unknown as { readyForQuery: boolean }).readyForQuery);
    return query(...given);
  }) as never);
  onTestFinished(() => spy.mockRestore());
  const failed = inTenant(pool, here, async (db) => {
    await tenantOf(db);
    const slow = sql`select pg_sleep(0.3)`.execute(db);
    await Promise.all([slow, wait(50).then(() => Promise.reject(new Error('The other step failed.')))]);
  });
  await expect(failed).rejects.toThrow('The other step failed.');
  expect(busy).toEqual([false]);
});

test('a transaction is rolled back only if its commit has not ended it', async () => {
  const counted = createPool({ connection: server.connection, as: 'application', size: 1 });
  whenDone(() => counted.end());
  const statements = countOn(counted);
  const frameOf = async (read: (db: Queries) => Promise<unknown>) => {
    const { frame } = await statements.count(async () => {
      const refused = inTenant(counted, here, async (db) => {
        await read(db);
        throw new Error('Nothing is there.');
      });
      await expect(refused).rejects.toThrow(Error);
    });
    return frame.filter((text) => !text.startsWith('select set_config'));
  };
  const last = (read: (db: Queries) => Promise<unknown>) => (db: Queries) => {
    endWithNext(db);
    return read(db);
  };
  const failing = (db: Queries) => sql`select 1 / 0`.execute(db);
  expect(await frameOf(tenantOf)).toEqual(['begin', 'rollback']);
  expect(await frameOf(last(tenantOf))).toEqual(['begin', 'commit']);
  expect(await frameOf(last(failing))).toEqual(['begin', 'commit', 'rollback']);
});

test('a last statement that fails rolls back earlier writes', async () => {
  const counted = () =>
    inTenant(pool, here, async (db) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from event`.execute(db);
      return rows[0]?.count;
    });
  const before = await counted();
  const writing = inTenant(pool, here, async (db) => {
    await sql`insert into event (tenant_id, kind, created_at) values (${here}, 'test.written', now())`.execute(
      db,
    );
    endWithNext(db);
    await sql`select 1 / 0`.execute(db);
  });
  await expect(writing).rejects.toThrow('division by zero');
  expect(await counted()).toBe(before);
});

test('a transaction without a last statement still ends, and the next one starts clean', async () => {
  const answer = await inTenant(pool, here, async (db) => {
    endWithNext(db);
    return 'nothing was asked';
  });
  expect(answer).toBe('nothing was asked');
  const [first, second] = await inTenant(pool, there, async (db) => [await tenantOf(db), await tenantOf(db)]);
  expect([first, second]).toEqual([String(there), String(there)]);
});

test('after a column has got another type, a stale prepared statement fails once and is then prepared anew', async () => {
  await server.owner.query('alter table quarter_theme add column of_a_later_version integer');
  const ask = () =>
    inTenant(pool, here, async (db) => {
      const query = sql<object>`select of_a_later_version from quarter_theme where tenant_id = ${here}`;
      return (await query.execute(db)).rows;
    });
  await ask();
  await server.owner.query('alter table quarter_theme alter column of_a_later_version type bigint');
  await expect(ask()).rejects.toThrow(DatabaseUnavailable);
  expect(await ask()).toEqual([]);
});

test('no statement is sent after the settings failed, because it would run without a tenant', async () => {
  const client = await pool.connect();
  try {
    const db = queriesOf(client, [statementOf('begin'), statementOf('select 1 / 0 as settings')]);
    await expect(tenantOf(db)).rejects.toThrow('division by zero');
    expect(beginErrorOf(db)?.message).toBe('division by zero');
    const sent = vi.spyOn(client, 'query');
    await expect(tenantOf(db)).rejects.toThrow('division by zero');
    await expect(commit(db)).rejects.toThrow('division by zero');
    expect(sent).not.toHaveBeenCalled();
  } finally {
    client.release(true);
  }
});
