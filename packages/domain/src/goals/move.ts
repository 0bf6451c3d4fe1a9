import type { Move } from '../shared/lifecycle.ts';
import type { Permission } from './permission-names.ts';

/** Whether the act takes a comment: `none` where its own texts (outcome, feedback) say what there is to say. */
export type CommentRule = 'required' | 'optional' | 'none';

/**
 * A row of a goal's or a goal edit's life cycle. Who may take it and under which further conditions stands with
 * `permission` in the permission table; `null` marks moves that follow from another act or from a save.
 */
export interface GoalMove<State extends string> extends Move<State> {
  readonly permission: Permission | null;
  readonly comment: CommentRule;
  /** What the history says (1-goals §4). */
  readonly sentence: string;
  /** Where two moves share their way, the history tells them apart by who took it. */
  readonly by?: 'owner' | 'others';
  /** `ActionType` on the wire, of acts that leave the state as it is. */
  readonly actionType?: number;
  /** The move ends a pending edit (decisions §4). */
  readonly cancelsEdit?: true;
}
