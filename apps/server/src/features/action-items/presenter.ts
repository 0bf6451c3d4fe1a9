import type { ActionItem, ActionItemChoice, ActionItemUser } from '@bellwether/contract/action-items';
import { actionItemPermissions } from '@bellwether/domain/action-items/permissions';
import { isOverdue } from '@bellwether/domain/action-items/rules';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Scope } from '#platform/session/scope.ts';
import { awayOf } from '../people/profile/presenter.ts';
import { relationTo } from './access.ts';
import type { ItemPersonRow, ShownItemRow } from './statements.ts';

/** Returns an item for the acting person. */
export function presentItem(scope: Scope, row: ShownItemRow): ActionItem {
  const today = tenantDay(scope.now, scope.tenant.calendar.zone);
  return {
    Id: row.id,
    Title: row.title,
    GoalId: row.seen_goal_id ?? 0,
    GoalTitle: row.goal_title,
    DueDate: row.due_date,
    IsOverdue: isOverdue({ state: row.state, dueDate: row.due_date }, today),
    AssigneeId: row.assignee_id,
    RequesterId: row.requester_id,
    HasAssigneeLeft: row.has_assignee_left,
    HasRequesterLeft: row.has_requester_left,
    Assignee: presentChoice(scope, {
      id: row.assignee_id,
      name: row.assignee_name,
      avatar: row.assignee_avatar,
      title: row.assignee_title,
      unit: row.assignee_unit,
      email: row.assignee_email,
    }),
    Requester: presentChoice(scope, {
      id: row.requester_id,
      name: row.requester_name,
      avatar: row.requester_avatar,
      title: row.requester_title,
      unit: row.requester_unit,
      email: row.requester_email,
    }),
    Author: presentUser(scope, { id: row.author_id, name: row.author_name, avatar: row.author_avatar }),
    IsCompleted: row.state === 'completed',
    CompletedAt: row.completed_at === null ? null : instantToIso(row.completed_at),
    UpdatedAt: instantToIso(row.updated_at),
    Permissions: actionItemPermissions({ state: row.state }, relationTo(scope, row)),
  };
}

/** Returns a person who can be chosen. */
export function presentChoice(
  scope: Scope,
  person: Pick<ItemPersonRow, 'id' | 'name' | 'avatar' | 'title' | 'unit' | 'email'> & {
    readonly awayUntil?: string | null;
  },
): ActionItemChoice {
  const { title, unit, email, awayUntil = null } = person;
  return {
    ...presentUser(scope, person),
    JobTitle: title,
    OrgUnit: unit,
    Email: email,
    ...awayOf(awayUntil),
  };
}

/** Returns a person of an item. */
function presentUser(
  { pictures }: Scope,
  { id, name, avatar }: { readonly id: number; readonly name: string; readonly avatar: string | null },
): ActionItemUser {
  return { Id: id, Name: name, Avatar: pictures.of(avatar) };
}
