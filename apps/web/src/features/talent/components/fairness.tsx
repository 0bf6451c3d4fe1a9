import type { TalentSettings } from '@bellwether/contract/talent/labels';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { useQuery } from '@tanstack/react-query';
import { distributionQuery } from '../api.ts';
import { levelColour } from '../model/level-colour.ts';
import { fairnessWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

interface FairnessProps {
  readonly periodId: number;
  /** A cycle of its own; absent: the quarter's default cycle. */
  readonly cycleId: number | undefined;
  readonly axis: 'Primary' | 'Secondary';
  readonly settings: TalentSettings;
}

/**
 * Compares the reviewer's ratings of the quarter or the cycle with the ratings of completed appraisals by others; nobody is named.
 */
export function Fairness({ periodId, cycleId, axis, settings }: FairnessProps) {
  const { data } = useQuery(distributionQuery(periodId, cycleId));
  // Without data there is nothing to compare. The form works without the comparison.
  if (!data || data.Own.Count === 0) return null;
  const labels = settings[`${axis}Labels`].map(({ Label }) => Label);
  const rows = [
    { name: fairnessWords.yours, counts: data.Own[axis] },
    ...(data.Others ? [{ name: fairnessWords.others, counts: data.Others[axis] }] : []),
  ];
  return (
    <div>
      <div className={classes.fairness}>
        {rows.map(({ name, counts }) => (
          <Shares key={name} name={name} counts={counts} labels={labels} />
        ))}
      </div>
      {data.Others ? null : <p className={classes.quiet}>{fairnessWords.tooFew}</p>}
    </div>
  );
}

interface SharesProps {
  readonly name: string;
  /** The number of appraisals at each level, the lowest level first. */
  readonly counts: readonly number[];
  readonly labels: readonly string[];
}

function Shares({ name, counts, labels }: SharesProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const words = counts
    .flatMap((count, level) => (count > 0 ? [`${count} ${labels[level] ?? level}`] : []))
    .join(', ');
  return (
    <>
      <span>{name}</span>
      <span className={classes.shares} role="img" aria-label={`${name}${colon} ${words}`} title={words}>
        {counts.map((count, level) =>
          count > 0 ? (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level
              key={level}
              className={classes.share}
              data-level={levelColour(level, counts.length)}
              style={{ flexGrow: count }}
            />
          ) : null,
        )}
      </span>
      <span className={classes.quiet} data-figures="">
        {total}
      </span>
    </>
  );
}
