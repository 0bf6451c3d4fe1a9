import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import type { GoalSearch } from '../../model/goal-search.ts';
import type { mergePages } from '../api.ts';
import type { GoalTicks } from '../model/chosen-goals.ts';
import { pendingState } from '../model/goal-badges.ts';
import { useParentDrag } from '../model/use-parent-drag.ts';
import { goalCardsWords } from '../words.ts';
import { DeletedGoalRow } from './deleted-goal-row.tsx';
import { GoalCard } from './goal-card.tsx';
import classes from './goal-list.module.css';

interface GoalCardsProps {
  readonly list: ReturnType<typeof mergePages>;
  readonly selectedId: number | undefined;
  readonly showsOwner: boolean;
  /** Search parameters of the cards' links. */
  readonly search: GoalSearch;
  /** The list has deleted goals only. */
  readonly isDeleted?: boolean;
  readonly ticks?: GoalTicks;
  /** Whether a goal is dragged onto its new parent. */
  readonly isDraggable?: boolean;
  readonly rows?: RefObject<HTMLUListElement | null>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Draws goals as cards. */
export function GoalCards(props: GoalCardsProps) {
  const {
    list,
    selectedId,
    showsOwner,
    isDeleted = false,
    ticks,
    isDraggable = false,
    rows,
    onKeyDown,
  } = props;
  const edits = new Map(list.goalEdits.map((edit) => [edit.GoalId, edit.State]));
  const followed = new Set(list.followed);
  const search = useStableSearch(props.search);
  const drag = useParentDrag(list.data);
  return (
    <ul
      className={classes.list}
      aria-label={goalCardsWords.goals}
      ref={rows}
      onKeyDown={onKeyDown}
      {...(isDraggable ? drag : {})}
    >
      {list.data.map((goal) =>
        isDeleted ? (
          <DeletedGoalRow goal={goal} key={goal.Id} />
        ) : (
          <GoalCard
            key={goal.Id}
            goal={goal}
            editState={pendingState(edits.get(goal.Id))}
            followed={followed.has(goal.Id)}
            selected={goal.Id === selectedId}
            showsOwner={showsOwner}
            search={search}
            isDraggable={isDraggable}
            {...(ticks
              ? { isTicked: ticks.chosen.has(goal.Id), isChoosing: ticks.isChoosing, onTick: ticks.toggle }
              : {})}
          />
        ),
      )}
    </ul>
  );
}

/** Returns the same object while its content is equal, so that cards do not render again without need. */
function useStableSearch(search: GoalSearch): GoalSearch {
  const text = JSON.stringify(search);
  return useMemo(() => JSON.parse(text) as GoalSearch, [text]);
}
