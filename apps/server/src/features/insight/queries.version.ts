import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { sql } from 'kysely';
import { shortHash } from '#platform/secrets/short-hash.ts';
import type { Scope } from '#platform/session/scope.ts';
import { isPrivate, isPublic, publicGoal } from '../goals/access.sight.ts';
import { visibleOfMany } from '../goals/access.ts';

interface VersionRow {
  readonly computed_at: number | null;
  readonly people: string | null;
  readonly goals: number;
  readonly changed_at: number | null;
  readonly own: string | null;
  readonly predicted: number | null;
  readonly talked: number | null;
}

/**
 * Returns the version of insight's replies to the acting person about a quarter: the time of the model, and the
 * latest change that the person sees. Changes that the person does not see leave the version as it is.
 */
export async function insightVersion(scope: Scope, periodId: number, asked: unknown): Promise<string> {
  const { person, tenant, now } = scope;
  const below = sql`(select below.descendant_id from org_path below where below.tenant_id = ${tenant.id}
    and below.ancestor_id = ${person.id})`;
  const query = sql<VersionRow>`select
      (select computed_at from insight_model where tenant_id = ${tenant.id}) as computed_at,
      (select shown::text from people_version where tenant_id = ${tenant.id}) as people,
      (select count(*)::int from goal where tenant_id = ${tenant.id} and period_id = ${periodId} and ${publicGoal('goal')} and attention >= 0) as goals,
      (select max(updated_at) from goal where tenant_id = ${tenant.id} and ${isPublic('goal')}) as changed_at,
      (select count(*) || ' ' || max(updated_at) from goal where tenant_id = ${tenant.id} and period_id = ${periodId}
        and ${isPrivate('goal')} and deleted_at is null and attention >= 0 and (owner_id in ${below}) is true) as own,
      (select said.id from goal_prediction said
        join goal on goal.tenant_id = said.tenant_id and goal.id = said.goal_id and goal.deleted_at is null
          and ${visibleOfMany(scope, 'goal')}
        where said.tenant_id = ${tenant.id} order by said.id desc limit 1) as predicted,
      (select talk.id from goal_look talk
        join goal on goal.tenant_id = talk.tenant_id and goal.id = talk.goal_id and goal.period_id = ${periodId}
          and goal.deleted_at is null and (goal.owner_id in ${below}) is true
        where talk.tenant_id = ${tenant.id} order by talk.id desc limit 1) as talked`;
  const [row] = (await query.execute(scope.db)).rows;
  const facts = [
    person.id,
    person.role,
    periodId,
    asked,
    // Weeks and the signed addresses of pictures change every day.
    tenantDay(now, tenant.calendar.zone),
    tenant.hasOpinions,
    tenant.achievedPercent,
    row,
  ];
  return versionOf(facts);
}

/**
 * Returns a reply with a hash of its content as version. Only for small replies, which cost no more than their
 * version.
 */
export async function withVersion<Reply>(reply: Promise<Reply>): Promise<{ version: string; reply: Reply }> {
  const read = await reply;
  return { version: versionOf(read), reply: read };
}

/** Returns a hash of everything on which a reply depends. */
export function versionOf(facts: unknown): string {
  return shortHash(JSON.stringify(facts));
}
