export { actionItemReasonSentences } from './words.ts';

/** Every permission on an action item, as named on the wire (action-items.1). */
export const actionItemPermissionNames = ['Edit', 'Delete', 'Complete', 'Reopen'] as const;

export type ActionItemPermission = (typeof actionItemPermissionNames)[number];

/** Why a permission on an action item is not `true` now: the present state of the item. */
export const actionItemReasons = ['in_progress', 'completed'] as const;

export type ActionItemReason = (typeof actionItemReasons)[number];
