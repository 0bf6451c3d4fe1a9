import type { ListedSelfReview } from '@bellwether/contract/talent/self-review';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { selfReviewLink } from '#platform/links.ts';
import { shownDay } from '#ui/data/shown.ts';
import classes from '../../components/period-list.module.css';
import { ownSelfReviewsQuery } from '../api.ts';
import { selfReviewWords } from '../words.ts';
import own from './self-review.module.css';

/** Lists the viewer's self reviews above their appraisals. Renders nothing without any. */
export function OwnSelfReviews() {
  const { data } = useQuery(ownSelfReviewsQuery);
  const reviews = data?.data ?? [];
  if (reviews.length === 0) return null;
  return (
    <section className={classes.owed} aria-labelledby="self-reviews">
      <h2 className={classes.title} id="self-reviews">
        {selfReviewWords.own}
      </h2>
      <ul className={classes.people}>
        {reviews.map((review) => (
          <li className={own.row} key={review.CycleId}>
            <div>
              <p className={classes.name}>{review.CycleName}</p>
              <p className={classes.quiet}>
                {selfReviewWords.states[review.State]} · {whenOf(review)}
              </p>
            </div>
            {review.Write === 'not_open' ? null : <OpenButton review={review} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf({ Write, OpensOn, DueOn }: ListedSelfReview): string {
  return Write === 'not_open'
    ? selfReviewWords.opensOn(shownDay(OpensOn))
    : selfReviewWords.due(shownDay(DueOn));
}

function OpenButton({ review }: { readonly review: ListedSelfReview }) {
  const { CycleId, CycleName, State, Write } = review;
  const act =
    Write === true
      ? State === 'none'
        ? selfReviewWords.write
        : selfReviewWords.continue
      : selfReviewWords.read;
  return (
    <Button
      variant={Write === true ? 'filled' : 'default'}
      size="sm"
      aria-label={selfReviewWords.openOf(act, CycleName)}
      renderRoot={(props) => <Link {...props} {...selfReviewLink(CycleId)} />}
    >
      {act}
    </Button>
  );
}
