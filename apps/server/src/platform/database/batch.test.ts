import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { type Batch, runBatch, statementOf } from './batch.ts';
import { createPool } from './pool.ts';

const server = await startTestServer();
const pool = createPool({ connection: server.connection, as: 'owner', size: 1 });
afterAll(() => pool.end());

/** Runs statements on the one connection of these tests. */
async function run(...statements: readonly [text: string, values?: unknown[]][]) {
  const client = await pool.connect();
  try {
    return await runBatch(
      client,
      statements.map(([text, values]) => statementOf(text, values)),
    );
  } finally {
    client.release();
  }
}

const rowsOf = ({ results }: Awaited<ReturnType<typeof run>>) => results.map(({ rows }) => rows);

test('a batch returns the result of each statement, also when they are prepared already', async () => {
  const batch = () =>
    run(['begin', []], ['select $1::int as one, $2 as two', [1, 'b']], ['select 3 as three'], ['commit', []]);
  for (let time = 0; time < 3; time++) {
    const { results, error } = await batch();
    expect(error).toBeUndefined();
    expect(results).toEqual([
      { command: 'BEGIN', rowCount: null, rows: [] },
      { command: 'SELECT', rowCount: 1, rows: [{ one: 1, two: 'b' }] },
      { command: 'SELECT', rowCount: 1, rows: [{ three: 3 }] },
      { command: 'COMMIT', rowCount: null, rows: [] },
    ]);
  }
});

/** Returns the types of the messages in what was written to the database: `P` prepares, `D` describes, `S` synchronises. */
function messageTypes(written: Buffer): string {
  let types = '';
  for (let at = 0; at < written.length; at += 1 + written.readInt32BE(at + 1))
    types += written.toString('latin1', at, at + 1);
  return types;
}

test('a batch is synchronised once, and a statement is prepared and described once', async () => {
  const client = await pool.connect();
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  client.release();
  const written = vi.spyOn(stream, 'write');
  onTestFinished(() => void vi.restoreAllMocks());
  for (let time = 1; time <= 3; time++)
    await run(['select $1::int as first', [1]], ['select $1::int as second', [2]]);
  const types = written.mock.calls.map(([bytes]) => messageTypes(bytes as Buffer));
  // The first batch closes each name before it prepares it.
  expect(types).toEqual(['CPBDECPBDES', 'BEBES', 'BEBES']);
});

test('a batch that has ended keeps none of its rows', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => void vi.restoreAllMocks());
  const firstRow = async () => {
    const [[row]] = rowsOf(await run(['select 1 as one', []])) as [[object]];
    return new WeakRef(row);
  };
  const row = await firstRow();
  const [[batch]] = asked.mock.calls as unknown as [[Batch]];
  // A weak reference keeps its object until the end of its turn.
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(row.deref()).toBeUndefined();
  expect(batch.statements).toHaveLength(1);
});

test('values of all kinds arrive, and null', async () => {
  const given = ['text', 1.5, true, null, [1, 2], { a: [1] }, Buffer.from([0, 255])];
  const text =
    'select $1::text as a, $2::float8 as b, $3::bool as c, $4::int as d, $5::int[] as e, $6::jsonb as f, $7::bytea as g';
  const expected = [
    { a: 'text', b: 1.5, c: true, d: null, e: [1, 2], f: { a: [1] }, g: Buffer.from([0, 255]) },
  ];
  expect(rowsOf(await run([text, given], [text, given]))).toEqual([expected, expected]);
});

test('no statement runs after one that failed, and the connection goes on', async () => {
  await run(['create temp table note (id int primary key)']);
  const failed = await run(
    ['insert into note values ($1)', [1]],
    ['insert into note values ($1)', [1]],
    ['insert into note values ($1)', [2]],
  );
  expect(failed.results.map(({ command, rowCount }) => [command, rowCount])).toEqual([['INSERT', 1]]);
  expect(failed.error?.message).toMatch(/duplicate key/);
  // The batch was one transaction, because nothing began another.
  expect(rowsOf(await run(['select count(*) as count from note', []]))).toEqual([[{ count: 0 }]]);
});

test('a statement that failed when it first ran can run again', async () => {
  const divide = (by: number) => run(['select 6 / $1::int as share', [by]]);
  expect((await divide(0)).error?.message).toBe('division by zero');
  expect(rowsOf(await divide(3))).toEqual([[{ share: 2 }]]);
});

test('a fetch has the columns of its own cursor', async () => {
  const fetched = async (select: string) => {
    const { results } = await run(
      ['begin', []],
      [`declare page cursor for ${select}`, []],
      ['fetch forward 2 from page', []],
      ['rollback', []],
    );
    return results[2]?.rows;
  };
  expect(await fetched('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await fetched("select 'a' as letter, 2 as two")).toEqual([{ letter: 'a', two: 2 }]);
});

test('a value that cannot be read is an error, and so is an empty statement', async () => {
  const unreadable = await run(['set datestyle to german'], ['select now() as now', []], ['select 1 as one']);
  expect(unreadable.results).toHaveLength(1);
  expect(unreadable.error?.message).toMatch(/not as ISO/);
  expect((await run(['set datestyle to iso'], ['', []])).error?.message).toMatch(/is empty/);
  expect(rowsOf(await run(['select 1 as one', []]))).toEqual([[{ one: 1 }]]);
});
