import classes from './load-failure.module.css';
import { loadFailureWords } from './words.ts';

interface LoadFailureProps {
  /** What happened, in one sentence: "The quarters could not be loaded." */
  readonly children: string;
  readonly onRetry: () => void;
}

/**
 * One line under a field or list that could not be loaded completely. Uses spans, because fields put it into
 * a paragraph.
 */
export function LoadFailure({ children, onRetry }: LoadFailureProps) {
  return (
    <span className={classes.failure} role="alert">
      <span>{children}</span>
      <button type="button" className={classes.retry} onClick={onRetry}>
        {loadFailureWords.tryAgain}
      </button>
    </span>
  );
}
