import type { ActionItem, listActionItems } from '@bellwether/contract/action-items';
import type { EndpointReply } from '@bellwether/contract/endpoint';

export const ada = {
  Id: 7,
  Name: 'Ada Larkwood',
  Avatar: null,
  JobTitle: 'Engineer',
  OrgUnit: 'Engineering',
  Email: 'ada@northwind.example',
};
export const grace = {
  Id: 3,
  Name: 'Grace Holloway',
  Avatar: null,
  JobTitle: 'Chief Executive Officer',
  OrgUnit: 'Corporate',
  Email: 'grace@northwind.example',
};

/** Returns an open item that Grace asks of Ada, as Ada sees it. */
export function buildItem(changes: Partial<ActionItem> = {}): ActionItem {
  const item = {
    Id: 1,
    Title: 'Call the harbour',
    GoalId: 0,
    GoalTitle: null,
    DueDate: '2026-11-20',
    IsOverdue: false,
    AssigneeId: ada.Id,
    RequesterId: grace.Id,
    HasAssigneeLeft: false,
    HasRequesterLeft: false,
    Assignee: ada,
    Requester: grace,
    Author: grace,
    IsCompleted: false,
    CompletedAt: null,
    UpdatedAt: '2026-11-10T08:00:00Z',
    Permissions: { Complete: true, Reopen: 'in_progress' },
    ...changes,
  } satisfies ActionItem;
  return item;
}

/** Returns a list on Thursday 19 November 2026. */
export function buildItems(
  data: ActionItem[],
  changes: Partial<EndpointReply<typeof listActionItems>> = {},
): EndpointReply<typeof listActionItems> {
  return { data, count: data.length, to_users: [ada], by_users: [grace], Today: '2026-11-19', ...changes };
}
