import type { ListedAppraisal } from '@bellwether/contract/talent/appraisal';
import { IconAlertTriangle } from '#ui/marks/icons.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { axes } from '../model/rating-labels.ts';
import { closingWords } from '../words.appraisal.ts';
import { stageLabels, talentWords, teamWords } from '../words.ts';
import classes from './appraisal-marks.module.css';

/**
 * Shows the ratings in the words of the appraisal, and their colour. Renders nothing if the viewer may not see the
 * ratings.
 */
export function RatingsMark({ of }: { readonly of: Pick<ListedAppraisal, 'RatingLabels' | 'Colour'> }) {
  const { RatingLabels: labels } = of;
  if (!labels) return null;
  return (
    <span className={classes.ratings} data-level={of.Colour ?? 'none'}>
      <span className={classes.dot} aria-hidden="true" />
      {axes.flatMap((axis) => labels[axis] ?? []).join(' · ')}
    </span>
  );
}

/** Shows the status of an appraisal, its progress, and whether it is overdue (talent.15). */
export function StatusMark({
  of,
}: {
  readonly of: Pick<ListedAppraisal, 'State' | 'Progress' | 'IsOverdue' | 'IsUnsigned'>;
}) {
  return (
    <span className={classes.status}>
      <span className={classes.word}>{stageLabels[of.State]}</span>
      {of.State === 'none' ? null : (
        <>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${of.Progress}%` }} />
          </span>
          <span className={classes.percent} data-figures="">
            {teamWords.percent(of.Progress)}
          </span>
        </>
      )}
      {of.IsUnsigned ? <Tag>{closingWords.mark}</Tag> : null}
      {of.IsOverdue ? (
        <Tag tone="bad" icon={<IconAlertTriangle size={12} aria-hidden="true" />}>
          {talentWords.overdue}
        </Tag>
      ) : null}
    </span>
  );
}
