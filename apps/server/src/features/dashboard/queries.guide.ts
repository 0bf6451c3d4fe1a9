import type { GuideReply } from '@bellwether/contract/dashboard.guide';
import { type GuideStep, guideOf } from '@bellwether/domain/dashboard/guide';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { periodsOf } from '../tenant/queries.ts';
import { presentGuide } from './presenter.guide.ts';

type GuideRow = Readonly<Record<GuideStep, boolean>> & {
  readonly since: number;
  readonly is_dismissed: boolean;
};

/** Returns the guide of the acting person; one statement beside the quarters. */
export async function guideFor(scope: Scope): Promise<GuideReply> {
  const row = await readGuide(scope);
  const done = (Object.keys(row) as (keyof GuideRow)[]).filter((name) => row[name] === true) as GuideStep[];
  const { person, now } = scope;
  return presentGuide(
    guideOf({ role: person.role, since: row.since, now, isDismissed: row.is_dismissed, done }),
  );
}

async function readGuide(scope: Scope): Promise<GuideRow> {
  const { db, tenant, person } = scope;
  const { current } = await periodsOf(scope);
  const ownGoal = sql`select 1 from goal where goal.tenant_id = ${tenant.id} and goal.owner_id = ${person.id}
    and goal.deleted_at is null`;
  const query = sql<GuideRow>`select
      (extract(epoch from coalesce(own.invitation_accepted_at, own.created_at)) * 1000)::bigint as since,
      own.guide_dismissed_at is not null as is_dismissed,
      tenant.updated_at is not null as company_info,
      exists (select 1 from person other where other.tenant_id = own.tenant_id and other.id <> own.id) as people,
      ${
        tenant.isStrategyEnabled
          ? sql`exists (select 1 from strategy_version version where version.tenant_id = own.tenant_id
          and version.published_at is not null)`
          : sql`exists (select 1 from quarter_theme theme where theme.tenant_id = own.tenant_id
          and theme.period_id = ${current.id})`
      } as strategy_line,
      exists (${ownGoal} and goal.published_at is not null) as company_goal,
      exists (${ownGoal} and goal.published_at is not null) as first_goal,
      exists (${ownGoal} and goal.recent_week > 0) as first_update,
      own.avatar is not null or own.phone <> '' or own.biography <> '' or own.linkedin_url <> '' as profile,
      exists (${ownGoal} and goal.parent_id is not null)
        or exists (select 1 from goal_follow follow where follow.tenant_id = own.tenant_id and follow.person_id = own.id)
        as manager_goals
    from person own join tenant on tenant.id = own.tenant_id
    where own.tenant_id = ${tenant.id} and own.id = ${person.id}`;
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('The acting person has no row.');
  return row;
}
