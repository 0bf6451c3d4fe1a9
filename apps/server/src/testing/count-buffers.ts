import pg from 'pg';
import { begin, type DatabasePool } from '../platform/database/pool.ts';
import type { AskedStatement } from './count-statements.ts';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

const reading = /^\s*(select|with)\b/i;

/**
 * Returns how many 8-kB pages these statements read, cached or not. Runs them again with the plans and the
 * visible rows of the application's connections.
 * Leaves out writes (last use of the session).
 */
export async function countBuffers(
  pool: DatabasePool,
  tenantId: number,
  statements: readonly AskedStatement[],
): Promise<number> {
  const client = await pool.connect();
  let buffers = 0;
  try {
    await begin(pool, client, tenantId);
    for (const { text, values } of statements.filter((one) => reading.test(one.text))) {
      await client.query(`prepare counted as ${text}`);
      const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
      const { rows } = await client.query(
        `explain (analyze, buffers, timing off, format json) execute counted${given}`,
      );
      const [{ Plan: plan }] = (rows as [{ 'QUERY PLAN': [{ Plan: Plan }] }])[0]['QUERY PLAN'];
      buffers += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      await client.query('deallocate counted');
    }
  } finally {
    // Close the client: prepared statements of a failed statement would break the next test.
    client.release(true);
  }
  return buffers;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (!Array.isArray(value)) return pg.escapeLiteral(String(value));
  const elements = value.map((element) => (element === null ? 'null' : JSON.stringify(String(element))));
  return pg.escapeLiteral(`{${elements.join(',')}}`);
}
