import type { AskedDays } from '@bellwether/domain/notifications/mails/asked-days';
import type { FormerWeek } from '@bellwether/domain/notifications/mails/missed-updates';
import { askGroups } from '@bellwether/domain/notifications/mails/weekly-ask';
import { kindRows } from '@bellwether/domain/notifications/telling/kinds';
import { defaultDelivery } from '@bellwether/domain/notifications/telling/names';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { missesUpdate } from '../../goals/reading/access.figures.ts';
import { isExcused } from '../../people/access.absence.ts';

/** A week of a company, as stored. */
export interface StoredWeek {
  readonly id: number;
  readonly periodId: number;
  /** Its number in the quarter. */
  readonly week: number;
  /** Whether a quarter's edge cuts it. */
  readonly isCut: boolean;
  /** The first day on which people are asked for this week. Whoever is away on that day is excused (people.36). */
  readonly asked: AskedDays | null;
}

/** A stored time zone in which it is past 09:00, and how many groups of its people have had their turn. */
export interface ReachedZone {
  /** Null stands for the company's zone. */
  readonly zone: string | null;
  /** 1 to `askGroups`. */
  readonly groups: number;
}

/** A person whose turn has come, and whom no run has handled for this week yet. */
export interface Candidate extends FormerWeek {
  readonly id: number;
  /** True if the person can sign in, is no observer and not away, and owns an approved goal without a prediction for the week. */
  readonly needsUpdate: boolean;
}

/** Returns the zones of the company's active people; null: the company's zone. */
export async function zonesOfPeople({ db, tenant }: TenantScope): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('person')
    .select('time_zone')
    .distinct()
    .where('tenant_id', '=', tenant.id)
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.map((row) => row.time_zone);
}

/** Returns the next people to handle for the week, by id. `before` is the week right before it. */
export async function nextCandidates(
  { db, tenant }: TenantScope,
  asked: { week: StoredWeek; before: StoredWeek | undefined; zones: readonly ReachedZone[]; limit: number },
): Promise<Candidate[]> {
  const { week, before, zones, limit } = asked;
  const misses = (one: StoredWeek): RawBuilder<SqlBool> => sql<SqlBool>`exists (select 1 from goal
    where goal.tenant_id = ${tenant.id} and goal.owner_id = person.id and goal.period_id = ${one.periodId}::int
      and goal.deleted_at is null and ${missesUpdate('goal', sql`${one.week}::int`)})
    and not ${isExcused({ tenant }, sql.ref('person.id'), one.asked)}`;
  const { rows } = await sql<Candidate>`
    select person.id, (not exists (select 1 from absence away where away.tenant_id = ${tenant.id}
          and away.person_id = person.id and away.is_on) and person.invitation_accepted_at is not null and person.role_name <> 'observer'
        and ${misses(week)}) as "needsUpdate",
      coalesce(former.is_asked, false) as "wasAsked", coalesce(former.missed, 0) as missed,
      ${before ? sql`coalesce(former.week_id = ${before.id}::int, false)` : sql`false`} as "isWeekBefore",
      ${before ? misses(before) : sql`false`} as "isMissing", ${before?.isCut ?? false}::boolean as "isCut"
    from person left join weekly_ask former on former.tenant_id = ${tenant.id} and former.person_id = person.id
    where person.tenant_id = ${tenant.id} and person.deactivated_at is null
      and exists (select from unnest(${zones.map(({ zone }) => zone)}::text[], ${zones.map(({ groups }) => groups)}::int[])
        reached (zone, groups)
        where reached.zone is not distinct from person.time_zone and person.id % ${askGroups} < reached.groups)
      and former.week_id is distinct from ${week.id}::int
    order by person.id limit ${limit}::int`.execute(db);
  return rows;
}

/** Stores that a run has handled these people for the week. */
export async function rememberConsidered(
  { db, tenant }: TenantScope,
  week: StoredWeek,
  people: readonly { id: number; isAsked: boolean; missed: number }[],
): Promise<void> {
  await sql`insert into weekly_ask (tenant_id, person_id, week_id, is_asked, missed)
    select ${tenant.id}::int, considered.id, ${week.id}::int, considered.is_asked, considered.missed
    from unnest(${people.map(({ id }) => id)}::int[], ${people.map(({ isAsked }) => isAsked)}::boolean[],
      ${people.map(({ missed }) => missed)}::smallint[]) considered (id, is_asked, missed)
    on conflict (tenant_id, person_id) do update
      set week_id = excluded.week_id, is_asked = excluded.is_asked, missed = excluded.missed`.execute(db);
}

/**
 * Writes the notifications of the weekly reminder, and returns the people who want it as a mail. The same transaction
 * requests the mail, so no digest repeats these notifications.
 */
export async function notifyOfWeek(
  { db, tenant, now }: TenantScope,
  week: StoredWeek,
  personIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with told as (
      select person.id, coalesce(chosen.delivery, ${defaultDelivery}) as delivery, person.wants_email
      from person left join notification_preference chosen on chosen.tenant_id = ${tenant.id}
        and chosen.person_id = person.id and chosen.topic = ${kindRows.update_asked.topic}
      where person.tenant_id = ${tenant.id} and person.id = any(${personIds}::int[])
    ), written as (
      insert into notification (tenant_id, person_id, week_id, kind, topic, object_kind, object_id, created_at, mailed_at)
      select ${tenant.id}::int, told.id, ${week.id}::int, 'update_asked', ${kindRows.update_asked.topic},
        ${kindRows.update_asked.object}, 0, ${instant(now)}, ${instant(now)}
      from told where told.delivery <> 'off'
      on conflict (tenant_id, person_id, week_id) do nothing
    )
    select id from told where delivery = 'app_and_mail' and wants_email order by id`.execute(db);
  return rows.map(({ id }) => id);
}
