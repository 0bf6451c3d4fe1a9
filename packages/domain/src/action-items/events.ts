/** The people of an action item at its event. Ids only: the title belongs to these people alone. */
interface ItsPeople {
  readonly assigneeId: number;
  readonly requesterId: number;
  /** The person who made the item. */
  readonly authorId: number;
}

/** Events about action items and their details; the subject is the item. */
export interface ActionItemEvents {
  /** A new item, or an item that got another assignee; `formerAssigneeId` is null for a new one. */
  'action_item.assigned': ItsPeople & {
    readonly formerAssigneeId: number | null;
    readonly formerRequesterId: number | null;
    /** The same change gave the item its title, which the former assignee does not know. */
    readonly isTitleNew: boolean;
  };
  /** Title, deadline or requester; `formerRequesterId` is null if the requester is the same. */
  'action_item.changed': ItsPeople & { readonly formerRequesterId: number | null };
  'action_item.completed': ItsPeople;
  'action_item.reopened': ItsPeople;
  'action_item.deleted': ItsPeople;
  /** It is due tomorrow, or overdue. `count`: the days left, negative if overdue. */
  'action_item.due': ItsPeople & { readonly count: number };
}
