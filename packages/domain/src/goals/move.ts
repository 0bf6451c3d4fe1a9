import type { PermittedMove } from '../shared/permissions.ts';
import type { Permission } from './permission-names.ts';

/** A row of a goal's or a goal edit's life cycle. */
export interface GoalMove<State extends string> extends PermittedMove<State, Permission> {
  /** What the history says (1-goals §4). */
  readonly sentence: string;
  /** Where two moves share their way, the history tells them apart by who took it. */
  readonly by?: 'owner' | 'others';
  /** `ActionType` on the wire, of acts that leave the state as it is. */
  readonly actionType?: number;
  /** The move ends a pending edit (decisions §4). */
  readonly cancelsEdit?: true;
}
