import { type RawBuilder, sql } from 'kysely';
import { matchesWords, wordPatterns } from '#platform/database/word-search.ts';
import { badField } from '#platform/refusal/problem.ts';
import { platformWords } from '#platform/refusal/words.ts';
import type { Scope } from '#platform/session/scope.ts';
import { awayUntil } from '../access.absence.ts';
import { departmentOf } from '../access.ts';

const pageSize = 50;

/** A page of people to choose from. */
interface PeopleAsked {
  readonly search: string | undefined;
  /** The id of the last person of the former page. */
  readonly cursor: string | null | undefined;
  /** Offers this person only. */
  readonly onlyId?: number | undefined;
}

/**
 * Selects the ids of active people who are no observers, by name, one more than a page. Uses the index of names alone;
 * the caller reads people's rows only for the result.
 */
export function activePeopleIds(scope: Scope, { search, cursor, onlyId }: PeopleAsked): RawBuilder<unknown> {
  const { tenant } = scope;
  const after = cursor ? idOfCursor(cursor) : 0;
  const patterns = wordPatterns(search ?? '');
  // A page must not start after an observer, because that would reveal roughly what their name is (dashboard.6).
  const more = sql`${onlyId === undefined ? sql`` : sql`and someone.id = ${onlyId}`}
    ${patterns.length === 0 ? sql`` : sql`and ${matchesWords(sql`someone.name`, patterns)}`}
    ${
      after === 0
        ? sql``
        : sql`and (fold(someone.name), someone.id) > ((select fold(last.name) from person last
            where last.tenant_id = ${tenant.id} and last.id = ${after} and last.role_name <> 'observer'), ${after})`
    }`;
  return sql`select someone.id from person someone
    where someone.tenant_id = ${tenant.id} and someone.deactivated_at is null and someone.role_name <> 'observer' ${more}
    order by fold(someone.name), someone.id limit ${sql.lit(pageSize + 1)}`;
}

/** Returns the page of the rows that `activePeopleIds` found, and the cursor of the next one. */
export function pageOfPeople<Row extends { readonly id: number }>(
  rows: readonly Row[],
): { people: Row[]; next: string | null } {
  const people = rows.slice(0, pageSize);
  return { people, next: rows.length > pageSize ? String(people.at(-1)?.id) : null };
}

/** A person to choose, with what tells them apart from others of the same name. */
interface ChoiceRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly awayUntil: string | null;
}

/** Returns active people who are no observers, by name, 50 a page. */
export async function activePeoplePage(scope: Scope, asked: PeopleAsked) {
  const query = sql<ChoiceRow>`
    with found as materialized (${activePeopleIds(scope, asked)})
    select person.id, person.name, person.job_title as title, ${departmentOf('person')} as unit, person.email, person.avatar,
      ${awayUntil('person')} as "awayUntil"
    from person
    where person.tenant_id = ${scope.tenant.id} and person.id = any(array(select id from found))
    order by fold(person.name), person.id`;
  return pageOfPeople((await query.execute(scope.db)).rows);
}

function idOfCursor(cursor: string): number {
  const id = /^[1-9]\d{0,9}$/.test(cursor) ? Number(cursor) : 0;
  if (id < 1 || id > 2_147_483_647) throw badField('Cursor', platformWords, 'cursor_lost');
  return id;
}
