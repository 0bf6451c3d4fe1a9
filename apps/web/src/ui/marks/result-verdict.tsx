import { GoalMark } from './goal-mark.tsx';
import { RatingLine } from './rating-line.tsx';
import type { ResultMark } from './rating-words.ts';
import classes from './result-verdict.module.css';

/** Shows a result as a mark and as text. Only the owner's result has a quality. */
export function ResultVerdict({ result }: { readonly result: ResultMark }) {
  return (
    <div className={classes.verdict}>
      <GoalMark likelihood={null} quality={null} result={result} isDecorative />
      <RatingLine likelihood={null} quality={null} result={result} />
    </div>
  );
}
