import { mostTeamItems, type TeamItemKind } from '@bellwether/domain/dashboard/team-week';
import type { PendingEditState } from '@bellwether/domain/goals/edit-lifecycle';
import type { GoalState } from '@bellwether/domain/goals/lifecycle';
import type { Rating } from '@bellwether/domain/goals/rating';
import type { AskedDays } from '@bellwether/domain/notifications/mails/asked-days';
import { sql } from 'kysely';
import type { Scope } from '#platform/session/scope.ts';
import { visibleGoal, wasOwn } from '../goals/access.ts';
import { isWaiting } from '../goals/reading/access.demands.ts';
import { missesUpdate } from '../goals/reading/access.figures.ts';
import { isExcused } from '../people/access.absence.ts';
import { reportsPart } from '../people/access.ts';

/** One line of a manager's week. */
export interface TeamItemRow {
  readonly kind: TeamItemKind;
  readonly id: number;
  readonly title: string;
  readonly ownerId: number;
  readonly ownerName: string;
  readonly ownerAvatar: string | null;
  readonly ownerHasLeft: boolean;
  /** Of `waits`; they say what waits. */
  readonly state: GoalState | null;
  readonly editState: PendingEditState | null;
  readonly from: Rating | null;
  readonly to: Rating | null;
  readonly sentence: string | null;
  readonly missing: number;
}

export interface TeamRow {
  /** Active people who report to the acting person. */
  readonly reports: number;
  readonly waits: number;
  readonly moved: number;
  readonly silent: number;
  readonly items: readonly TeamItemRow[];
}

/** In characters: the part of an owner's sentence that a line repeats. */
const sentenceLength = 300;

/**
 * Returns the week of the people who report to the acting person, in one statement. `askedWeek` is the latest week of
 * the running quarter that needs a prediction; with 0 nothing moved and nobody is silent.
 */
export async function readTeamWeek(
  scope: Scope,
  {
    periodId,
    askedWeek,
    askedDays,
  }: { readonly periodId: number; readonly askedWeek: number; readonly askedDays: AskedDays | null },
): Promise<TeamRow> {
  const { tenant } = scope;
  const week = sql`${askedWeek}::int`;
  const seen = sql`goal.tenant_id = ${tenant.id} and goal.owner_id = any(array(select id from report))
    and goal.deleted_at is null and ${visibleGoal(scope, 'goal')}`;
  const query = sql<TeamRow>`with recursive ${reportsPart(scope)}, waits as materialized (
      select 'waits' as kind, goal.id, goal.title, goal.owner_id, goal.state, goal.edit_state, null::int as "from",
        null::int as "to", null::text as sentence, 0 as missing, 1 as place
      from goal where ${seen} and ${isWaiting('goal')} and not ${wasOwn(scope, 'goal')}
    ), moved as materialized (
      select 'moved' as kind, goal.id, goal.title, goal.owner_id, null::text as state, null::text as edit_state,
        before.likelihood::int as "from", goal.recent_likelihood::int as "to", said.body as sentence, 0 as missing,
        case goal.recent_likelihood_delta when 'worsened' then 2 else 3 end as place
      from goal
      join goal_status status on status.tenant_id = goal.tenant_id and status.goal_id = goal.id
        and status.week = goal.recent_week
      left join lateral (select former.likelihood from goal_status former where former.tenant_id = goal.tenant_id
        and former.goal_id = goal.id and former.week < goal.recent_week and former.likelihood is not null
        order by former.week desc limit 1) before on true
      left join lateral (select left(remark.body, ${sql.lit(sentenceLength)}) as body from goal_comment remark
        where remark.tenant_id = goal.tenant_id and remark.goal_id = goal.id and remark.commentable_type = 'GoalStatus'
          and remark.commentable_id = status.id and remark.deleted_at is null
          and coalesce(remark.for_person_id, remark.author_id) = goal.owner_id
        order by remark.id desc limit 1) said on true
      where ${seen} and goal.period_id = ${periodId} and goal.state = 'approved' and ${week} > 0
        and goal.recent_week >= ${week} and goal.recent_likelihood_delta in ('improved', 'worsened')
    ), silent as materialized (
      select 'silent' as kind, min(goal.id) as id, (array_agg(goal.title order by goal.id))[1] as title, goal.owner_id,
        null::text as state, null::text as edit_state, null::int as "from", null::int as "to", null::text as sentence,
        count(*)::int as missing, 4 as place
      from goal
      join person owner on owner.tenant_id = goal.tenant_id and owner.id = goal.owner_id and owner.deactivated_at is null
        and owner.invitation_accepted_at is not null
      where ${seen} and goal.period_id = ${periodId} and ${week} > 0 and ${missesUpdate('goal', week)}
        and not ${isExcused(scope, sql.ref('goal.owner_id'), askedDays)}
      group by goal.owner_id
    ), line as (
      (select * from waits order by id limit ${sql.lit(mostTeamItems)})
      union all (select * from moved order by place, id limit ${sql.lit(mostTeamItems)})
      union all (select * from silent order by owner_id limit ${sql.lit(mostTeamItems)})
    )
    select (select count(*)::int from report where not is_gone) as reports, (select count(*)::int from waits) as waits,
      (select count(*)::int from moved) as moved, (select count(*)::int from silent) as silent,
      coalesce((select json_agg(json_build_object('kind', line.kind, 'id', line.id, 'title', line.title,
          'ownerId', line.owner_id, 'ownerName', owner.name, 'ownerAvatar', owner.avatar,
          'ownerHasLeft', owner.deactivated_at is not null, 'state', line.state,
          'editState', line.edit_state, 'from', line."from", 'to', line."to", 'sentence', line.sentence,
          'missing', line.missing) order by line.place, fold(owner.name), line.id)
        from line join person owner on owner.tenant_id = ${tenant.id} and owner.id = line.owner_id), '[]') as items`;
  const [row] = (await query.execute(scope.db)).rows;
  return row ?? { reports: 0, waits: 0, moved: 0, silent: 0, items: [] };
}
