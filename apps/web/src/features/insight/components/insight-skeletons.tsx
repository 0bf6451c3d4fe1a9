import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { insightSkeletonsWords } from '../words.ts';
import classes from './insight-skeletons.module.css';

/** Shows empty cards in the shape of the list. */
export function CardsSkeleton({ cards = 5 }: { readonly cards?: number }) {
  return (
    <div role="status" aria-label={insightSkeletonsWords.loading} className={classes.cards}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
        <div className={classes.card} key={card}>
          <SkeletonBar width={`${58 - ((card * 11) % 24)}%`} height={16} />
          <SkeletonBar width="34%" height={12} />
          <SkeletonBar width={`${72 - ((card * 7) % 20)}%`} />
          <SkeletonBar width="240px" height={28} />
        </div>
      ))}
    </div>
  );
}

/** Shows a large empty number with its bar, and an empty picture below. */
export function ForecastSkeleton() {
  return (
    <div role="status" aria-label={insightSkeletonsWords.loading} className={classes.forecast}>
      <SkeletonBar width="220px" height={44} />
      <SkeletonBar width="60%" />
      <SkeletonBar height={24} />
      <SkeletonBar height={150} />
    </div>
  );
}
