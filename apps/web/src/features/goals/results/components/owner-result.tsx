import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { qualityLabels } from '@bellwether/domain/goals/rating';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { Labelled } from '../../acting/components/goal-summary.tsx';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { resultWords } from '../words.ts';
import classes from './owner-result.module.css';

/** Shows the owner's result to the reviewer. */
export function OwnerResult({ info }: { readonly info: GoalInfo }) {
  const { GoalResult: result, Goal } = info;
  if (!result) return null;
  const quality = ratingOf(result.Quality);
  return (
    <section className={classes.result} aria-label={`Result of ${Goal.User.Name}`}>
      <h4 className={classes.heading}>Result of {Goal.User.Name}</h4>
      <p className={classes.facts}>
        {result.ObjectiveResult === null ? (
          <Tag tone={result.Completed ? 'good' : 'bad'}>
            {result.Completed ? 'Completed: Yes' : 'Completed: No'}
          </Tag>
        ) : (
          <Tag tone="info">{result.ObjectiveResult} %</Tag>
        )}
        {quality === null ? null : (
          <RatingBadge of="quality" level={quality} word={qualityLabels[quality]} prefix="Quality" />
        )}
      </p>
      <Labelled label={resultWords.outcome} text={result.Outcome} />
    </section>
  );
}
