import type pg from 'pg';
import type { CompanyManifest } from './company-manifest.ts';
import { quoted, type StoredTable } from './tables.ts';

/** So many ids may be given between two looks of one statement. */
const margin = 1_000;

/**
 * Moves the sequences of ids behind the company's own. Ids are unique within a company, so those of others do not matter.
 * Rows of others are written meanwhile, so no lock is taken: `setval` goes further than needed instead.
 */
export async function moveNumbers(
  client: pg.ClientBase,
  tables: readonly StoredTable[],
  tenantId: number,
): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column,
      pg_get_serial_sequence(format('%I.%I', current_schema(), c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relname = any($1) and c.relname <> 'tenant'`,
    [tables.map(({ name }) => name)],
  );
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1::regclass, own.last + ${margin}) from ${sequence} given,
        (select max(${quoted(column)}) as last from ${quoted(table)} where tenant_id = $2) own
      where own.last >= given.last_value`,
      [sequence, tenantId],
    );
}

/**
 * Settles what jobs of the former database would have done: they are no part of an archive. Waiting mails become due;
 * imports write everything in one transaction, so none was written; files that nobody makes can be ordered again.
 */
export async function endUnmovedWork(client: pg.ClientBase, tenantId: number): Promise<void> {
  await client.query(
    `insert into due_work (kind, tenant_id, subject_id, due_at)
      select 'retry_mail', tenant_id, id, requested_at from mail where tenant_id = $1 and state = 'waiting'
      on conflict do nothing`,
    [tenantId],
  );
  for (const table of ['person_import', 'goal_import'])
    await client.query(
      `update ${table} set state = 'failed', cells = null, written = 0 where tenant_id = $1 and state in ('waiting', 'running')`,
      [tenantId],
    );
  for (const table of ['personal_export', 'company_export'])
    await client.query(`update ${table} set state = 'failed' where tenant_id = $1 and state = 'waiting'`, [
      tenantId,
    ]);
}

/** Lets the readers of this database handle the events that those of the former one had not, and no others. */
export async function retryUnheard(
  client: pg.ClientBase,
  tenantId: number,
  unheard: CompanyManifest['unheard'],
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into event_delivery (reader, event_id, tenant_id, tries, retry_at)
      select given.reader, given."eventId", $1, 0, to_timestamp(0)
      from jsonb_to_recordset($2::jsonb) given (reader text, "eventId" bigint)
      on conflict do nothing`,
    [tenantId, JSON.stringify(unheard)],
  );
  // Marks of other companies last for seconds.
  if (rowCount !== unheard.length)
    throw new Error(
      'Events of this company and of another one have the same numbers now. Try again in a minute.',
    );
}
