import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ResultVerdict } from '#ui/marks/result-verdict.tsx';
import { Labelled } from '../../acting/components/goal-summary.tsx';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { ownerResultWords, resultWords } from '../words.ts';
import classes from './owner-result.module.css';

/** Shows the owner's result to the reviewer. */
export function OwnerResult({ info }: { readonly info: GoalInfo }) {
  const { GoalResult: result, Goal } = info;
  if (!result) return null;
  const quality = ratingOf(result.Quality);
  return (
    <section className={classes.result} aria-label={ownerResultWords.resultOf(Goal.User.Name)}>
      <h4 className={classes.heading}>{ownerResultWords.resultOf(Goal.User.Name)}</h4>
      <ResultVerdict result={{ completed: result.Completed, percent: result.ObjectiveResult, quality }} />
      <Labelled label={resultWords.outcome} text={result.Outcome} />
    </section>
  );
}
