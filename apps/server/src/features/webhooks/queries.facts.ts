import { isCalledUnlikely } from '@bellwether/domain/goals/figures';
import { kindsOf, topicOf } from '@bellwether/domain/webhooks/kinds';
import type { HappenedFacts, ShownGoal, ShownPerson } from '@bellwether/domain/webhooks/payload-facts';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import type { HappenedEvent } from '#platform/events/reaction.ts';
import type { Scope, TenantScope } from '#platform/session/scope.ts';
import { isNotPrivate, isPublic, publicGoal } from '../goals/access.sight.ts';
import { seesPerson } from '../people/access.viewer.ts';
import { type Period, periodsOf } from '../tenant/queries.ts';
import { everybody } from './access.ts';

type AnyScope = Scope | TenantScope;

/**
 * Returns the events with what everybody in the company sees of their things (webhooks.3), in the given order. Constant
 * statements, however many events.
 */
export async function factsOf(scope: AnyScope, events: readonly HappenedEvent[]): Promise<HappenedFacts[]> {
  const subjects = (topic: ReturnType<typeof topicOf>) =>
    events.flatMap((event) => {
      const [kind] = kindsOf(event);
      return kind && event.subjectId !== null && topicOf(kind) === topic ? [event.subjectId] : [];
    });
  const actors = events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
  const goals = await shownGoals(scope, subjects('goal'));
  const people = await shownPeople(scope, [...subjects('person'), ...actors]);
  const withdrawn = await withdrawnGoals(scope, events);
  const predictions = await shownPredictions(scope, events);
  const begins = events.some(({ kind }) => kind === 'quarter.begun');
  const periods = begins ? await periodsOf(scope) : undefined;
  return events.map((event) => {
    const { subjectId, actorId } = event;
    const begun = event.kind === 'quarter.begun' ? periods?.byId(event.detail.period) : undefined;
    const ended = begun && periods?.byIndex(begun.index - 1);
    const made = predictions.get(event.id);
    const actor = actorId === null ? undefined : people.get(actorId);
    return {
      tenantId: scope.tenant.id,
      event,
      goal: subjectId === null ? undefined : shownAt(goals.get(subjectId), event.at),
      withdrawnGoal: withdrawn.get(event.id),
      person: subjectId === null ? undefined : people.get(subjectId),
      actor: actor ? { Id: actor.Id, Name: actor.Name } : null,
      prediction: made && { Week: made.week, Likelihood: made.likelihood, Quality: made.quality },
      isCalledUnlikely:
        scope.tenant.hasInsight &&
        made !== undefined &&
        isCalledUnlikely(made.likelihood) &&
        !isCalledUnlikely(made.before),
      begun: begun && shownPeriod(begun),
      ended: ended && shownPeriod(ended),
    };
  });
}

const shownPeriod = ({ id, startDate, endDate }: Period) => ({
  Id: id,
  StartDate: startDate,
  EndDate: endDate,
});

interface PublishedGoal {
  readonly goal: ShownGoal;
  readonly publishedAt: number;
}

/** What happened to a draft stays untold, although everybody sees the goal by now. */
function shownAt(found: PublishedGoal | undefined, at: number): ShownGoal | undefined {
  return found && at >= found.publishedAt ? found.goal : undefined;
}

/** Reads the goals that everybody sees, or saw before they were deleted. */
async function shownGoals(scope: AnyScope, ids: readonly number[]): Promise<Map<number, PublishedGoal>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    title: string;
    state: ShownGoal['State'];
    period_id: number;
    parent_id: number;
    owner: ShownPerson | null;
    likelihood: number | null;
    quality: number | null;
    published_at: number;
  }>`
    select goal.id, goal.title, goal.state, goal.period_id, coalesce(parent.id, 0) as parent_id,
      case when owner.id is not null then jsonb_build_object('Id', owner.id, 'Name', owner.name) end as owner,
      goal.recent_likelihood as likelihood, goal.recent_quality as quality, goal.published_at
    from goal
    left join goal parent on parent.tenant_id = goal.tenant_id and parent.id = goal.parent_id and ${publicGoal('parent')}
    left join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id
      and ${seesPerson(everybody(scope), 'owner')}
    where goal.tenant_id = ${scope.tenant.id} and goal.id = any(${ids}::int[]) and ${isPublic('goal')}`.execute(
    scope.db,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        publishedAt: row.published_at,
        goal: {
          Id: row.id,
          Title: row.title,
          State: row.state,
          GoalPeriodId: row.period_id,
          ParentId: row.parent_id,
          Owner: row.owner,
          Likelihood: row.likelihood,
          Quality: row.quality,
        },
      },
    ]),
  );
}

/** Reads the goals whose publication an event took back, unless they are private. */
async function withdrawnGoals(
  { db, tenant }: AnyScope,
  events: readonly HappenedEvent[],
): Promise<Map<number, Pick<ShownGoal, 'Id'>>> {
  const asked = events.flatMap((event) =>
    event.kind === 'goal.taken_back' && wasUnpublished(event.detail) && event.subjectId !== null
      ? [{ event: event.id, goal: event.subjectId }]
      : [],
  );
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ event: number; goal: number }>`select asked.event, asked.goal
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (event bigint, goal int)
    join goal on goal.tenant_id = ${tenant.id} and goal.id = asked.goal and ${isNotPrivate('goal')}`.execute(
    db,
  );
  return new Map(rows.map(({ event, goal }) => [Number(event), { Id: goal }]));
}

const wasUnpublished = ({ from, to }: { readonly from: string; readonly to: string }) =>
  from === 'approved' && (to === 'draft' || to === 'review');

async function shownPeople(
  scope: AnyScope,
  ids: readonly number[],
): Promise<Map<number, NonNullable<HappenedFacts['person']>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    name: string;
    job_title: string;
    department: string;
    manager_id: number | null;
  }>`
    select person.id, person.name, person.job_title, person.department, person.manager_id from person
    where person.tenant_id = ${scope.tenant.id} and person.id = any(${ids}::int[])
      and ${seesPerson(everybody(scope), 'person')}`.execute(scope.db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        Id: row.id,
        Name: row.name,
        JobTitle: row.job_title,
        Department: row.department,
        ManagerId: row.manager_id ?? 0,
      },
    ]),
  );
}

interface ShownPrediction {
  readonly event: number;
  readonly week: number;
  readonly likelihood: number;
  readonly quality: number;
  /** The likelihood of the goal's prediction before; null without one. */
  readonly before: number | null;
}

/** Reads the prediction of each event as it was made, although it may have been changed since. */
async function shownPredictions(
  scope: AnyScope,
  events: readonly HappenedEvent[],
): Promise<Map<number, ShownPrediction>> {
  const asked = events.flatMap(({ id, kind, subjectId, at, detail }) =>
    kind === 'goal.predicted' && 'status' in detail
      ? [{ event: id, goal: subjectId, status: detail.status, at: timestamp(at) }]
      : [],
  );
  if (asked.length === 0) return new Map();
  const { rows } = await sql<ShownPrediction>`
    select asked.event, status.week, made.likelihood, made.quality, (
        select earlier.likelihood from goal_prediction earlier
        where earlier.tenant_id = made.tenant_id and earlier.goal_id = made.goal_id and earlier.id < made.id
        order by earlier.id desc limit 1) as before
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (event bigint, goal int, status int, at timestamptz)
    join goal_prediction made on made.tenant_id = ${scope.tenant.id} and made.goal_id = asked.goal
      and made.status_id = asked.status and made.created_at = asked.at
    join goal_status status on status.tenant_id = made.tenant_id and status.id = made.status_id
    order by made.id`.execute(scope.db);
  return new Map(rows.map((row) => [Number(row.event), row]));
}
