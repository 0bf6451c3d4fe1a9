import { sql } from 'kysely';
import { isUnproven, keptHappenings } from '#platform/connections/happenings.ts';
import type { Scope } from '#platform/session/scope.ts';

export interface ConnectionRow {
  readonly connection: string;
  readonly lastUsedAt: number | null;
  readonly failingSince: number | null;
  /** The first unproven failure since the latest success. */
  readonly refusedSince: number | null;
}

/** Returns the state of each connection of the company that has been used, by name. */
export async function connectionRows({ db, tenant }: Scope): Promise<ConnectionRow[]> {
  const query = sql<ConnectionRow>`select connection, max(at) filter (where is_ok and not is_unproven) as "lastUsedAt",
      min(at) filter (where not is_ok and not is_unproven and id > last_ok) as "failingSince",
      min(at) filter (where not is_ok and is_unproven and id > last_ok) as "refusedSince"
    from (
      select told.*, coalesce(max(id) filter (where is_ok and not is_unproven) over (partition by connection), 0) as last_ok
      from (select connection, at, is_ok, id, ${isUnproven} as is_unproven
        from connection_happening where tenant_id = ${tenant.id}) told
    ) happening
    group by connection order by connection`;
  return (await query.execute(db)).rows;
}

export interface HappeningRow {
  readonly at: number;
  readonly isOk: boolean;
  readonly code: string;
  readonly values: Record<string, string | number>;
}

/** Returns the last happenings of a connection, newest first. */
export async function happeningRows({ db, tenant }: Scope, connection: string): Promise<HappeningRow[]> {
  const query = sql<HappeningRow>`select at, is_ok as "isOk", code, "values"
    from connection_happening where tenant_id = ${tenant.id} and connection = ${connection}
    order by id desc limit ${keptHappenings}`;
  return (await query.execute(db)).rows;
}
