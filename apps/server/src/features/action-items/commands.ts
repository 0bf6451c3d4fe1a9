import type { createActionItem, updateActionItem } from '@bellwether/contract/action-items';
import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { ActionItemEvents } from '@bellwether/domain/action-items/events';
import { decideActionItemMove } from '@bellwether/domain/action-items/permissions';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { nextVersion, refuseStale } from '#platform/http/version.ts';
import { conflict, forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdGoal } from '../goals/access.ts';
import { demandOnItem, demandPeople, holdActionItem, type ItemRow } from './access.ts';
import { actionItemReasonWords } from './words.ts';

/**
 * Makes an item and returns its id.
 * @throws HttpProblem 400 for people who cannot be chosen, 404 for a goal that the acting person does not see.
 */
export async function makeItem(
  scope: Scope,
  { Title, DueDate, AssigneeId, RequesterId, GoalId }: EndpointParsed<typeof createActionItem>['body'],
): Promise<number> {
  if (GoalId) await holdGoal(scope, GoalId);
  await demandPeople(scope, { AssigneeId, RequesterId });
  const now = timestamp(scope.now);
  const item = await scope.db
    .insertInto('action_item')
    .values({
      tenant_id: scope.tenant.id,
      title: Title,
      due_date: DueDate,
      assignee_id: AssigneeId,
      requester_id: RequesterId,
      author_id: scope.person.id,
      goal_id: GoalId || null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(scope, {
    kind: 'action_item.assigned',
    subjectId: item.id,
    detail: { ...peopleOf(item), formerAssigneeId: null, formerRequesterId: null, isTitleNew: true },
  });
  return item.id;
}

/**
 * Changes an open item.
 * @throws HttpProblem 404, 403, 409 for a completed or changed item, 400 for people who cannot be chosen.
 */
export async function changeItem(
  scope: Scope,
  itemId: number,
  fields: EndpointParsed<typeof updateActionItem>['body'],
): Promise<void> {
  const item = await holdActionItem(scope, itemId);
  demandOnItem(item, 'Edit');
  const { row } = item;
  refuseStale(fields.UpdatedAt, row.updated_at);
  const { Title, DueDate, AssigneeId, RequesterId } = fields;
  const isReassigned = row.assignee_id !== AssigneeId;
  const isRequesterNew = row.requester_id !== RequesterId;
  if (!isReassigned && !isRequesterNew && row.title === Title && row.due_date === DueDate) return;
  await demandPeople(scope, fields, row);
  await scope.db
    .updateTable('action_item')
    .set({
      title: Title,
      due_date: DueDate,
      assignee_id: AssigneeId,
      requester_id: RequesterId,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', itemId)
    .execute();
  const people = { assigneeId: AssigneeId, requesterId: RequesterId, authorId: row.author_id };
  const formerRequesterId = isRequesterNew ? row.requester_id : null;
  await recordEvent(
    scope,
    isReassigned
      ? {
          kind: 'action_item.assigned',
          subjectId: itemId,
          detail: {
            ...people,
            formerAssigneeId: row.assignee_id,
            formerRequesterId,
            isTitleNew: row.title !== Title,
          },
        }
      : { kind: 'action_item.changed', subjectId: itemId, detail: { ...people, formerRequesterId } },
  );
}

/**
 * Completes an open item (tab 1), or reopens a completed one (tab 2).
 * @throws HttpProblem 404, 403 for everybody but the assignee, 409 if the item is on the other tab.
 */
export async function markItem(scope: Scope, itemId: number, tab: 1 | 2): Promise<void> {
  const { row, facts, relation } = await holdActionItem(scope, itemId);
  const move = tab === 1 ? 'completeActionItem' : 'reopenActionItem';
  const decided = decideActionItemMove(move, facts, relation);
  if (!decided.ok) {
    if (decided.refusal !== 'not_now') throw forbidden();
    throw conflict(actionItemReasonWords, facts.state);
  }
  const isCompleted = decided.to === 'completed';
  await scope.db
    .updateTable('action_item')
    .set({
      state: decided.to,
      completed_at: isCompleted ? timestamp(scope.now) : null,
      updated_at: nextVersion(scope),
    })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', itemId)
    .execute();
  const kind = isCompleted ? 'action_item.completed' : 'action_item.reopened';
  await recordEvent(scope, { kind, subjectId: itemId, detail: peopleOf(row) });
}

/** Deletes an item of the acting person as its requester. */
export async function removeItem(scope: Scope, itemId: number): Promise<void> {
  const item = await holdActionItem(scope, itemId);
  demandOnItem(item, 'Delete');
  await scope.db
    .updateTable('action_item')
    .set({ deleted_at: timestamp(scope.now), updated_at: nextVersion(scope) })
    .where('tenant_id', '=', scope.tenant.id)
    .where('id', '=', itemId)
    .execute();
  await recordEvent(scope, { kind: 'action_item.deleted', subjectId: itemId, detail: peopleOf(item.row) });
}

function peopleOf(item: ItemRow): ActionItemEvents['action_item.completed'] {
  return { assigneeId: item.assignee_id, requesterId: item.requester_id, authorId: item.author_id };
}
