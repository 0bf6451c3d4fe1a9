import { offByPoints, points } from '../model/points.ts';
import { knowWords } from '../words.ts';
import classes from './know-tab.module.css';

interface SplitFiguresProps {
  readonly Reliability: number | null;
  readonly Resolution: number | null;
}

/** Explains the score: how far the words are off, and how well they tell goals apart (insight.8). */
export function SplitFigures({ Reliability, Resolution }: SplitFiguresProps) {
  if (Reliability === null || Resolution === null)
    return <p className={classes.quiet}>{knowWords.splitTooFew}</p>;
  return (
    <dl className={classes.split}>
      <div>
        <dt>{knowWords.offBy}</dt>
        <dd className={classes.figureText}>{knowWords.points(offByPoints(Reliability))}</dd>
        <dd className={classes.hint}>{knowWords.offByHint}</dd>
      </div>
      <div>
        <dt>{knowWords.apart}</dt>
        <dd className={classes.figureText}>{knowWords.points(points(Math.sqrt(Resolution)))}</dd>
        <dd className={classes.hint}>{knowWords.apartHint}</dd>
      </div>
    </dl>
  );
}
