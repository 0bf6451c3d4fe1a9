import { type RawBuilder, sql } from 'kysely';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { type DueWork, scheduleDue } from '#platform/jobs/due.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { seesGoal } from '../../goals/access.sight.ts';
import { isWaiting } from '../../goals/reading/access.demands.ts';
import { deciderOf, decidesFor } from '../../people/access.absence.ts';
import { actingManagerOf, reportsPart } from '../../people/access.ts';
import { viewerAt } from '../../people/access.viewer.ts';

/** The kind of due work that tells a person about approvals that fell to them; its subject is the person. */
export const tellWork = { kind: 'tell_fallen_approvals' } as const satisfies Pick<DueWork, 'kind'>;

/** Changes within this time are told together, such as those of an import or of several managers who leave at once. */
const gathering = 60_000;

/** The event of a person who left or moved, so that other people's approvals may fall to the next manager. */
type MovingEvent = HappenedEvent<'person.deactivated' | 'person.manager_changed'>;

/**
 * Stores the waiting approvals that fell to the acting manager of the event's person, and schedules the telling: of a
 * deactivated person those of the reports, of a moved person the person's own. Two statements, whatever their number.
 */
export async function noticeFallenApprovals(scope: TenantScope, event: MovingEvent): Promise<void> {
  const { db, tenant, now } = scope;
  const person = event.subjectId ?? 0;
  const isMove = event.kind === 'person.manager_changed';
  const former = isMove ? actingFrom(scope, event.detail.from) : sql`${person}::int`;
  // The approvals of a deactivated person's reports go through that person, so they move along.
  const { rows } = await sql<{
    person_id: number;
  }>`with recursive ${reportsPart({ tenant, person: { id: person } })},
    next (id, former_id) as materialized (select ${actingManagerOf(scope, sql`${person}::int`)}, ${former}),
    owner (id) as (
      select report.id from report join person gone on gone.tenant_id = ${tenant.id} and gone.id = ${person}::int
        and gone.deactivated_at is not null
      union all select ${person}::int where ${isMove}
    )
    insert into fallen_approval (tenant_id, person_id, goal_id, former_id)
    select ${tenant.id}::int, next.id, goal.id, next.former_id
    from owner cross join next join goal on goal.tenant_id = ${tenant.id} and goal.owner_id = owner.id
    where next.id is not null and next.id is distinct from next.former_id
      and goal.deleted_at is null and ${isWaiting('goal')} and not ${wasOwnOf(scope, sql.ref('next.id'))}
    on conflict (tenant_id, person_id, goal_id) do update set former_id = excluded.former_id
    returning person_id`.execute(db);
  const [fallen] = rows;
  if (fallen) await scheduleDue(scope, tellWork, fallen.person_id, now + gathering);
}

/**
 * Stores the waiting approvals that fall to somebody because a person is away, and schedules the telling: to the deputy, or
 * to the next person above who decides in place of a deputy that cannot (people.35). If the person is a deputy, those of
 * the people they stand in for fall further. Two statements, whatever their number.
 */
export async function noticeStandIns(scope: TenantScope, person: number): Promise<void> {
  const { db, tenant, now } = scope;
  const owner = sql.ref('owner.id');
  const { rows } = await sql<{ person_id: number }>`with decided as materialized (
      select owner.id, ${actingManagerOf(scope, owner)} as manager_id, ${deciderOf(scope, owner)} as decider_id
      from person owner where owner.tenant_id = ${tenant.id} and owner.id in (
        select below.descendant_id from org_path below where below.tenant_id = ${tenant.id} and below.depth > 0
          and (below.ancestor_id = ${person}::int or below.ancestor_id in (select away.person_id from absence away
            where away.tenant_id = ${tenant.id} and away.is_on and away.deputy_id = ${person}::int)))
    )
    insert into fallen_approval (tenant_id, person_id, goal_id, former_id)
    select ${tenant.id}::int, decided.decider_id, goal.id, decided.manager_id
    from decided join goal on goal.tenant_id = ${tenant.id} and goal.owner_id = decided.id
    where decided.decider_id <> decided.manager_id
      and decided.manager_id in (select ${person}::int union all select away.person_id from absence away
        where away.tenant_id = ${tenant.id} and away.is_on and away.deputy_id = ${person}::int)
      and goal.deleted_at is null and ${isWaiting('goal')} and not ${wasOwnOf(scope, sql.ref('decided.decider_id'))}
      and exists (select 1 from person decider where decider.tenant_id = ${tenant.id} and decider.id = decided.decider_id
        and ${seesGoal(viewerAt('decider', scope), 'goal')})
    on conflict (tenant_id, person_id, goal_id) do update set former_id = excluded.former_id
    returning person_id`.execute(db);
  for (const personId of new Set(rows.map(({ person_id }) => person_id)))
    await scheduleDue(scope, tellWork, personId, now + gathering);
}

/**
 * Records the number of the approvals that fell to a person and still wait for them; the notification follows from the
 * event. Approvals that somebody has given, or that have moved on, do not count.
 */
export async function tellFallenApprovals(scope: TenantScope, personId: number): Promise<void> {
  const { db, tenant } = scope;
  const { rows } = await sql<{ count: number; first: number | null; last: number | null; known: number }>`
    with fallen as (
      delete from fallen_approval where tenant_id = ${tenant.id} and person_id = ${personId} returning goal_id, former_id
    )
    select count(*)::int as count, min(fallen.former_id) as first, max(fallen.former_id) as last,
      count(fallen.former_id)::int as known
    from fallen join goal on goal.tenant_id = ${tenant.id} and goal.id = fallen.goal_id
    where goal.deleted_at is null and ${isWaiting('goal')}
      and ${decidesFor(scope, sql.ref('goal.owner_id'), sql`${personId}::int`)}
      and not ${wasOwnOf(scope, sql`${personId}::int`)}`.execute(db);
  const [told] = rows;
  if (!told || told.count === 0) return;
  const isOne = told.known === told.count && told.first === told.last;
  await recordEvent(scope, {
    kind: 'person.approvals_fell',
    subjectId: personId,
    detail: { count: told.count, former: isOne ? told.first : null },
  });
}

/** Returns the person who acted as manager of somebody below `from`: `from`, or the next active person above. */
function actingFrom(scope: TenantScope, from: number | null): RawBuilder<number | null> {
  return sql<
    number | null
  >`coalesce((select before.id from person before where before.tenant_id = ${scope.tenant.id}
    and before.id = ${from}::int and before.deactivated_at is null), ${actingManagerOf(scope, sql`${from}::int`)})`;
}

/** Whether the waiting part of the row `goal` was the person's own when it was submitted: nobody approves their own. */
function wasOwnOf({ tenant }: TenantScope, person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from goal_tie tie where tie.tenant_id = ${tenant.id} and tie.goal_id = goal.id
    and tie.person_id = ${person}
    and tie.kind = case when goal.state = 'approved' then 'owned_edit' else 'owned_submission' end)`;
}
