import type { AskedDays } from '@bellwether/domain/notifications/mails/asked-days';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { column, keptSql } from '#platform/database/compiler.ts';
import { actingManagerOf, type OfTenant } from './access.ts';
import type { Viewer } from './access.viewer.ts';

// Who stands in for whom (people.35): the domain's `deciderOf` and `standInOf` in SQL. `sight.test.ts` of the goals compares
// them with the domain. The aliases inside are not used outside, because `owner` may be a column of any of the callers'.
// `absence.is_on` holds for the absences of today, so no statement needs the clock or a zone.

/** Whether `deputy` can stand in now: active, no observer, not away. `id` may be null. */
function isAvailable({ tenant }: OfTenant, id: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from person standing where standing.tenant_id = ${tenant.id} and standing.id = ${id}
    and standing.deactivated_at is null and standing.role_name <> 'observer'
    and not exists (select 1 from absence gone where gone.tenant_id = ${tenant.id} and gone.person_id = standing.id
      and gone.is_on))`;
}

/**
 * Returns who decides about the goals of `owner` now: the acting manager or, while that one is away with a deputy, the deputy;
 * where the deputy cannot, the next person above by the same rule. Null if nobody is above, or nobody there can.
 */
export function deciderOf(scope: OfTenant, owner: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<
    number | null
  >`(select coalesce(decider_away.deputy_id, decider_line.ancestor_id) from org_path decider_line
    join person decider_head on decider_head.tenant_id = decider_line.tenant_id and decider_head.id = decider_line.ancestor_id and decider_head.deactivated_at is null
    left join absence decider_away on decider_away.tenant_id = decider_line.tenant_id and decider_away.person_id = decider_head.id and decider_away.is_on
    where decider_line.tenant_id = ${scope.tenant.id} and decider_line.descendant_id = ${owner} and decider_line.depth > 0
      and (decider_away.deputy_id is null
        or (decider_away.deputy_id <> decider_line.descendant_id and ${isAvailable(scope, sql`decider_away.deputy_id`)}))
    order by decider_line.depth limit 1)`;
}

/** Whether a person decides about the goals of `owner` now: as the acting manager, or in place of that one. */
export function decidesFor(
  scope: OfTenant,
  owner: RawBuilder<unknown>,
  person: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${person} in (${actingManagerOf(scope, owner)}, ${deciderOf(scope, owner)})) is true)`;
}

/** Whether the viewer is the deputy of `person` now, who may predict and comment for them. */
export function isDeputyOf(viewer: Viewer, person: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from absence away where away.tenant_id = ${viewer.tenantId} and away.person_id = ${person}
    and away.is_on and away.deputy_id = ${viewer.id}
    and ${isAvailable({ tenant: { id: viewer.tenantId } }, viewer.id)})`;
}

/**
 * Whether the viewer decides about the goals of `owner` as a deputy. Looks first whether they are anybody's deputy, which few
 * people are.
 */
export function decidesAsDeputy(viewer: Viewer, owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const of = { tenant: { id: viewer.tenantId } };
  return sql<SqlBool>`(exists (select 1 from absence stood join org_path stood_path
      on stood_path.tenant_id = stood.tenant_id and stood_path.ancestor_id = stood.person_id and stood_path.depth > 0
    where stood.tenant_id = ${viewer.tenantId} and stood.deputy_id = ${viewer.id} and stood.is_on
      and stood_path.descendant_id = ${owner}) and ${viewer.id} = ${deciderOf(of, owner)})`;
}

/** The same for statements that test very many owners: they are read once and kept as a hash. */
export function decidesAsDeputyAtOnce(viewer: Viewer, owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const of = { tenant: { id: viewer.tenantId } };
  return sql<SqlBool>`((${owner} in (select stood_path.descendant_id from absence stood join org_path stood_path
      on stood_path.tenant_id = stood.tenant_id and stood_path.ancestor_id = stood.person_id and stood_path.depth > 0
    where stood.tenant_id = ${viewer.tenantId} and stood.deputy_id = ${viewer.id} and stood.is_on
      and ${viewer.id} = ${deciderOf(of, sql`stood_path.descendant_id`)})) is true)`;
}

/**
 * Selects, as `id`, the people about whose goals `person` decides today without being their acting manager. Either `person` is
 * the deputy of an absent manager, or is above one whose deputy cannot decide. The same id may come twice.
 * It begins with the absences of today, because they are few. The lateral join keeps the planner from beginning with everybody
 * below `person`.
 */
export function stoodInFor(
  scope: OfTenant & { readonly person: { readonly id: number | RawBuilder<number> } },
): RawBuilder<unknown> {
  const { tenant, person } = scope;
  const isDeputy = sql`away.deputy_id = ${person.id}`;
  return sql`select stood.id from absence away
    cross join lateral (select path.descendant_id as id from org_path path where path.tenant_id = away.tenant_id
      and path.ancestor_id = away.person_id and path.depth > 0 offset 0) stood
    where away.tenant_id = ${tenant.id} and away.is_on and away.deputy_id is not null
      and (${isDeputy} or exists (select 1 from org_path above where above.tenant_id = away.tenant_id
        and above.descendant_id = away.person_id and above.ancestor_id = ${person.id} and above.depth > 0))
      and (${isDeputy} or stood.id = away.deputy_id or not ${isAvailable(scope, sql`away.deputy_id`)})
      and ${deciderOf(scope, sql`stood.id`)} = ${person.id}
      and ${actingManagerOf(scope, sql`stood.id`)} is distinct from ${person.id}`;
}

/**
 * Whether a week with these asking days is excused for a person: the domain's `isExcused` (people.36), by the day on which
 * people are asked where this person is. Null: never asked for.
 */
export function isExcused(
  { tenant }: OfTenant,
  person: RawBuilder<unknown>,
  asked: AskedDays | null,
): RawBuilder<SqlBool> {
  if (asked === null) return sql<SqlBool>`false`;
  const { day, before, after } = asked;
  return sql<SqlBool>`((${person} in (select excused.person_id from absence excused
    join person excused_one on excused_one.tenant_id = excused.tenant_id and excused_one.id = excused.person_id
    cross join lateral (select ${day}::date + case when excused_one.time_zone = any(${after}::text[]) then 1
      when excused_one.time_zone = any(${before}::text[]) then -1 else 0 end as day offset 0) asking
    where excused.tenant_id = ${tenant.id}
      and excused.first_day <= ${day}::date + 1 and excused.last_day >= ${day}::date - 1
      and excused.first_day <= asking.day and excused.last_day >= asking.day)) is true)`;
}

/** The last day of the absence that a row of `person` has today; null for people who are there. */
export const awayUntil = keptSql(
  (alias) => sql<string | null>`(select away_now.last_day::text from absence away_now
    where away_now.tenant_id = ${column(`${alias}.tenant_id`)} and away_now.person_id = ${column(`${alias}.id`)} and away_now.is_on)`,
);

/**
 * Selects who is away today, for statements that show a page of people: joined, it is read once, and not for each of them.
 */
export function awayToday({ tenant }: OfTenant): RawBuilder<unknown> {
  return sql`select gone_now.person_id, gone_now.last_day::text as until from absence gone_now
    where gone_now.tenant_id = ${tenant.id} and gone_now.is_on offset 0`;
}

/** Whether somebody is away today whose deputy a row of `person` is (people.3). */
export const isDelegate = keptSql(
  (
    alias,
  ) => sql<SqlBool>`exists (select 1 from absence stood_for where stood_for.tenant_id = ${column(`${alias}.tenant_id`)}
    and stood_for.deputy_id = ${column(`${alias}.id`)} and stood_for.is_on)`,
);
