import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { applicationRole, begin } from './pool.ts';

const server = await startTestServer();

/** Tables without a tenant, each with the reason. A new entry is a decision, made here. */
const withoutTenant: Readonly<Record<string, string>> = {
  tenant: 'the directory of companies: what a signed-out screen shows',
  sign_in_address: 'one address may try several companies; hashed addresses and a number',
  event_pointer: 'which company wrote an event: what a node follows across companies; two numbers',
  event_cursor: 'how far each reader of events has come; a name and a number',
  event_delivery: 'what a reader did with an event; names, numbers and times',
  due_work: 'what is to be done when; names, numbers and times',
  installation_key: 'one key for the installation, which signs addresses of all companies',
  company_range: 'the ids that this database gives to companies; two numbers',
  mail_hold: 'whether a restore holds all mails; one instant',
  mail_server: 'how the mail server takes mails: numbers, times, and its last words without addresses',
  schema_migration: 'names of migrations',
  schema_migration_lock: 'the lock of migrations',
};

/** History tables: the running application adds rows and never changes them. */
const appendOnly = [
  'appraisal_signature',
  'appraisal_transition',
  'calibration_move',
  'event',
  'goal_prediction',
  'goal_result_version',
  'goal_transition',
  'rating_scale',
];

interface Table {
  name: string;
  oid: number;
  security: boolean;
  forced: boolean;
  owner: string;
}

const tables = (
  await server.owner.query<Table>(
    `select c.relname as name, c.oid::int as oid, c.relrowsecurity as security, c.relforcerowsecurity as forced,
      pg_get_userbyid(c.relowner) as owner
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  )
).rows;

interface Key {
  name: string;
  kind: 'p' | 'u' | 'f';
  columns: string[];
  target: string | null;
}

const keysOf = async (table: Table) =>
  (
    await server.owner.query<Key>(
      `select k.conname as name, k.contype as kind, k.confrelid::regclass::text as target,
        array(select a.attname::text from unnest(k.conkey) with ordinality o(number, at)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = o.number order by o.at) as columns
      from pg_constraint k where k.conrelid = $1 and k.contype in ('p', 'u', 'f')`,
      [table.oid],
    )
  ).rows;

const rightsOf = async (table: Table) => {
  const rights = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];
  const { rows } = await server.owner.query<{ right: string }>(
    `select r as right from unnest($2::text[]) r where has_table_privilege('${applicationRole}', $1::oid, r)`,
    [table.oid, rights],
  );
  return rows.map((row) => row.right);
};

test('covers every table, and the list of tables without tenant is complete', async () => {
  expect(tables.length).toBeGreaterThan(20);
  for (const name of [...Object.keys(withoutTenant), ...appendOnly])
    expect(tables.map((table) => table.name)).toContain(name);
});

describe.each(
  tables.filter((table) => !(table.name in withoutTenant)).map((table) => [table.name, table] as const),
)('%s', (name, table) => {
  test('carries the tenant first in its primary and unique keys, and in every foreign key', async () => {
    const keys = await keysOf(table);
    const primary = keys.filter((key) => key.kind === 'p');
    expect(primary).toHaveLength(1);
    for (const key of keys) expect(key.columns[0], key.name).toBe('tenant_id');
    for (const key of keys.filter((one) => one.kind === 'f')) {
      // For a foreign key to the directory of tenants, the tenant is the whole key.
      const isComposite = key.target === 'tenant' ? key.columns.length === 1 : key.columns.length > 1;
      expect(isComposite, `${key.name} → ${key.target}`).toBe(true);
    }
  });

  test('has no column that names a row without a foreign key to it', async () => {
    const { rows } = await server.owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1 and attnum > 0 and not attisdropped
          and (attname = 'tenant_id' or attname like '%\\_id')`,
      [table.oid],
    );
    const referred = new Set(
      (await keysOf(table)).filter((key) => key.kind === 'f').flatMap((key) => key.columns),
    );
    // History outlives the rows it describes (used links are purged), and external ids name rows of other systems.
    // The receiver of a delivery is a row of the table that its kind names.
    const loose: Record<string, readonly string[]> = {
      // What a program calls itself when it asks.
      agent_client: ['client_id'],
      delivery: ['message_id', 'receiver_id'],
      email_change: ['link_id'],
      event: ['subject_id', 'actor_id', 'for_person_id', 'request_id'],
      person: ['external_id', 'leg_id'],
      scim_group: ['external_id'],
      scim_user: ['external_id'],
      // Names of Slack.
      slack_app: ['team_id'],
      slack_person: ['slack_user_id'],
      goal: ['recent_status_id'],
      goal_transition: ['transitionable_id', 'from_id', 'to_id'],
      goal_comment: ['commentable_id'],
      mail: ['subject_id'],
      notification: ['event_id', 'object_id'],
    };
    const free = rows.map((row) => row.name).filter((column) => !referred.has(column));
    expect(free.sort()).toEqual([...(loose[name] ?? [])].sort());
  });

  test('has unique indexes that begin with the tenant', async () => {
    const { rows } = await server.owner.query<{ says: string }>(
      'select pg_get_indexdef(indexrelid) as says from pg_index where indrelid = $1',
      [table.oid],
    );
    for (const { says } of rows) expect(says).toMatch(/USING \w+ \(tenant_id\b/);
  });

  test('has row policies, also for its owner, that compare the tenant', async () => {
    expect([table.security, table.forced]).toEqual([true, true]);
    const { rows } = await server.owner.query(
      'select policyname, permissive, roles::text, cmd, qual, with_check from pg_policies where tablename = $1',
      [name],
    );
    expect(rows).toEqual([
      {
        policyname: 'tenant_rows',
        permissive: 'PERMISSIVE',
        roles: '{public}',
        cmd: 'ALL',
        qual: "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer)",
        with_check: null,
      },
    ]);
  });

  test('grants the application only the rights it needs', async () => {
    const wanted = appendOnly.includes(name)
      ? ['select', 'insert']
      : ['select', 'insert', 'update', 'delete'];
    expect(await rightsOf(table)).toEqual(wanted);
    expect(table.owner).not.toBe(applicationRole);
  });
});

/** The application's rights on tables without tenant, beyond reading. */
const rightsWithoutTenant: Readonly<Record<string, readonly string[]>> = {
  sign_in_address: ['select', 'insert', 'update', 'delete'],
  event_pointer: ['select', 'insert', 'delete'],
  event_cursor: ['select', 'update'],
  event_delivery: ['select', 'insert', 'update', 'delete'],
  due_work: ['select', 'insert', 'update', 'delete'],
  mail_server: ['select', 'update'],
};

test('the application can only read the directory, the key and the migrations', async () => {
  for (const table of tables.filter((one) => one.name in withoutTenant))
    expect(await rightsOf(table), table.name).toEqual(rightsWithoutTenant[table.name] ?? ['select']);
});

test('tables shared by all companies hold names, numbers and times, and no other text', async () => {
  const { rows } = await server.owner.query<{ name: string; columns: string }>(
    `select table_name::text as name, string_agg(column_name || ' ' || data_type, ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_name in ('event_pointer', 'event_cursor', 'event_delivery', 'due_work') group by table_name order by table_name`,
  );
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual({
    due_work:
      'kind text, tenant_id integer, subject_id integer, due_at timestamp with time zone, tries smallint',
    event_cursor: 'reader text, position bigint',
    event_delivery:
      'reader text, event_id bigint, tenant_id integer, tries smallint, retry_at timestamp with time zone, set_aside_at timestamp with time zone',
    event_pointer: 'event_id bigint, tenant_id integer',
  });
});

test('there is one installation key of 32 bytes', async () => {
  const { rows } = await server.owner.query<{ key: Buffer }>('select key from installation_key');
  expect(rows.map((row) => row.key.length)).toEqual([32]);
  await expect(
    server.owner.query('insert into installation_key values (sha256($1))', ['another']),
  ).rejects.toMatchObject({ code: '23505' });
});

test('the application takes on a role without login, without rights to rows, roles and databases', async () => {
  const { rows } = await server.context.pool.query(
    `select current_user as name, rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
    from pg_roles where rolname = current_user`,
  );
  expect(rows[0]).toEqual({
    name: applicationRole,
    rolcanlogin: false,
    rolsuper: false,
    rolbypassrls: false,
    rolcreaterole: false,
    rolcreatedb: false,
  });
  for (const statement of [
    'create table planted ()',
    'drop table person',
    'alter table person disable row level security',
    'truncate event',
    'create schema planted',
    'create policy planted on person using (true)',
  ])
    await expect(server.context.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
});

describe('without a tenant, and with another’s', async () => {
  const tenant = await server.buildTenant();
  const other = await server.buildTenant();
  await server.signInAs(tenant.ceo);
  const carrying = tables.filter((table) => !(table.name in withoutTenant));

  async function countAs(setting: string | undefined, table: string): Promise<number> {
    const client = await server.context.pool.connect();
    try {
      await begin(server.context.pool, client, 0);
      if (setting !== undefined)
        await client.query("select set_config('app.tenant_id', $1, true)", [setting]);
      const { rows } = await client.query(
        `select count(*) as found from "${table}" where tenant_id = ${tenant.id}`,
      );
      await client.query('rollback');
      return Number(rows[0]?.found);
    } finally {
      client.release();
    }
  }

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another', String(other.id)],
    ['one that does not exist', '2147483647'],
  ])('%s: no row of any table', async (_what, setting) => {
    for (const { name } of carrying) expect(await countAs(setting, name), name).toBe(0);
  });

  test('with its own tenant it sees its rows', async () => {
    for (const name of [
      'person',
      'session',
      'org_path',
      'goal_period',
      'goal_period_week',
      'tenant_setting',
      'event',
    ])
      expect(await countAs(String(tenant.id), name), name).toBeGreaterThan(0);
  });

  test('no row can be written into another company, or moved there', async () => {
    const client = await server.context.pool.connect();
    try {
      for (const statement of [
        `insert into goal_period (tenant_id, index, start_date, end_date) values (${other.id}, 1, '2000-01-01', '2000-03-31')`,
        `update person set tenant_id = ${other.id} where id = ${tenant.ceo.id}`,
      ]) {
        await begin(server.context.pool, client, tenant.id);
        await expect(client.query(statement), statement).rejects.toMatchObject({
          code: expect.stringMatching(/^(42501|23503)$/),
        });
        await client.query('rollback');
      }
    } finally {
      client.release();
    }
  });
});
