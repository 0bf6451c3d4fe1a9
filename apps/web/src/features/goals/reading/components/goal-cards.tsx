import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
} from 'react';
import type { GoalSearch } from '../../model/goal-search.ts';
import type { mergePages } from '../api.ts';
import { pendingState } from '../model/goal-badges.ts';
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
  readonly rows?: RefObject<HTMLUListElement | null>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** What stands below the last card. */
  readonly children?: ReactNode;
}

/** The number of cards in the first paint. Ten cards take a slow machine as long as the rest of the page. */
const paintedFirst = 3;

/** Draws goals as cards. After a load of the page, the first cards are painted first and the rest directly afterwards. */
export function GoalCards(props: GoalCardsProps) {
  const { list, selectedId, showsOwner, isDeleted = false, rows, onKeyDown } = props;
  const edits = new Map(list.goalEdits.map((edit) => [edit.GoalId, edit.State]));
  const followed = new Set(list.followed);
  const search = useStableSearch(props.search);
  const isFirstPaint = useFirstPaint();
  const shown = isFirstPaint ? list.data.slice(0, paintedFirst) : list.data;
  return (
    <>
      <ul className={classes.list} aria-label={goalCardsWords.goals} ref={rows} onKeyDown={onKeyDown}>
        {shown.map((goal) =>
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
            />
          ),
        )}
      </ul>
      {isFirstPaint ? null : props.children}
    </>
  );
}

/** Returns the same object while its content is equal, so that cards do not render again without need. */
function useStableSearch(search: GoalSearch): GoalSearch {
  const text = JSON.stringify(search);
  return useMemo(() => JSON.parse(text) as GoalSearch, [text]);
}

let wasPainted = false;

/**
 * Returns true until the first list after a load of the page is painted. Later lists are complete at once, because the router
 * scrolls them to where the person left them.
 */
function useFirstPaint(): boolean {
  useEffect(() => {
    wasPainted = true;
  }, []);
  return useDeferredValue(false, !wasPainted);
}
