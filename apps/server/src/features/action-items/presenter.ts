import type { ActionItem, ActionItemChoice, ActionItemUser } from '@bellwether/contract/action-items';
import { actionItemPermissions } from '@bellwether/domain/action-items/permissions';
import { isOverdue } from '@bellwether/domain/action-items/rules';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Scope } from '#platform/session/scope.ts';
import { relationTo } from './access.ts';
import type { ItemPersonRow, ShownItemRow } from './statements.ts';

/** Returns an item for the acting person. */
export function presentItem(scope: Scope, row: ShownItemRow): ActionItem {
  const today = tenantDay(scope.now, scope.tenant.calendar.zone);
  const user = (id: number, name: string, avatar: string | null) => presentUser(scope, { id, name, avatar });
  return {
    Id: row.id,
    Title: row.title,
    GoalId: row.seen_goal_id ?? 0,
    GoalTitle: row.goal_title,
    DueDate: row.due_date,
    IsOverdue: isOverdue({ state: row.state, dueDate: row.due_date }, today),
    AssigneeId: row.assignee_id,
    RequesterId: row.requester_id,
    Assignee: user(row.assignee_id, row.assignee_name, row.assignee_avatar),
    Requester: user(row.requester_id, row.requester_name, row.requester_avatar),
    Author: user(row.author_id, row.author_name, row.author_avatar),
    IsCompleted: row.state === 'completed',
    CompletedAt: row.completed_at === null ? null : instantToIso(row.completed_at),
    UpdatedAt: instantToIso(row.updated_at),
    Permissions: actionItemPermissions({ state: row.state }, relationTo(scope, row)),
  };
}

/** Returns a person who can be chosen. */
export function presentChoice(
  scope: Scope,
  person: Pick<ItemPersonRow, 'id' | 'name' | 'avatar' | 'title' | 'unit' | 'email'>,
): ActionItemChoice {
  const { title, unit, email } = person;
  return { ...presentUser(scope, person), JobTitle: title, OrgUnit: unit, Email: email };
}

/** Returns a person of an item. */
function presentUser(
  { pictures }: Scope,
  { id, name, avatar }: { readonly id: number; readonly name: string; readonly avatar: string | null },
): ActionItemUser {
  return { Id: id, Name: name, Avatar: pictures.of(avatar) };
}
