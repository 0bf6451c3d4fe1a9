import type { CarryOverOffer } from '@bellwether/contract/goals/carry-over';
import type { Period } from '@bellwether/contract/tenant';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { isAbsent, isConflict, problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { faultMessage } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { labelOf } from '../../reading/model/list-filter.ts';
import { type CarriedGoals, useCarryOverGoals, useDismissCarryOver } from '../api.ts';
import { alignmentOf, chosenIds, isTouched, type Ticks } from '../model/choices.ts';
import {
  emptyResults,
  type ResultsForm,
  resultFaults,
  resultName,
  resultOf,
  sentResult,
} from '../model/results.ts';
import { carryOverFormWords, carryOverWords } from '../words.ts';
import { CarriedResult } from './carried-result.tsx';
import classes from './carry-over.module.css';
import { GoalChoice } from './goal-choice.tsx';

interface CarryOverFormProps {
  readonly offer: CarryOverOffer;
  readonly from: Period;
  readonly onCarried: (carried: CarriedGoals) => void;
}

/**
 * Lists the goals with what becomes of each; all are ticked at first, except goals whose shelving was requested. A ticked
 * goal without a result asks for it, and all is saved together (goals.30).
 */
export function CarryOverForm({ offer, from, onCarried }: CarryOverFormProps) {
  const { data: goals, Total, ToPeriod } = offer;
  const { requestClose } = useLayerClose();
  const carry = useCarryOverGoals();
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const chosen = chosenIds(goals, ticks);
  const form = useForm<ResultsForm>({ defaultValues: emptyResults(goals), shouldUnregister: false });
  const dismiss = useDismissCarryOver();
  const release = useUnsaved(isTouched(goals, ticks) || form.formState.isDirty);
  const isLate = isConflict(carry.error) || isAbsent(carry.error);
  const isAll = chosen.length === goals.length;
  const tick = (id: number, value: boolean) => setTicks(new Map(ticks).set(id, value));
  const tickAll = (value: boolean) => setTicks(new Map(goals.map((goal) => [goal.Id, value])));

  const asking = goals.filter(({ Id, AsksForResult }) => AsksForResult && chosen.includes(Id));
  const left = goals.filter(({ Id }) => !chosen.includes(Id));

  const save = () => {
    const values = form.getValues();
    form.clearErrors();
    const faults = asking.flatMap((goal) =>
      resultFaults(goal, resultOf(values, goal)).map((fault) => ({
        name: `${resultName(goal)}.${fault.path}` as FieldPath<ResultsForm>,
        message: faultMessage(fault),
      })),
    );
    for (const [at, { name, message }] of faults.entries())
      form.setError(name, { message }, { shouldFocus: at === 0 });
    if (faults.length > 0) return;
    const results = asking.map((goal) => sentResult(goal, resultOf(values, goal)));
    carry.mutate(
      { GoalIds: chosen, Results: results },
      {
        onSuccess: (carried) => {
          release();
          onCarried(carried);
        },
      },
    );
  };

  return (
    <>
      <FormStack>
        <p className={classes.quiet}>{carryOverWords.explanation(labelOf(from), labelOf(ToPeriod))}</p>
        {carry.isError ? (
          <Notice tone={isLate ? 'warn' : 'bad'}>
            {problemText(carry.error)} {isLate ? carryOverWords.left : null}
          </Notice>
        ) : null}
        {dismiss.isError ? <Notice tone="bad">{problemText(dismiss.error)}</Notice> : null}
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
            >
              {asking.includes(goal) ? <CarriedResult goal={goal} control={form.control} /> : null}
            </GoalChoice>
          ))}
        </fieldset>
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {carryOverFormWords.cancel}
        </Button>
        {left.length > 0 ? (
          <Button
            variant="subtle"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(left.map(({ Id }) => Id))}
          >
            {carryOverWords.dismiss(left.length)}
          </Button>
        ) : null}
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
