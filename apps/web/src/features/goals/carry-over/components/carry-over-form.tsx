import type { CarryOverGoal, CarryOverOffer } from '@bellwether/contract/goals/carry-over';
import type { Period } from '@bellwether/contract/tenant';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { isAbsent, isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { RatingDot } from '#ui/marks/rating-dot.tsx';
import { RatingText } from '#ui/marks/rating-line.tsx';
import { StateBadge, Tag } from '#ui/marks/tag.tsx';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { stateTone } from '../../reading/model/state-tone.ts';
import { type CarriedGoals, useCarryOverGoals } from '../api.ts';
import { alignmentOf, chosenIds, isTouched, type Ticks } from '../model/choices.ts';
import { carryOverWords } from '../words.ts';
import classes from './carry-over.module.css';

interface CarryOverFormProps {
  readonly offer: CarryOverOffer;
  readonly from: Period;
  readonly onCarried: (carried: CarriedGoals) => void;
}

/**
 * Lists the unfinished goals with the result for each; all are ticked at first, except goals whose shelving
 * was requested.
 */
export function CarryOverForm({ offer, from, onCarried }: CarryOverFormProps) {
  const { data: goals, Total, ToPeriod } = offer;
  const { requestClose } = useLayerClose();
  const carry = useCarryOverGoals();
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const chosen = chosenIds(goals, ticks);
  const release = useUnsaved(isTouched(goals, ticks));
  const isLate = isConflict(carry.error) || isAbsent(carry.error);
  const isAll = chosen.length === goals.length;
  const tick = (id: number, value: boolean) => setTicks(new Map(ticks).set(id, value));
  const tickAll = (value: boolean) => setTicks(new Map(goals.map((goal) => [goal.Id, value])));

  const save = () =>
    carry.mutate(chosen, {
      onSuccess: (carried) => {
        release();
        onCarried(carried);
      },
    });

  return (
    <>
      <FormStack>
        <p className={classes.quiet}>{carryOverWords.explanation(labelOf(from), labelOf(ToPeriod))}</p>
        {carry.isError ? (
          <Notice tone={isLate ? 'warn' : 'bad'}>
            {problemText(carry.error)} {isLate ? carryOverWords.left : null}
          </Notice>
        ) : null}
        {Total > goals.length ? (
          <p className={classes.quiet}>{carryOverWords.more(goals.length, Total)}</p>
        ) : null}
        <div className={classes.head}>
          <span aria-live="polite">{carryOverWords.chosen(chosen.length, goals.length)}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => tickAll(!isAll)}>
            {isAll ? carryOverWords.none : carryOverWords.all}
          </Button>
        </div>
        <fieldset className={classes.list} aria-label={carryOverWords.legend(labelOf(from))}>
          {goals.map((goal, place) => (
            <GoalChoice
              key={goal.Id}
              goal={goal}
              isFirst={place === 0}
              isChosen={chosen.includes(goal.Id)}
              alignment={alignmentOf(goal, goals, chosen)}
              onTick={(value) => tick(goal.Id, value)}
            />
          ))}
        </fieldset>
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          Cancel
        </Button>
        <ReasonButton
          reason={chosen.length === 0 ? goalMessages.carryOverRequired : undefined}
          loading={carry.isPending}
          onClick={save}
        >
          {carryOverWords.main(chosen.length)}
        </ReasonButton>
      </FormActions>
    </>
  );
}

interface GoalChoiceProps {
  readonly goal: CarryOverGoal;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly alignment: string | null;
  readonly onTick: (value: boolean) => void;
}

function GoalChoice({ goal, isFirst, isChosen, alignment, onTick }: GoalChoiceProps) {
  const id = useId();
  const likelihood = ratingOf(goal.Likelihood);
  return (
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
          {goal.Hidden ? <Tag>Private</Tag> : null}
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
  );
}
