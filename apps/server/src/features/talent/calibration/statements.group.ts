import { grantingFlags } from '@bellwether/domain/people/roles/flags';
import type { CalibrationGroup, NamedStanding } from '@bellwether/domain/talent/calibration/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { actingManagerOf, isBelowActor } from '../../people/access.ts';
import { peopleOf, type StoredAudience } from '../cycles/statements.ts';
import type { PresentScale } from '../statements.overview.ts';

/** The group for a session. */
export interface GroupAsk {
  readonly audience: StoredAudience;
  readonly periodId: number;
  /** Null for the quarter's default cycle. */
  readonly ownCycleId: number | null;
  /** The company's scale; drafts on another one have to be rated again first. */
  readonly scale: PresentScale;
}

export interface GroupRow extends CalibrationGroup {
  /** The appraisals of the rated drafts. */
  readonly drafts: number[];
  /** The acting managers of the people with a rated draft. */
  readonly managers: number[];
}

/**
 * The people of the group with their appraisals. The opener is never among them: whether a session opens would tell whether
 * a draft about the opener exists.
 */
function people(scope: Scope, { audience, periodId, ownCycleId }: GroupAsk): RawBuilder<unknown> {
  return sql`person employee join appraisal on appraisal.tenant_id = employee.tenant_id and appraisal.employee_id = employee.id
      and ${ownCycleId === null ? sql`appraisal.period_id = ${periodId}` : sql`appraisal.cycle_id = ${ownCycleId}`}
    where employee.tenant_id = ${scope.tenant.id} and employee.id <> ${scope.person.id}
      and employee.id in (${peopleOf(scope, { audience, kind: 'quarters', days: null })})`;
}

/** Locks the drafts of the group, so that none is shared before the transaction ends. */
export async function lockDrafts(scope: Scope, ask: GroupAsk): Promise<void> {
  await sql`select 1 from ${people(scope, ask)} and appraisal.state = 'draft'
    order by appraisal.id for share of appraisal`.execute(scope.db);
}

/** Whether everybody chosen is below the opener, with a draft or without: the answer must not tell who has one. */
function isBelowOpener(scope: Scope, { audience }: GroupAsk): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from person other where other.tenant_id = ${scope.tenant.id}
    and other.id <> ${scope.person.id} and other.id in (${peopleOf(scope, { audience, kind: 'quarters', days: null })})
    and not ${isBelowActor(scope, sql.ref('other.id'))})`;
}

/** Returns what the appraisals of a group say. One statement. */
export async function groupOf(scope: Scope, ask: GroupAsk): Promise<GroupRow> {
  const { levels, hasTertiary, tertiaryLevels } = ask.scale;
  const me = scope.person.id;
  const query = sql<GroupRow>`with chosen as (
      select appraisal.id as appraisal_id, appraisal.state <> 'draft' as is_shared,
        appraisal.state = 'draft' and appraisal.levels = ${levels}::int
          and (appraisal.tertiary_rating is not null) = ${hasTertiary}::boolean
          and (appraisal.tertiary_rating is null or appraisal.tertiary_levels = ${tertiaryLevels}::int) as is_rated,
        exists (select 1 from calibration_card card where card.tenant_id = appraisal.tenant_id
          and card.appraisal_id = appraisal.id and card.is_open) as is_busy,
        ${actingManagerOf(scope, sql.ref('employee.id'))} as manager_id
      from ${people(scope, ask)}
    ), manager as (select distinct manager_id as id from chosen where is_rated and manager_id is not null)
    select count(*) filter (where is_rated)::int as rated, count(*) filter (where is_shared)::int as shared,
      count(*) filter (where is_busy)::int as busy, ${isBelowOpener(scope, ask)} as "isBelowOpener",
      coalesce(array_agg(appraisal_id order by appraisal_id) filter (where is_rated), '{}') as drafts,
      (select coalesce(array_agg(id order by id), '{}') from manager) as managers,
      exists (select 1 from manager join org_path below on below.tenant_id = ${scope.tenant.id}
        and below.ancestor_id = ${me} and below.descendant_id = manager.id and below.depth > 0) as "hasManagersBelow"
    from chosen`;
  const found = (await query.execute(scope.db)).rows[0];
  if (!found) throw new Error('A statement of counts returns a row.');
  return found;
}

interface NamedRow extends NamedStanding {
  readonly id: number;
}

const namedFlags = sql.raw(
  Object.entries(grantingFlags)
    .map(([flag, { column }]) => `'${flag}', named.${column}`)
    .join(', '),
);

/** Returns how people stand to the managers of a group. People of other companies are left out. One statement. */
export async function standingOfNamed(
  { db, tenant }: Scope,
  ids: readonly number[],
  managers: readonly number[],
): Promise<NamedRow[]> {
  if (ids.length === 0) return [];
  const query = sql<NamedRow>`select named.id, named.deactivated_at is null as "isActive",
      jsonb_build_object('role', named.role_name, ${namedFlags}) as person,
      exists (select 1 from org_path below where below.tenant_id = named.tenant_id and below.ancestor_id = named.id
        and below.descendant_id = any(${[...managers]}::int[])) as "leadsGroup"
    from person named where named.tenant_id = ${tenant.id} and named.id = any(${[...ids]}::int[])`;
  return (await query.execute(db)).rows;
}
