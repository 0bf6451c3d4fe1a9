import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listFollowedGoals } from '@bellwether/contract/goals/ownership';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';
import { peopleOf } from '../../people/queries.ts';
import { visibleGoal } from '../access.ts';
import { presentNamedGoal } from './presenter.ts';

const pageSize = 50;
const lastGoal = { path: 'Cursor', numbers: { id: anyId } } as const;
const question = 'followed';

/** Returns the visible goals that the acting person follows, newest first, 50 a page. */
export async function followedGoalsOf(
  scope: Scope,
  cursor: string | null | undefined,
): Promise<EndpointReplyInput<typeof listFollowedGoals>> {
  const after = readCursor(scope, question, lastGoal, cursor);
  const rows = await scope.db
    .selectFrom('goal_follow')
    .innerJoin('goal', (join) =>
      join.onRef('goal.tenant_id', '=', 'goal_follow.tenant_id').onRef('goal.id', '=', 'goal_follow.goal_id'),
    )
    .select(['goal.id', 'goal.title', 'goal.state', 'goal.period_id', 'goal.owner_id'])
    .where('goal_follow.tenant_id', '=', scope.tenant.id)
    .where('goal_follow.person_id', '=', scope.person.id)
    .where(visibleGoal(scope, 'goal'))
    .$if(after !== undefined, (query) => query.where('goal.id', '<', after?.id ?? 0))
    .orderBy('goal.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const owners = await peopleOf(
    scope,
    page.map((row) => row.owner_id),
  );
  return {
    data: page.map((row) => presentNamedGoal(scope, row, owners)),
    Next: last ? writeCursor(scope, question, lastGoal, { at: after?.at ?? scope.now, id: last.id }) : null,
  };
}
