import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { parentCandidatesQuery } from '../../ownership/api.ts';
import type { ParentChoice } from '../../ownership/components/parent-picker.tsx';
import { draftingWords } from '../words.ts';
import classes from './parent-quick-choices.module.css';

interface ParentQuickChoicesProps {
  /** The manager of the goal's future owner. */
  readonly managerId: number;
  readonly draftedFor: number | undefined;
  readonly goalId: number;
  readonly periodId: number;
  readonly onChoose: (choice: ParentChoice) => void;
}

/** The number of goals that one press chooses; the others are in the drawer of all goals. */
const OFFERED = 5;

/**
 * Asks what the goal contributes to, with the manager's goals as answers of one press. Shows nothing if the
 * manager has no goal that could be the parent: the field below has every other goal.
 */
export function ParentQuickChoices(props: ParentQuickChoicesProps) {
  const { managerId, draftedFor, goalId, periodId, onChoose } = props;
  const id = useId();
  const { data } = useInfiniteQuery(
    parentCandidatesQuery({ ownerId: managerId, periodId, goalId, search: '', draftedFor }),
  );
  const goals = (data?.pages[0]?.data ?? []).filter((goal) => !goal.Disabled && goal.Id !== goalId);
  const isShown = goals.length > 0;
  useEffect(() => {
    // The choices arrive late and push the focused field down.
    if (isShown) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend across the border of the box
    <div role="group" aria-labelledby={id} className={classes.group}>
      <p id={id} className={classes.question}>
        {draftingWords.contributesTo}
      </p>
      <ul className={classes.choices}>
        {goals.slice(0, OFFERED).map((goal) => (
          <li key={goal.Id}>
            <button
              type="button"
              className={classes.choice}
              onClick={() =>
                onChoose({
                  id: goal.Id,
                  title: goal.Title,
                  ownerName: goal.User.Name,
                  periodId: goal.GoalPeriodId,
                })
              }
            >
              {goal.Title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
