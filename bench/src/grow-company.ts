import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** The tables whose rows are copied, in this order; everything else of a company stays as it is. */
const copied = [
  'person',
  'credential',
  'goal',
  'goal_path',
  'goal_status',
  'goal_prediction',
  'goal_result',
  'goal_result_version',
  'goal_transition',
  'goal_comment',
  'goal_edit',
  'goal_follow',
] as const;
type Copied = (typeof copied)[number];

/** A letter pair for each copy, so that a name of the first division is nobody's in another one. */
const letters = `chr(97 + copy / 26) || chr(97 + copy % 26)`;

/** What a copy has in place of the row's value; a column that is absent keeps it, or refers to the copy's row. */
export const changed: Readonly<Record<string, string>> = {
  'person.name': `split_part(name, ' ', 1) || ' ' || initcap(${letters} || split_part(name, ' ', 2))`,
  'person.email': `'c' || copy || '.' || email`,
  'person.email_key': `'c' || copy || '.' || email_key`,
  'person.org_unit': `nullif(coalesce(org_unit, '') || ' ' || copy, ' ' || copy)`,
  'person.department': `case when department = '' then '' else department || ' ' || copy end`,
  // The head of a division reports to the head of another one, seven to each.
  'person.role_name': `case when role_name = 'ceo' then 'manager' else role_name end`,
  'person.manager_id': `case when role_name = 'ceo' then id + ((copy - 1) / 7) * person_span
    else manager_id + copy * person_span end`,
  'goal.recent_status_id': 'recent_status_id + copy * goal_status_span',
  'goal_transition.transitionable_id': `transitionable_id + copy *
    case when transitionable_type = 'Goal' then goal_span else goal_edit_span end`,
};

interface Column {
  readonly name: string;
  /** The table whose id it has; null: another value. */
  readonly refers: string | null;
}

/** Returns the statement that copies the rows of a table `times - 1` times, and shifts every id by its table's span. */
export function copyStatement(
  table: string,
  columns: readonly Column[],
  spans: ReadonlyMap<string, number>,
): string {
  const copyOf = ({ name, refers }: Column) => {
    const own = changed[`${table}.${name}`];
    if (own) return own;
    return refers && spans.has(refers) ? `${name} + copy * ${refers}_span` : name;
  };
  const names = columns.map(({ name }) => name);
  // A division's rows lie together and in their order, as those of the first one do.
  const text = `insert into ${table} (${names.join(', ')}) select ${columns.map(copyOf).join(', ')}
    from ${table} row cross join generate_series(1, $2::int - 1) copy where tenant_id = $1 order by copy, row.ctid`;
  return text.replace(/\b(\w+)_span\b/g, (_, name: string) => String(spans.get(name) ?? 0));
}

const columnsOf = `select a.attname::text as name, coalesce(
    (select other.relname::text from pg_constraint k join pg_class other on other.oid = k.confrelid
      where k.conrelid = a.attrelid and k.contype = 'f' and array_length(k.conkey, 1) = 2 and a.attnum = k.conkey[2]),
    case when a.attidentity <> '' then $1 end) as refers
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

/** The rows of the org tree that the copies add: within each division, and from the heads above it. */
const orgPaths = `with recursive up as (
    select copy, copy as above, 0 as far from generate_series(0, $2::int - 1) copy
    union all select copy, (above - 1) / 7, far + 1 from up where above > 0)
  insert into org_path (tenant_id, ancestor_id, descendant_id, depth)
    select tenant_id, ancestor_id + copy * $3::int, descendant_id + copy * $3::int, depth
      from org_path cross join generate_series(1, $2::int - 1) copy where tenant_id = $1
    union all
    select path.tenant_id, path.ancestor_id + up.above * $3::int, path.descendant_id + up.copy * $3::int, path.depth + up.far
      from up join org_path path on path.tenant_id = $1 and path.ancestor_id = $4 where up.far > 0`;

/**
 * Makes a company `times` as large: it gets so many divisions, each a copy of the first one with ids, names and
 * addresses of its own. The first division stays as it is, so the same person can be asked in both companies.
 */
export async function growCompany(
  cluster: Cluster,
  database: string,
  { tenant, times }: { readonly tenant: number; readonly times: number },
  log: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ ...cluster.connection(database), application_name: 'bench' });
  await client.connect();
  try {
    // The copies bring what triggers and foreign keys would compute and check, row by row.
    await client.query("set session_replication_role = replica; set work_mem = '256MB'; begin");
    await client.query("select set_config('app.tenant_id', $1, false)", [String(tenant)]);
    const spans = await spansOf(client);
    const ceo = await client.query<{ id: number }>(
      "select id from person where tenant_id = $1 and role_name = 'ceo' and deactivated_at is null",
      [tenant],
    );
    await client.query(orgPaths, [tenant, times, spans.get('person'), ceo.rows[0]?.id]);
    for (const table of copied) {
      const started = performance.now();
      const { rows: columns } = await client.query<Column>(columnsOf, [table]);
      const { rowCount } = await client.query(copyStatement(table, columns, spans), [tenant, times]);
      log(`… ${rowCount} rows of ${table} in ${Math.round((performance.now() - started) / 1000)} s`);
    }
    for (const table of spans.keys())
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      );
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Returns how far a copy's ids are from those of the copy before, for each table that has ids. */
async function spansOf(client: pg.Client): Promise<ReadonlyMap<Copied, number>> {
  const spans = new Map<Copied, number>();
  for (const table of copied) {
    const { rows } = await client.query<{ has: boolean }>(
      "select exists (select from pg_attribute where attrelid = $1::regclass and attidentity <> '') as has",
      [table],
    );
    if (!rows[0]?.has) continue;
    const { rows: found } = await client.query<{ most: number }>(
      `select coalesce(max(id), 0)::int as most from ${table}`,
    );
    spans.set(table, found[0]?.most ?? 0);
  }
  return spans;
}
