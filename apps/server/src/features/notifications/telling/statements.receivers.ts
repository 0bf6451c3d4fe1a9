import type { Receiver } from '@bellwether/domain/notifications/telling/receivers';
import { columnOfWire } from '@bellwether/domain/people/roles/flags';
import { type RawBuilder, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import { isNotPrivate } from '../../goals/access.sight.ts';
import { deciderOf } from '../../people/access.absence.ts';
import { actingManagerOf, type InTenant } from '../../people/access.ts';
import { anyOf, ifHas, viewerAt } from '../../people/access.viewer.ts';
import { writersInCycle } from '../../talent/access.writers.ts';

/** The goal of an event, with the fields that lead to its receivers. */
export interface GoalOfEvent {
  readonly id: number;
  readonly ownerId: number;
  readonly parentId: number | null;
}

/** The people and the goal of an event, by their ids. */
export interface Around {
  readonly event: HappenedEvent;
  /** Undefined for events about people. */
  readonly goal: GoalOfEvent | undefined;
}

type Source = (scope: InTenant, around: Around) => RawBuilder<unknown>;

const nobody = sql`select null::int as person_id where false`;
const one = (id: RawBuilder<unknown> | number | null) => sql`select ${id}::int as person_id`;
const ofGoal =
  (source: (scope: InTenant, goal: GoalOfEvent, event: HappenedEvent) => RawBuilder<unknown>): Source =>
  (scope, { goal, event }) =>
    goal ? source(scope, goal, event) : nobody;

/** The acting manager and, while that one is away, who stands in for them (people.35). */
const manager = ofGoal((scope, goal) => {
  const owner = sql`${goal.ownerId}::int`;
  return sql`select unnest(array[${actingManagerOf(scope, owner)}, ${deciderOf(scope, owner)}]) as person_id`;
});

/** The employee's present acting manager, who countersigns (talent.6). */
const countersigner =
  (isChange: boolean): Source =>
  (scope, { event }) =>
    event.kind === 'appraisal.acknowledged' && event.detail.isChange === isChange
      ? one(actingManagerOf(scope, sql`${event.detail.employee}::int`))
      : nobody;

/**
 * Each group of receivers as a `select person_id`. `directReports` reads the clause `report` of the surrounding
 * statement.
 */
export const receiverSources: Readonly<Record<Receiver, Source>> = {
  owner: ofGoal((_scope, goal) => one(goal.ownerId)),
  manager,
  commentedManager: (scope, around) =>
    around.event.actorId === around.goal?.ownerId ? manager(scope, around) : nobody,
  parentOwner: ofGoal(
    ({ tenant }, goal) => sql`select parent.owner_id as person_id from goal parent
      where parent.tenant_id = ${tenant.id} and parent.id = ${goal.parentId}::int and parent.deleted_at is null`,
  ),
  childOwners: ofGoal(
    ({ tenant }, goal) => sql`select child.owner_id as person_id from goal child
      where child.tenant_id = ${tenant.id} and child.parent_id = ${goal.id} and child.deleted_at is null`,
  ),
  directReports: () => sql`select id as person_id from report`,
  followers: ofGoal(
    ({ tenant }, goal) => sql`select follow.person_id from goal_follow follow
      where follow.tenant_id = ${tenant.id} and follow.goal_id = ${goal.id}`,
  ),
  told: ofGoal(({ tenant }, goal, event) =>
    event.kind === 'goal.taken_back'
      ? sql`select told.person_id from notification told
          where told.tenant_id = ${tenant.id} and told.goal_id = ${goal.id} and told.actor_id = ${event.actorId}::int
            and told.created_at >= ${instant(event.detail.since)}`
      : nobody,
  ),
  thread: ofGoal(({ tenant }, goal, event) =>
    event.kind === 'goal.commented'
      ? sql`select earlier.author_id as person_id from goal_comment earlier
          join person author on author.tenant_id = earlier.tenant_id and author.id = earlier.author_id
          join goal about on about.tenant_id = earlier.tenant_id and about.id = earlier.goal_id
          where earlier.tenant_id = ${tenant.id} and earlier.goal_id = ${goal.id} and earlier.deleted_at is null
            and earlier.commentable_type = ${event.detail.type} and earlier.commentable_id = ${event.detail.about}
            and earlier.id < ${event.detail.comment}
            and ${anyOf(ifHas(viewerAt('author'), 'administersGoals'))} and ${isNotPrivate('about')}`
      : nobody,
  ),
  formerOwner: (_scope, { event }) => (event.kind === 'goal.owner_changed' ? one(event.detail.from) : nobody),
  formerOwnersManager: (scope, { event }) =>
    event.kind === 'goal.owner_changed'
      ? one(actingManagerOf(scope, sql`${event.detail.from}::int`))
      : nobody,
  assignee: (_scope, { event }) => ('assigneeId' in event.detail ? one(event.detail.assigneeId) : nobody),
  requester: (_scope, { event }) => ('requesterId' in event.detail ? one(event.detail.requesterId) : nobody),
  formerAssignee: (_scope, { event }) =>
    event.kind === 'action_item.assigned' ? one(event.detail.formerAssigneeId) : nobody,
  employee: (_scope, { event }) => {
    switch (event.kind) {
      case 'appraisal.shared':
      case 'appraisal.completed':
      case 'appraisal.closed':
        return one(event.detail.employee);
      case 'appraisal.edited':
      case 'appraisal.deleted':
        // The employee must not learn that a draft exists (talent.4).
        return event.detail.from === 'draft' ? nobody : one(event.detail.employee);
      default:
        return nobody;
    }
  },
  askedAgain: (_scope, { event }) =>
    event.kind === 'appraisal.edited' && event.detail.from === 'acknowledged'
      ? one(event.detail.employee)
      : nobody,
  signedTo: countersigner(false),
  signedAnewTo: countersigner(true),
  reviewer: (_scope, { event }) => ('reviewer' in event.detail ? one(event.detail.reviewer) : nobody),
  closer: (_scope, { event }) => ('closer' in event.detail ? one(event.detail.closer) : nobody),
  participants: ({ tenant }, { event }) => sql`select part.person_id from calibration_participant part
    where part.tenant_id = ${tenant.id} and part.session_id = ${event.subjectId}::int`,
  person: (_scope, { event }) => one(event.subjectId),
  personsManager: (scope, { event }) => one(actingManagerOf(scope, sql`${event.subjectId}::int`)),
  reviewWriter: ({ tenant }, { event }) =>
    event.kind === 'talent.peers_proposed' || event.kind === 'talent.peer_declined'
      ? writersInCycle(tenant.id, event.detail)
      : nobody,
  signer: (_scope, { event }) => ('signer' in event.detail ? one(event.detail.signer) : nobody),
  newManager: (_scope, { event }) =>
    event.kind === 'person.manager_changed' ? one(event.detail.to) : nobody,
  everybody: ({ tenant }) =>
    sql`select everybody.id as person_id from person everybody where everybody.tenant_id = ${tenant.id}`,
  strategyReaders: ({ tenant }, { event }) =>
    event.kind === 'strategy.published' && event.detail.filled > 0
      ? sql`select everybody.id as person_id from person everybody where everybody.tenant_id = ${tenant.id}`
      : nobody,
  formerManager: (_scope, { event }) =>
    event.kind === 'person.manager_changed' ? one(event.detail.from) : nobody,
  companyAdmins: ({ tenant }) => sql`select admin.id as person_id from person admin
    where admin.tenant_id = ${tenant.id} and (admin.role_name = 'ceo' or (admin.is_org_admin and admin.role_name <> 'observer'))`,
  orgAdmins: ({
    tenant,
  }) => sql`select admin.id as person_id from person admin where admin.tenant_id = ${tenant.id}
    and case when exists (select from person other where other.tenant_id = ${tenant.id} and other.is_org_admin
        and other.deactivated_at is null)
      then admin.is_org_admin else admin.role_name = 'ceo' end`,
  deputy: (_scope, { event }) => ('deputy' in event.detail ? one(event.detail.deputy) : nobody),
  formerDeputy: (_scope, { event }) =>
    event.kind === 'person.absence_set' ? one(event.detail.former) : nobody,
  flagHolders: ({ tenant }, { event }) => {
    if (event.kind !== 'person.flags_imported') return nobody;
    const flags = event.detail.granted.flatMap((flag) =>
      flag === 'IsDelegate' ? [] : [sql`holder.${sql.ref(columnOfWire[flag])}`],
    );
    return sql`select holder.id as person_id from person holder where holder.tenant_id = ${tenant.id}
      and holder.id <> ${event.subjectId}::int
      and (holder.role_name = 'ceo' or ${sql.join(flags.length > 0 ? flags : [sql`false`], sql` or `)})`;
  },
};
