import { likelihoodLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import type { ReactNode } from 'react';
import { distributionTexts } from '../words.detail.ts';
import { distributionBarWords } from '../words.ts';
import classes from './distribution-bar.module.css';

interface DistributionBarProps {
  /** How many goals have each level, 0 to 4. */
  readonly counts: readonly number[];
  readonly unpredicted: number;
  /** Low, without a legend: the bar's name has the numbers. */
  readonly isMini?: boolean;
  /** Draws an entry of the legend, for example as a link to these goals. */
  readonly renderEntry?: (level: Rating, words: ReactNode) => ReactNode;
}

/** Shows how many goals have each likelihood: one bar of up to five steps, and one without a prediction. */
export function DistributionBar({ counts, unpredicted, isMini = false, renderEntry }: DistributionBarProps) {
  const steps = ratings
    .map((level) => ({ level, count: counts[level] ?? 0 }))
    .filter(({ count }) => count > 0)
    .reverse();
  return (
    <div className={classes.frame}>
      <div
        className={classes.bar}
        data-mini={isMini || undefined}
        {...(isMini
          ? { role: 'img', 'aria-label': distributionWords(counts, unpredicted) }
          : { 'aria-hidden': true })}
      >
        {steps.map(({ level, count }) => (
          <span key={level} className={classes.step} data-level={level} style={{ flexGrow: count }} />
        ))}
        {unpredicted > 0 ? (
          <span className={classes.step} data-level="none" style={{ flexGrow: unpredicted }} />
        ) : null}
      </div>
      {isMini ? null : (
        <ul className={classes.legend} aria-label={distributionBarWords.goalsByLikelihood}>
          {steps.map(({ level, count }) => {
            const words = (
              <>
                <span className={classes.key} data-level={level} aria-hidden="true" />
                {likelihoodLabels[level]} <b>{count}</b>
              </>
            );
            return <li key={level}>{renderEntry ? renderEntry(level, words) : words}</li>;
          })}
          {unpredicted > 0 ? (
            <li>
              <span className={classes.key} data-level="none" aria-hidden="true" />
              {distributionTexts.noPredictionYet} <b>{unpredicted}</b>
            </li>
          ) : null}
        </ul>
      )}
    </div>
  );
}

/** Returns "3 Very likely, 1 Not sure, 1 without a prediction". */
export function distributionWords(counts: readonly number[], unpredicted: number): string {
  const parts = ratings
    .filter((level) => (counts[level] ?? 0) > 0)
    .map((level) => `${counts[level]} ${likelihoodLabels[level]}`)
    .reverse();
  if (unpredicted > 0) parts.push(distributionTexts.without(unpredicted));
  return parts.length > 0 ? parts.join(', ') : distributionTexts.none;
}
