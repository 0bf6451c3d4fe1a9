import type { AppEvent } from '@bellwether/domain/shared/events';
import { timestamp } from '#platform/database/instant.ts';
import type { GoalKey, GoalRows, TakeId } from './goal-rows.ts';
import { officeOf } from './offices.ts';
import type { CommentStory, GoalStory } from './story.ts';

/** A change of state of a goal or of its edit; `from` is null for a new one. */
interface Transition {
  readonly type: 'Goal' | 'GoalEdit';
  readonly target: number;
  readonly from: string | null;
  /** The goal of the previous quarter that a new goal continues. */
  readonly fromId?: number | null;
  readonly to: string;
  readonly by: number;
  readonly at: number;
}

/** Adds the rows about what happened to one goal. */
export interface GoalHistory {
  /** Returns the transition's id. */
  transition(row: Transition): number;
  comment(type: 'StateTransition' | 'GoalStatus', target: number, said: CommentStory): void;
  /** Without a `subjectId`, the event is about the goal. */
  event(by: number, at: number, told: Omit<AppEvent, 'subjectId'> & { readonly subjectId?: number }): void;
}

/** Returns the history of one goal, which fills `rows`. */
export function goalHistory(rows: GoalRows, key: GoalKey, story: GoalStory, take: TakeId): GoalHistory {
  return {
    transition({ type, target, from, fromId, to, by, at }) {
      const id = take.transition();
      rows.goal_transition.push({
        ...key,
        id,
        transitionable_type: type,
        transitionable_id: target,
        action_type: null,
        from_state: from,
        to_state: to,
        from_id: fromId ?? null,
        goal_name: story.title,
        author_id: by,
        created_at: timestamp(at),
      });
      return id;
    },
    comment(type, target, said) {
      const at = timestamp(said.at);
      rows.goal_comment.push({
        ...key,
        commentable_type: type,
        commentable_id: target,
        author_id: said.by,
        body: said.body,
        created_at: at,
        updated_at: at,
      });
    },
    event(by, at, told) {
      const act = { tenantId: key.tenant_id, actorId: by, origin: officeOf(by), requestId: null, now: at };
      rows.event.push({ act, subjectId: key.goal_id, ...told });
    },
  };
}
