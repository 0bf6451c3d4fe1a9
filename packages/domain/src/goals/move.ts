import type { PermittedMove } from '../shared/permissions.ts';
import type { Permission } from './permission-names.ts';

/** A row of a goal's or a goal edit's life cycle. */
export interface GoalMove<State extends string> extends PermittedMove<State, Permission> {
  /** The sentence in the history (goals.2). */
  readonly sentence: string;
  /** If two moves share a transition, the history tells them apart by who took the move. */
  readonly by?: 'owner' | 'others';
  /** `ActionType` on the wire, for acts that keep the state. */
  readonly actionType?: number;
  /** The move cancels a pending edit (goals.2). */
  readonly cancelsEdit?: true;
}
