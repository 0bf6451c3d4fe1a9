import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { readInstant } from './column-types.ts';

const server = await startTestServer();

test.each(['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia'])(
  'an instant reads the same in the time zone %s',
  async (zone) => {
    const client = await server.owner.connect();
    await client.query(`set timezone = '${zone}'`);
    const { rows } = await client.query(
      "select '2026-11-20 08:26:00.123Z'::timestamptz as late, '1999-12-31 23:59:59Z'::timestamptz as early",
    );
    client.release(true);
    expect(rows).toEqual([
      { late: Date.parse('2026-11-20T08:26:00.123Z'), early: Date.parse('1999-12-31T23:59:59Z') },
    ]);
  },
);

test.each(['2026-11-20 08:26:00', '20/11/2026 08:26:00 CET', 'infinity', '2026-11-20 08:26:00 UTC'])(
  '%s is refused because its instant is unknown',
  (text) => {
    expect(() => readInstant(text)).toThrow('without its time zone');
  },
);
