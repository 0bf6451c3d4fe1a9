import type { Rating } from '@bellwether/domain/goals/rating';
import { sql } from 'kysely';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { publicGoal } from '../../goals/access.sight.ts';
import { departmentOf, noUnit } from '../../people/access.ts';
import { seesAllOrganisations } from './access.groups.ts';

type TenantRead = Pick<TenantScope, 'db' | 'tenant'>;

/** Where an owner of goals belonged when a quarter ended. */
export interface PlaceRow {
  readonly period_id: number;
  readonly owner_id: number;
  readonly department: string;
  readonly chain: number[];
}

/**
 * Returns the places of the people who own decided goals in these quarters (insight.14): the place that was stored at
 * the quarter's end, or today's if none was stored.
 */
export async function placesOf(
  { db, tenant }: TenantRead,
  periodIds: readonly number[],
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`select owned.period_id, owned.owner_id,
      coalesce(nullif(coalesce(kept.department, owner.department), ''), ${noUnit}) as department,
      coalesce(kept.chain, array(select above.ancestor_id from org_path above where above.tenant_id = ${tenant.id}
        and above.descendant_id = owned.owner_id and above.depth > 0 order by above.depth)) as chain
    from (select distinct period_id, owner_id from goal where tenant_id = ${tenant.id}
      and period_id = any(${periodIds}::int[]) and ${publicGoal('goal')}
      and state in ('finalized', 'shelved')) owned
    join person owner on owner.tenant_id = ${tenant.id} and owner.id = owned.owner_id
    left join insight_membership kept on kept.tenant_id = ${tenant.id} and kept.period_id = owned.period_id
      and kept.owner_id = owned.owner_id`.execute(db);
  return rows;
}

/** A shelved goal with its owner's last likelihood. */
export interface ShelvedRow {
  readonly id: number;
  readonly owner_id: number;
  readonly period_id: number;
  readonly recent_likelihood: Rating | null;
}

/** Returns the shelved goals of these quarters, because screens show their number beside a hit rate (insight.2). */
export async function shelvedGoalsOf(
  { db, tenant }: TenantRead,
  periodIds: readonly number[],
): Promise<ShelvedRow[]> {
  const { rows } = await sql<ShelvedRow>`select id, owner_id, period_id, recent_likelihood from goal
    where tenant_id = ${tenant.id} and period_id = any(${periodIds}::int[]) and state = 'shelved' and ${publicGoal('goal')}`.execute(
    db,
  );
  return rows;
}

/** A week of a finished goal that has blind second views. */
export interface ViewedRow {
  readonly goal_id: number;
  readonly week: number;
  readonly manager: Rating | null;
  readonly peers: Rating[];
}

/** Returns the weeks with blind second views of these quarters' finalized goals. */
export async function viewedWeeksOf(
  { db, tenant }: TenantRead,
  periodIds: readonly number[],
): Promise<ViewedRow[]> {
  const { rows } = await sql<ViewedRow>`select goal.id as goal_id, status.week,
      max(opinion.likelihood) filter (where opinion.as_manager) as manager,
      coalesce(array_agg(opinion.likelihood order by opinion.id) filter (where not opinion.as_manager), '{}') as peers
    from goal_opinion opinion
    join goal on goal.tenant_id = opinion.tenant_id and goal.id = opinion.goal_id and goal.state = 'finalized'
      and ${publicGoal('goal')}
    join goal_status status on status.tenant_id = opinion.tenant_id and status.id = opinion.status_id
    where opinion.tenant_id = ${tenant.id} and opinion.is_blind and goal.period_id = any(${periodIds}::int[])
    group by goal.id, status.week`.execute(db);
  return rows;
}

/** A goal's blind second view by the acting person. */
export interface OwnViewRow {
  readonly goal_id: number;
  readonly week: number;
  readonly likelihood: Rating;
}

/** Returns the acting person's blind second views of these quarters' goals. */
export async function ownViewsOf(
  { db, tenant, person }: Scope,
  periodIds: readonly number[],
): Promise<OwnViewRow[]> {
  const { rows } = await sql<OwnViewRow>`select opinion.goal_id, status.week, opinion.likelihood
    from goal_opinion opinion
    join goal_status status on status.tenant_id = opinion.tenant_id and status.id = opinion.status_id
    join goal on goal.tenant_id = opinion.tenant_id and goal.id = opinion.goal_id
    where opinion.tenant_id = ${tenant.id} and opinion.author_id = ${person.id} and opinion.is_blind
      and goal.period_id = any(${periodIds}::int[])
    order by opinion.id`.execute(db);
  return rows;
}

/** A group that can be asked about. */
export interface GroupRow {
  readonly kind: 'department' | 'organisation';
  readonly name: string;
  /** 0 for a department. */
  readonly person_id: number;
}

const mostGroups = 500;

/** Returns the departments, and the organisations that the acting person sees, by name. */
export async function groupRows(scope: Scope): Promise<GroupRow[]> {
  const { db, tenant, person } = scope;
  const seen = seesAllOrganisations(scope)
    ? sql`true`
    : sql`exists (select from org_path path where path.tenant_id = ${tenant.id} and path.ancestor_id = ${person.id}
        and path.descendant_id = manager.id)`;
  const { rows } =
    await sql<GroupRow>`select distinct 'department' as kind, ${departmentOf('person')} as name, 0 as person_id
      from person where tenant_id = ${tenant.id} and deactivated_at is null and role_name <> 'observer'
    union all
    select 'organisation', manager.name, manager.id from person manager
      where manager.tenant_id = ${tenant.id} and manager.deactivated_at is null and ${seen}
        and exists (select from person report where report.tenant_id = ${tenant.id} and report.manager_id = manager.id
          and report.deactivated_at is null)
    order by 1, 2, 3 limit ${mostGroups}`.execute(db);
  return rows;
}
