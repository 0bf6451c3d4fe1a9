import { Button } from '@mantine/core';
import { FormActions } from '#ui/form/form-actions.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import type { GoalRun, RunOutcome } from '../model/next-goal.ts';
import { nothingToAnswer } from '../words.ts';
import classes from './run-place.module.css';

interface RunPlaceProps {
  readonly run: GoalRun;
  /** "Goal" gives "Goal 2 of 6"; absent gives "2 of 5". */
  readonly noun?: string;
}

/**
 * Shows the position among the waiting goals, and a button to skip this one. Renders nothing for a single
 * goal.
 */
export function RunPlace({ run, noun }: RunPlaceProps) {
  if (!run.place) return null;
  const place = `${run.place.at} of ${run.place.of}`;
  return (
    <div className={classes.place}>
      <span role="status">{noun ? `${noun} ${place}` : place}</span>
      <Button className={classes.skip} variant="subtle" size="compact-sm" onClick={run.skip}>
        Skip
      </Button>
    </div>
  );
}

/** Shows the link from a goal that no longer needs an answer to the next goal. */
export function RunOn({ run }: { readonly run: GoalRun }) {
  const { close } = useLayerClose();
  if (!run.next) return null;
  return <Button onClick={() => run.goOn({ kind: 'answered', word: nothingToAnswer }, close)}>Next</Button>;
}

interface RunSummaryProps {
  readonly run: GoalRun;
  /** Returns the title if `skipped` goals are left. */
  readonly title: (skipped: number) => string;
}

/** Shows the end of a run: the outcome of each goal. */
export function RunSummary({ run, title }: RunSummaryProps) {
  const { close } = useLayerClose();
  const skipped = run.summary.filter((step) => step.outcome === undefined).length;
  return (
    <>
      <p className={classes.done} role="status">
        {title(skipped)}
      </p>
      <ul className={classes.summary}>
        {run.summary.map((step) => (
          <li className={classes.row} key={step.goalId}>
            <span className={classes.title}>{step.title}</span>
            <span className={classes.outcome}>
              <Outcome outcome={step.outcome} />
            </span>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button onClick={close} data-autofocus autoFocus>
          Done
        </Button>
      </FormActions>
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: RunOutcome | undefined }) {
  if (outcome === undefined) return 'Skipped';
  if (outcome.kind === 'answered') return outcome.word;
  return (
    <RatingLine
      likelihood={{ level: outcome.likelihood, trend: null }}
      quality={{ level: outcome.quality, trend: null }}
    />
  );
}
