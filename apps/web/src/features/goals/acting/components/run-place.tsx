import { delta } from '@bellwether/domain/goals/badges';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormActions } from '#ui/form/form-actions.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import type { GoalRun, RunAnswer, RunKind } from '../model/next-goal.ts';
import { useTakingBack } from '../model/use-take-back.ts';
import { noLongerNeeded, placeOfRunWords, runPlaceWords, runWords, takeBackWords } from '../words.ts';
import { NextReminderButton, useNextReminder } from './next-reminder.tsx';
import classes from './run-place.module.css';

interface RunPlaceProps {
  readonly run: GoalRun;
  /** True if the goal needs no answer any more. Its form may stay, for what was typed. */
  readonly isGone: boolean;
  /** Shows "Goal 2 of 6" instead of "2 of 5". */
  readonly namesGoal?: boolean;
}

/**
 * Shows the position among the waiting goals, what was saved for the goal before, and a button to skip this
 * one. Renders nothing for a single goal.
 */
export function RunPlace({ run, isGone, namesGoal = false }: RunPlaceProps) {
  const onward = useOnward(run, isGone);
  if (!run.place) return null;
  const { at, of } = run.place;
  return (
    <div className={classes.run}>
      <div className={classes.place}>
        <span role="status">{namesGoal ? placeOfRunWords.goal(at, of) : placeOfRunWords.place(at, of)}</span>
        <Button className={classes.skip} variant="subtle" size="compact-sm" onClick={onward}>
          {runPlaceWords.skip}
        </Button>
      </div>
      <RunFormer run={run} />
    </div>
  );
}

/** Says what was saved for the goal before; a prediction can be changed, and an answer taken back at once. */
export function RunFormer({ run }: { readonly run: GoalRun }) {
  const answer = run.former;
  if (!answer) return null;
  return (
    <div className={classes.former}>
      <p className={classes.saved} role="status">
        <span className={classes.formerTitle}>
          {answer.outcome?.kind === 'predicted' ? `${runWords.saved}${colon} ${answer.title}` : answer.title}
        </span>
        <span className={classes.outcome}>
          <Outcome answer={answer} />
        </span>
        {answer.outcome?.kind === 'predicted' && answer.outcome.says !== undefined ? (
          <span className={classes.says}>{answer.outcome.says}</span>
        ) : null}
      </p>
      <AgainButton run={run} answer={answer} />
    </div>
  );
}

/** Opens a goal again: to change a saved prediction, or after its answer was taken back (goals.36). */
function AgainButton({ run, answer }: { readonly run: GoalRun; readonly answer: RunAnswer }) {
  const { outcome, ...step } = answer;
  const takeBack = useTakingBack();
  const [isBusy, setBusy] = useState(false);
  if (outcome === undefined || outcome.kind === 'gone') return null;
  const isPrediction = outcome.kind === 'predicted';
  const word = isPrediction ? runWords.change : takeBackWords.act;
  const takeBackAndOpen = async () => {
    setBusy(true);
    if (await takeBack(step.goalId)) run.reopen(step);
    setBusy(false);
  };
  return (
    <Button
      className={classes.skip}
      variant="subtle"
      size="compact-sm"
      loading={isBusy}
      aria-label={`${word}${colon} ${step.title}`}
      onClick={() => (isPrediction ? run.open({ ...step, about: outcome.statusId }) : void takeBackAndOpen())}
    >
      {word}
    </Button>
  );
}

interface RunOnProps {
  readonly run: GoalRun;
  /** True if the goal needs no answer any more. */
  readonly isGone: boolean;
}

/** Leads on from a goal without a form: to the next goal, or to the end of the run. */
export function RunOn({ run, isGone }: RunOnProps) {
  const onward = useOnward(run, isGone);
  if (!run.place) return null;
  return <Button onClick={onward}>{run.next ? runPlaceWords.next : runPlaceWords.summary}</Button>;
}

/** Returns the act that leaves this goal without an answer. The goal then counts as waiting, unless it is gone. */
function useOnward(run: GoalRun, isGone: boolean): () => void {
  const { close } = useLayerClose();
  return () => (isGone ? run.goOn({ kind: 'gone' }, close) : run.skip());
}

interface RunSummaryProps {
  readonly run: GoalRun;
  readonly kind: RunKind;
  /** Names the finished act. */
  readonly title: string;
  /** Says how much is left; absent if nothing is. */
  readonly left?: string | undefined;
  /** Says how often the last saved likelihood comes true. */
  readonly says?: string | undefined;
}

/** Shows the end of a run: the outcome of each goal, and the next thing that the person is asked for. */
export function RunSummary({ run, kind, title, left, says }: RunSummaryProps) {
  const { close } = useLayerClose();
  const next = useNextReminder(kind);
  return (
    <>
      <div className={classes.done} role="status">
        <p className={classes.doneTitle}>{title}</p>
        {left === undefined ? null : <p>{left}</p>}
        {says === undefined ? null : <p className={classes.says}>{says}</p>}
      </div>
      <ul className={classes.summary}>
        {run.summary.map((answer) => (
          <li className={classes.row} key={answer.goalId}>
            <span className={classes.title}>{answer.title}</span>
            <span className={classes.outcome}>
              <Outcome answer={answer} />
            </span>
            <AgainButton run={run} answer={answer} />
          </li>
        ))}
      </ul>
      <FormActions>
        <Button
          // Replaces the button when the next reminder arrives, so that the focus goes to the main one.
          key={next ? 'second' : 'main'}
          variant={next ? 'default' : 'filled'}
          onClick={close}
          data-autofocus={next ? undefined : true}
          autoFocus={!next}
        >
          {runPlaceWords.done}
        </Button>
        {next ? <NextReminderButton run={run} {...next} /> : null}
      </FormActions>
    </>
  );
}

function Outcome({ answer: { outcome } }: { readonly answer: RunAnswer }) {
  if (outcome === undefined) return placeOfRunWords.skipped;
  if (outcome.kind === 'gone') return noLongerNeeded;
  if (outcome.kind === 'answered') return outcome.word;
  const { likelihood, quality, before } = outcome;
  return (
    <RatingLine
      likelihood={{ level: likelihood, trend: delta(before?.likelihood ?? null, likelihood) }}
      quality={{ level: quality, trend: delta(before?.quality ?? null, quality) }}
    />
  );
}
