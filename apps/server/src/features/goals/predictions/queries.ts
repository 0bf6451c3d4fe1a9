import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { Comment } from '@bellwether/contract/goals/goal';
import type { getGoalStatus } from '@bellwether/contract/goals/predictions';
import type { Scope } from '#platform/session/scope.ts';
import { peopleOf } from '../../people/queries.ts';
import { type HeldGoal, holdGoal } from '../access.ts';
import { readableComment } from '../reading/access.ts';
import { presentComment, presentStatus } from '../reading/presenter.info.ts';
import { goalIdOfStatus } from './access.ts';

/** Returns one weekly status with its goal and its comments that the acting person reads. */
export async function goalStatusOf(
  scope: Scope,
  statusId: number,
): Promise<EndpointReplyInput<typeof getGoalStatus>> {
  const goal = await holdGoal(scope, goalIdOfStatus(scope, statusId));
  const status = await scope.db
    .selectFrom('goal_status')
    .select(['id', 'week', 'likelihood', 'quality'])
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', statusId)
    .executeTakeFirstOrThrow();
  const comments = await readComments(scope, goal, statusId);
  return {
    ...presentStatus(scope, goal, status, comments),
    GoalId: goal.row.id,
    Goal: { Id: goal.row.id, Title: goal.row.title },
  };
}

/** Returns the comments of one weekly status that the acting person reads, oldest first. */
export async function statusCommentsOf(scope: Scope, statusId: number): Promise<Comment[]> {
  return readComments(scope, await holdGoal(scope, goalIdOfStatus(scope, statusId)), statusId);
}

async function readComments(scope: Scope, goal: HeldGoal, statusId: number): Promise<Comment[]> {
  const rows = await scope.db
    .selectFrom('goal_comment')
    .select(['id', 'author_id', 'via', 'for_person_id', 'body', 'created_at', 'updated_at'])
    .where(readableComment(scope, goal, 'goal_comment'))
    .where('commentable_type', '=', 'GoalStatus')
    .where('commentable_id', '=', statusId)
    .orderBy('id')
    .execute();
  const people = await peopleOf(scope, [
    ...new Set(rows.flatMap((row) => [row.author_id, row.for_person_id ?? row.author_id])),
  ]);
  return rows.map((row) =>
    presentComment(
      scope,
      {
        id: row.id,
        type: 'GoalStatus',
        about: statusId,
        author: row.author_id,
        via: row.via,
        actsFor: row.for_person_id,
        body: row.body,
        created: row.created_at,
        updated: row.updated_at,
      },
      people,
    ),
  );
}
