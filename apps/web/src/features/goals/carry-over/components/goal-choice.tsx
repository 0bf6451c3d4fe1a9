import type { CarryOverGoal } from '@bellwether/contract/goals/carry-over';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import { type ReactNode, useId } from 'react';
import { RatingDot } from '#ui/marks/rating-dot.tsx';
import { RatingText } from '#ui/marks/rating-line.tsx';
import { StateBadge, Tag } from '#ui/marks/tag.tsx';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { stateTone } from '../../reading/model/state-tone.ts';
import { carryOverWords, goalChoiceWords } from '../words.ts';
import classes from './carry-over.module.css';

interface GoalChoiceProps {
  readonly goal: CarryOverGoal;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly alignment: string | null;
  readonly onTick: (value: boolean) => void;
  /** The fields of its result, while it is chosen. */
  readonly children?: ReactNode;
}

/** One goal of the list with its box to tick. */
export function GoalChoice({ goal, isFirst, isChosen, alignment, onTick, children }: GoalChoiceProps) {
  const id = useId();
  const likelihood = ratingOf(goal.Likelihood);
  return (
    <div className={classes.goal}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-marks ${id}-alignment`}
          checked={isChosen}
          onChange={(event) => onTick(event.currentTarget.checked)}
          data-autofocus={isFirst || undefined}
        />
        <span className={classes.words}>
          <span className={classes.title} id={`${id}-title`}>
            {goal.Title}
          </span>
          <span className={classes.marks} id={`${id}-marks`}>
            <StateBadge tone={stateTone[goal.State]}>{goalStateLabels[goal.State]}</StateBadge>
            {goal.IsNotReached ? <Tag>{carryOverWords.notReached}</Tag> : null}
            {goal.Hidden ? <Tag>{goalChoiceWords.private}</Tag> : null}
            {likelihood === null ? null : (
              <span className={classes.rated}>
                <RatingDot level={likelihood} word={likelihoodLabels[likelihood]} isDecorative />
                <RatingText level={likelihood} word={likelihoodLabels[likelihood]} />
              </span>
            )}
          </span>
          <span className={classes.detail} id={`${id}-alignment`}>
            {isChosen ? alignment : null}
          </span>
        </span>
      </label>
      {children}
    </div>
  );
}
