import type { Day } from '@bellwether/domain/calendar/day';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { Scope } from '#platform/session/scope.ts';

/** An absence with ids; `id` null: a new one. */
interface AbsenceRow {
  readonly id: number | null;
  readonly person: number;
  readonly from: Day;
  readonly until: Day;
  readonly deputy: number | null;
}

interface WrittenAbsence {
  readonly id: number;
  readonly person: number;
  readonly deputy: number | null;
  readonly firstDay: number;
  readonly lastDay: number;
}

/** Removes absences, and shortens others. */
export async function makeRoom(
  scope: Scope,
  removed: readonly number[],
  shortened: ReadonlyArray<{ readonly id: number; readonly until: Day }>,
): Promise<void> {
  const { tenant, db } = scope;
  if (removed.length > 0)
    await sql`delete from absence where tenant_id = ${tenant.id} and id = any(${removed}::int[])`.execute(db);
  if (shortened.length === 0) return;
  await sql`update absence set last_day = r.until, ${versionOf(scope)}
    from jsonb_to_recordset(${JSON.stringify(shortened)}::jsonb) as r (id int, until date)
    where absence.tenant_id = ${tenant.id} and absence.id = r.id`.execute(db);
}

/** Stores and changes absences that overlap with no others. */
export async function writeAbsences(
  scope: Scope,
  absences: readonly AbsenceRow[],
): Promise<WrittenAbsence[]> {
  if (absences.length === 0) return [];
  const at = instant(scope.now);
  const epoch = (day: string) => sql`(${sql.ref(day)} - '1970-01-01'::date)`;
  const query = sql<WrittenAbsence>`
    with r as (select * from jsonb_to_recordset(${JSON.stringify(absences)}::jsonb)
      as r (id int, person int, "from" date, until date, deputy int)),
    changed as (update absence set first_day = r."from", last_day = r.until, deputy_id = r.deputy, ${versionOf(scope)}
      from r where absence.tenant_id = ${scope.tenant.id} and absence.id = r.id returning absence.*),
    added as (insert into absence (tenant_id, person_id, first_day, last_day, deputy_id, created_at, updated_at)
      select ${scope.tenant.id}::int, r.person, r."from", r.until, r.deputy, ${at}, ${at} from r where r.id is null returning *)
    select id, person_id as person, deputy_id as deputy, ${epoch('first_day')} as "firstDay", ${epoch('last_day')} as "lastDay"
    from (select * from changed union all select * from added) written`;
  return (await query.execute(scope.db)).rows;
}

function versionOf(scope: Scope): RawBuilder<unknown> {
  return sql`updated_at = greatest(${instant(scope.now)}, absence.updated_at + interval '1 millisecond')`;
}
