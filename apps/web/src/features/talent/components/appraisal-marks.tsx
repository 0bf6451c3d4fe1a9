import type { ListedAppraisal } from '@bellwether/contract/talent/appraisal';
import type { TalentSettings } from '@bellwether/contract/talent/labels';
import { IconAlertTriangle } from '#ui/marks/icons.ts';
import { Tag } from '#ui/marks/tag.tsx';
import { ratingWords } from '../model/rating-labels.ts';
import { stageLabels, talentWords, teamWords } from '../words.ts';
import classes from './appraisal-marks.module.css';

interface RatingsMarkProps {
  readonly of: Pick<ListedAppraisal, 'PrimaryRating' | 'SecondaryRating' | 'TertiaryRating' | 'Colour'>;
  /** Absent while the words are loading. */
  readonly settings: TalentSettings | undefined;
}

/** Shows the ratings in the company's words and colours. Renders nothing if the viewer may not see the ratings. */
export function RatingsMark({ of, settings }: RatingsMarkProps) {
  if (of.PrimaryRating === undefined || !settings) return null;
  return (
    <span className={classes.ratings} data-level={of.Colour ?? 'none'}>
      <span className={classes.dot} aria-hidden="true" />
      {ratingWords(of, settings)}
    </span>
  );
}

/** Shows the status of an appraisal, its progress, and whether it is overdue (2-people §4). */
export function StatusMark({
  of,
}: {
  readonly of: Pick<ListedAppraisal, 'State' | 'Progress' | 'IsOverdue'>;
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
      {of.IsOverdue ? (
        <Tag tone="bad" icon={<IconAlertTriangle size={12} aria-hidden="true" />}>
          {talentWords.overdue}
        </Tag>
      ) : null}
    </span>
  );
}
