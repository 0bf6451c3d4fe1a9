import { askServer } from './test-database.ts';
import type { TestServer } from './test-server.ts';

/** Returns a count and a hash of a company's rows, by table; tables without any are left out. */
export async function companyRows({ connection }: TestServer, id: number): Promise<Record<string, string>> {
  const { rows } = await askServer(
    connection,
    `select c.relname as name, (xpath('/row/hash/text()', query_to_xml(format(
        'select count(*) || '' '' || md5(coalesce(string_agg(r::text, ''|'' order by r::text), '''')) as hash from %I r where tenant_id = ${id}',
        c.relname), false, true, '')))[1]::text as hash
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not in ('former_key', 'event_delivery', 'event_pointer')`,
  );
  return Object.fromEntries(
    rows.filter(({ hash }) => !hash.startsWith('0 ')).map(({ name, hash }) => [name, hash]),
  );
}
