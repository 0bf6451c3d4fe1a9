import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { noUnit } from './access.ts';

/** A person with their department, as shown beside a goal. */
export interface ShownPerson {
  id: number;
  name: string;
  unit: string;
  avatar: string | null;
  title: string;
  manager_id: number | null;
  deactivated_at: number | null;
}

/** People as one part of a statement; `chain` begins with the person and leads up to the ceo. */
export interface PeoplePart {
  people: (Omit<ShownPerson, 'unit'> & { chain: number[] })[] | null;
  /** The departments in these chains, by the manager whose own they are. */
  units: Record<string, string> | null;
}

/** The rows of `shown`: the people with these ids (an expression of type `int[]`), each with the chain above them. */
export function shownPeople(scope: Scope, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  const { tenant } = scope;
  return sql`select someone.id, someone.name, someone.avatar, someone.job_title as title, someone.manager_id,
      (extract(epoch from someone.deactivated_at) * 1000)::bigint as deactivated_at,
      array(select up.ancestor_id from org_path up
        where up.tenant_id = ${tenant.id} and up.descendant_id = someone.id order by up.depth) as chain
    from person someone where someone.tenant_id = ${tenant.id} and someone.id = any(${ids})`;
}

/** The two columns of a `PeoplePart` over `shown`. */
export function peopleColumns(scope: Scope): { people: RawBuilder<unknown>; units: RawBuilder<unknown> } {
  return {
    people: sql`(select json_agg(shown) from shown)`,
    units: sql`(select json_object_agg(head.id, head.org_unit) from person head
      where head.tenant_id = ${scope.tenant.id} and head.org_unit <> ''
        and head.id = any(array(select unnest(chain) from shown)))`,
  };
}

/** The people of a part by their ids, each with the nearest department up their chain (decisions §3). */
export function peopleById({ people, units }: PeoplePart): Map<number, ShownPerson> {
  const named = new Map<number, ShownPerson>();
  for (const { chain, ...person } of people ?? []) {
    const head = units === null ? undefined : chain.find((id) => units[id] !== undefined);
    named.set(person.id, { ...person, unit: (head !== undefined && units?.[head]) || noUnit });
  }
  return named;
}

/** People by their ids. */
export async function peopleOf(scope: Scope, ids: readonly number[]): Promise<Map<number, ShownPerson>> {
  if (ids.length === 0) return new Map();
  const { people, units } = peopleColumns(scope);
  const query = sql<PeoplePart>`with shown as materialized (${shownPeople(scope, sql`${ids}::int[]`)})
    select ${people} as people, ${units} as units`;
  const [part] = (await query.execute(scope.db)).rows;
  return part ? peopleById(part) : new Map();
}
