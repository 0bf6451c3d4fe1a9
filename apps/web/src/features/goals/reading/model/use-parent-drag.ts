import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { type DragEvent, useRef } from 'react';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { useChangeParentGoal } from '../../ownership/api.ts';
import { parentDragWords } from '../words.several.ts';

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-goal-row]') : null;
const idOf = (row: HTMLElement | null) => Number(row?.dataset.goalRow ?? 0);

/**
 * Returns the handlers of a list in which a goal is dragged onto the goal that it shall contribute to (goals.16). The server
 * says whether that is possible; the message afterwards takes it back.
 */
export function useParentDrag(goals: readonly ListedGoal[]) {
  const change = useChangeParentGoal();
  const dragged = useRef<ListedGoal | undefined>(undefined);
  const marked = useRef<HTMLElement | null>(null);
  const mark = (row: HTMLElement | null) => {
    marked.current?.removeAttribute('data-drop');
    row?.setAttribute('data-drop', '');
    marked.current = row;
  };
  const targetOf = (event: DragEvent) => {
    const row = rowOf(event.target);
    const goal = dragged.current;
    return goal && row && idOf(row) !== goal.Id && idOf(row) !== goal.ParentId ? row : null;
  };
  const align = (
    goal: Pick<ListedGoal, 'Id' | 'UpdatedAt'>,
    parentId: number,
    done: string,
    before?: number,
  ) =>
    change.mutate(
      { goal, parentId },
      {
        onSuccess: ({ Goal }) =>
          toast.success(
            done,
            before === undefined
              ? undefined
              : {
                  label: parentDragWords.undo,
                  act: () => align(Goal, before, parentDragWords.takenBack),
                },
          ),
        onError: (error) => toast.error(problemText(error)),
      },
    );
  return {
    onDragStart: (event: DragEvent) => {
      const id = idOf(rowOf(event.target));
      dragged.current = goals.find((goal) => goal.Id === id);
      if (dragged.current) event.dataTransfer.effectAllowed = 'link';
    },
    onDragOver: (event: DragEvent) => {
      const row = targetOf(event);
      mark(row);
      if (!row) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'link';
    },
    onDragEnd: () => {
      mark(null);
      dragged.current = undefined;
    },
    onDrop: (event: DragEvent) => {
      const goal = dragged.current;
      const id = idOf(targetOf(event));
      mark(null);
      const parent = goals.find((each) => each.Id === id);
      if (!goal || !parent) return;
      event.preventDefault();
      align(
        goal,
        parent.Id,
        parentDragWords.moved(goal.GoalDetail.Title, parent.GoalDetail.Title),
        goal.ParentId,
      );
    },
  };
}
