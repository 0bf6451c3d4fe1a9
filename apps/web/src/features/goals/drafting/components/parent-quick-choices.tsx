import type { ParentCandidate } from '@bellwether/contract/goals/ownership';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { parentCandidatesQuery } from '../../ownership/api.ts';
import type { ParentChoice } from '../../ownership/components/parent-picker.tsx';
import { distinctTitles } from '../model/distinct-titles.ts';
import { draftingWords, parentQuickChoicesWords } from '../words.ts';
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
 * Asks what the goal contributes to, and shows some of the manager's goals as buttons. The field below offers every
 * goal. Grey cards keep the place while the goals load. The place stays as high when they are there, so that the
 * fields below never move.
 */
export function ParentQuickChoices(props: ParentQuickChoicesProps) {
  const { managerId, draftedFor, goalId, periodId, onChoose } = props;
  const id = useId();
  const { data, isPending, isError, refetch } = useInfiniteQuery(
    parentCandidatesQuery({ ownerId: managerId, periodId, goalId, search: '', draftedFor }),
  );
  const goals = (data?.pages[0]?.data ?? []).filter((goal) => !goal.Disabled && goal.Id !== goalId);
  const [hasPlace, keepPlace] = useState(isPending);
  if (isPending && !hasPlace) keepPlace(true);
  useEffect(() => {
    // On a low screen the focused title is below the fold.
    if (!isPending) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [isPending]);
  if (goals.length === 0 && !hasPlace) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend across the border of the box
    <div role="group" aria-labelledby={id} className={classes.group}>
      <p id={id} className={classes.question}>
        {draftingWords.contributesTo}
      </p>
      {goals.length > 0 ? (
        <Offers goals={goals.slice(0, OFFERED)} onChoose={onChoose} />
      ) : isPending ? (
        <Places />
      ) : (
        <div className={classes.none}>
          {isError ? (
            <LoadFailure onRetry={() => void refetch()}>{draftingWords.choicesNotLoaded}</LoadFailure>
          ) : (
            draftingWords.noChoices
          )}
        </div>
      )}
    </div>
  );
}

interface OffersProps extends Pick<ParentQuickChoicesProps, 'onChoose'> {
  readonly goals: readonly ParentCandidate[];
}

function Offers({ goals, onChoose }: OffersProps) {
  const titles = distinctTitles(goals.map(({ Title }) => Title));
  return (
    <ul className={classes.choices}>
      {goals.map((goal, place) => (
        <li key={goal.Id}>
          <button
            type="button"
            className={classes.choice}
            title={goal.Title}
            onClick={() =>
              onChoose({
                id: goal.Id,
                title: goal.Title,
                ownerName: goal.User.Name,
                periodId: goal.GoalPeriodId,
              })
            }
          >
            <span className={classes.title}>{titles[place]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Grey cards while the goals load. */
function Places() {
  return (
    <div className={classes.choices} role="status" aria-label={parentQuickChoicesWords.loading}>
      {['66%', '80%', '54%'].map((width) => (
        <span key={width} className={classes.choice} data-is-empty>
          <SkeletonBar width={width} />
        </span>
      ))}
    </div>
  );
}
