import type { ListedGoal } from '@bellwether/contract/goals/goal';
import { likelihoodLabels, qualityLabels } from '@bellwether/domain/goals/rating';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { RatingBadge } from '#ui/marks/rating-badge.tsx';
import { TrendArrow } from '#ui/marks/trend-arrow.tsx';
import { ratingOf } from '../model/goal-badges.ts';
import { deltaWords } from '../words.ts';
import classes from './rating-words.module.css';

/**
 * Shows likelihood and quality of the most recent prediction, each with its direction; or that none exists.
 */
export function RatingWords({ status }: { readonly status: ListedGoal['MostRecentGoalStatus'] }) {
  const likelihood = ratingOf(status?.Likelihood);
  const quality = ratingOf(status?.Quality);
  if (!status || likelihood === null || quality === null) {
    return <span className={classes.none}>No prediction yet</span>;
  }
  return (
    <span className={classes.words}>
      <span className={classes.pair} title="Likelihood">
        <VisuallyHidden>Likelihood: </VisuallyHidden>
        <RatingBadge level={likelihood} word={likelihoodLabels[likelihood]} />
        <Direction of="Likelihood" delta={status.LikelihoodDelta} />
      </span>
      <span className={classes.pair} title="Quality">
        <VisuallyHidden>Quality: </VisuallyHidden>
        <RatingBadge of="quality" level={quality} word={qualityLabels[quality]} />
        <Direction of="Quality" delta={status.QualityDelta} />
      </span>
    </span>
  );
}

type Delta = NonNullable<ListedGoal['MostRecentGoalStatus']>['LikelihoodDelta'];

function Direction({ of, delta }: { readonly of: string; readonly delta: Delta }) {
  // Most ratings are unchanged, so an arrow for them on every card would mean nothing.
  if (delta === null || delta === 'same') return null;
  return <TrendArrow trend={delta} label={`${of} ${deltaWords[delta]}`} size={14} />;
}
