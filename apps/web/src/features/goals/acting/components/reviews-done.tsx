import type { GoalRun } from '../model/next-goal.ts';
import { reviewedGoals, stillWaiting } from '../words.ts';
import { RunSummary } from './run-place.tsx';

/** Shows the end of a run of reviews. */
export function ReviewsDone({ run }: { readonly run: GoalRun }) {
  const skipped = run.summary.filter(({ outcome }) => outcome === undefined).length;
  const answered = run.summary.filter(({ outcome }) => outcome?.kind === 'answered').length;
  return (
    <RunSummary
      run={run}
      kind="review"
      title={answered === 0 ? stillWaiting(skipped) : reviewedGoals(answered)}
      left={answered === 0 ? undefined : stillWaiting(skipped)}
    />
  );
}
