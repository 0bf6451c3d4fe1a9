import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { levelColour } from '../model/level-colour.ts';
import { axes } from '../model/rating-labels.ts';
import { appraisalWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';

/** Shows the ratings in the words of this appraisal, or the reason why there are none (talent.4). */
export function AppraisalRatings({ appraisal }: { readonly appraisal: Appraisal }) {
  const { Profile } = useSession();
  const { RatingWords: words } = appraisal;
  const isPrivate = appraisal.UserId === Profile.Id && !appraisal.isShare;
  if (isPrivate) return <Notice tone="info">{appraisalWords.privateRatings}</Notice>;
  // People who may read the text may read the ratings, too. Only ratings on a former scale are missing here.
  if (!words || appraisal.PrimaryRating === undefined)
    return <Notice tone="warn">{appraisalWords.scaleChanged}</Notice>;
  return (
    <>
      <div className={classes.ratings}>
        {axes.map((axis) => {
          const of = words[axis];
          const level = appraisal[`${axis}Rating`];
          if (!of || typeof level !== 'number') return null;
          return (
            <div className={classes.rating} key={axis}>
              <span className={classes.quiet}>{of.Name}</span>
              <span className={classes.ratingWord} data-level={levelColour(level, of.Levels)}>
                <span className={classes.dot} aria-hidden="true" />
                {of.Label}
              </span>
              <span className={classes.quiet}>{of.Description}</span>
            </div>
          );
        })}
      </div>
      {appraisal.UserId === Profile.Id ? null : (
        <p className={classes.who}>
          {appraisal.isShare ? appraisalWords.employeeSees : appraisalWords.employeeSeesNot}
        </p>
      )}
    </>
  );
}
