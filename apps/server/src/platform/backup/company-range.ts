import type pg from 'pg';

/** The ids of companies that a database gives, and the one that it gives next. */
export interface CompanyRange {
  readonly first: number;
  readonly last: number;
  readonly next: number;
  /** Whether an operator has set it. */
  readonly isSet: boolean;
}

const highest = 2_147_483_647;

/** Returns the range of a database (tenant.7). */
export async function companyRangeOf(client: Pick<pg.ClientBase, 'query'>): Promise<CompanyRange> {
  const { rows } = await client.query<{ first: number | null; last: number | null; next: string | number }>(
    `select (select first_id from company_range) as first, (select last_id from company_range) as last,
      (select last_value + is_called::int from tenant_id_seq) as next`,
  );
  const [row] = rows;
  return {
    first: row?.first ?? 1,
    last: row?.last ?? highest,
    next: Number(row?.next ?? 1),
    isSet: row?.first != null,
  };
}

/**
 * Sets the range. An id that this database has given stays given, so a range that it is in continues behind it.
 * @throws Error of one sentence for a range without an id that is left.
 */
export async function setCompanyRange(
  client: pg.ClientBase,
  first: number,
  last: number,
): Promise<CompanyRange> {
  // `tenant create` waits.
  await client.query('lock table tenant in share row exclusive mode');
  const before = await companyRangeOf(client);
  const { rows } = await client.query<{ id: number | null }>(
    'select max(id) as id from tenant where id between $1 and $2',
    [first, last],
  );
  const given = before.next > first && before.next - 1 <= last ? before.next - 1 : 0;
  const next = Math.max(first, (rows[0]?.id ?? 0) + 1, given + 1);
  if (next > last)
    throw new Error(`All ids from ${first} to ${last} are given already: choose a range with room.`);
  await client.query('delete from company_range');
  await client.query('insert into company_range (first_id, last_id) values ($1, $2)', [first, last]);
  await client.query(`alter table tenant alter column id restart with ${Number(next)}`);
  return { first, last, next, isSet: true };
}
