import type { PermittedMove } from '../shared/permissions.ts';
import type { ActionItemPermission } from './permission-names.ts';

/** The states of an action item (action-items.6). */
export const actionItemStates = ['in_progress', 'completed'] as const;

export type ActionItemState = (typeof actionItemStates)[number];

/** Every move of an action item. An edit and a deletion change no state. */
const actionItemMoves = {
  createActionItem: { from: ['none'], to: 'in_progress', permission: null, comment: 'none' },
  completeActionItem: {
    from: ['in_progress'],
    to: 'completed',
    permission: 'Complete',
    comment: 'none',
  },
  reopenActionItem: { from: ['completed'], to: 'in_progress', permission: 'Reopen', comment: 'none' },
} as const satisfies Record<string, PermittedMove<ActionItemState, ActionItemPermission>>;

export type ActionItemMoveName = keyof typeof actionItemMoves;

/** `actionItemMoves` with every row typed as the whole move, for code that reads optional columns. */
export const actionItemMoveTable: Readonly<
  Record<ActionItemMoveName, PermittedMove<ActionItemState, ActionItemPermission>>
> = actionItemMoves;
