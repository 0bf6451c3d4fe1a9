import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { awayUntil } from './access.absence.ts';
import { departmentOf } from './access.ts';

/** A person with their department, as shown beside a goal. */
export interface ShownPerson {
  id: number;
  name: string;
  unit: string;
  avatar: string | null;
  title: string;
  manager_id: number | null;
  deactivated_at: number | null;
  is_observer: boolean;
  /** The last day of today's absence; null: there. */
  away_until: string | null;
}

/** Selects the people with these ids (an expression of type `int[]`). */
export function shownPeople(scope: Scope, ids: RawBuilder<unknown>): RawBuilder<ShownPerson> {
  return sql<ShownPerson>`select someone.id, someone.name, ${departmentOf('someone')} as unit, someone.avatar,
      someone.job_title as title, someone.manager_id,
      (extract(epoch from someone.deactivated_at) * 1000)::bigint as deactivated_at,
      someone.role_name = 'observer' as is_observer, ${awayUntil('someone')} as away_until
    from person someone where someone.tenant_id = ${scope.tenant.id} and someone.id = any(${ids})`;
}

/** Returns the people by their ids. */
export function peopleById(people: readonly ShownPerson[] | null): Map<number, ShownPerson> {
  return new Map(people?.map((person) => [person.id, person]));
}

/** Reads people and returns them by their ids. */
export async function peopleOf(scope: Scope, ids: readonly number[]): Promise<Map<number, ShownPerson>> {
  if (ids.length === 0) return new Map();
  return peopleById((await shownPeople(scope, sql`${ids}::int[]`).execute(scope.db)).rows);
}

/** Returns what a person without an address has in its place. No mail server and no form takes it for an address. */
export function placeholderOf(personId: number): string {
  return `no-address-${personId}`;
}
