import { type RawBuilder, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import type { Scope } from '#platform/session/scope.ts';

/** The company of a statement. */
export interface InTenant {
  readonly tenant: { readonly id: number };
}

/** The company of a statement, also as a column. */
export interface OfTenant {
  readonly tenant: { readonly id: number | RawBuilder<number> };
}

/**
 * Returns the person who acts as the manager of `owner`: the nearest active person above (goals.7); null
 * without one.
 */
export function actingManagerOf(scope: OfTenant, owner: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`(select path.ancestor_id from org_path path join person above
    on above.tenant_id = path.tenant_id and above.id = path.ancestor_id
    where path.tenant_id = ${scope.tenant.id} and path.descendant_id = ${owner} and path.depth > 0
      and above.deactivated_at is null
    order by path.depth limit 1)`;
}

/**
 * Whether the acting person is in the management chain of `person`: anywhere above, never the person
 * themselves.
 */
export function isBelowActor(scope: Scope, person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from org_path chain where chain.tenant_id = ${scope.tenant.id}
    and chain.ancestor_id = ${scope.person.id} and chain.descendant_id = ${person} and chain.depth > 0)`;
}

/** The department of people without a department up their chain (people.10). */
export const noUnit = 'Corporate';

/**
 * Returns the department of a row of `person`: their own, else the nearest one up the chain, else `Corporate`
 * (people.10).
 */
export const departmentOf = keptSql(
  (alias) => sql<string>`coalesce(nullif(${column(`${alias}.department`)}, ''), ${sql.lit(noUnit)})`,
);

/**
 * Returns the clause `report (id)` of a `with recursive`: the people whose manager or acting manager the person is
 * (goals.7).
 */
export function reportsPart(
  scope: OfTenant & { readonly person: { readonly id: number | RawBuilder<number> } },
): RawBuilder<unknown> {
  const { person, tenant } = scope;
  return sql`report (id, is_gone) as (
      select id, deactivated_at is not null from person where tenant_id = ${tenant.id} and manager_id = ${person.id}
      union all
      select below.id, below.deactivated_at is not null from report
        join person below on below.tenant_id = ${tenant.id} and below.manager_id = report.id
      where report.is_gone
    )`;
}

/** An active person who is not an observer, so they can own goals and be chosen. */
export interface ActivePerson {
  readonly id: number;
  readonly name: string;
  /** Whether the acting person is in their management chain. */
  readonly isBelowActor: boolean;
  /** Their manager, or the next active person above. */
  readonly actingManagerId: number | null;
}

/**
 * Returns an active person of the company who is not an observer; undefined if the id belongs to no such
 * person.
 */
export async function activePerson(scope: Scope, personId: number): Promise<ActivePerson | undefined> {
  const row = await scope.db
    .selectFrom('person')
    .select(['person.id', 'person.name', isBelowActor(scope, column('person.id')).as('is_below_actor')])
    .select(actingManagerOf(scope, column('person.id')).as('acting_manager_id'))
    .where('person.tenant_id', '=', scope.tenant.id)
    .where('person.id', '=', personId)
    .where('person.deactivated_at', 'is', null)
    .where('person.role_name', '<>', 'observer')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      isBelowActor: row.is_below_actor,
      actingManagerId: row.acting_manager_id,
    }
  );
}
