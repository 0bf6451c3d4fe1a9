import type { SelfReview } from '@bellwether/contract/talent/self-review';
import { useQuery } from '@tanstack/react-query';
import { shownDayAt } from '#ui/data/shown.ts';
import classes from '../../components/appraisal.module.css';
import { selfReviewQuery } from '../api.ts';
import { selfReviewWords } from '../words.ts';
import own from './self-review.module.css';

/** What somebody wrote about themselves, to read. */
export function SelfReviewAnswers({ review }: { readonly review: SelfReview }) {
  return (
    <dl className={own.answers}>
      {review.Questions.map(({ Id, Question, Answer }) => (
        <div key={Id}>
          <dt>{Question}</dt>
          <dd data-empty={Answer === '' || undefined}>{Answer || selfReviewWords.noAnswer}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SelfReviewPartProps {
  readonly cycleId: number;
  readonly personId: number;
}

/**
 * Shows the handed in self review beside an appraisal. Only for readers to whom a reply said that there is one: the server
 * refuses every other request with 404 (talent.20).
 */
export function SelfReviewPart({ cycleId, personId }: SelfReviewPartProps) {
  const { data } = useQuery(selfReviewQuery(cycleId, personId));
  if (data?.State !== 'handed_in') return null;
  const title = selfReviewWords.of(data.User.Name);
  return (
    <section className={classes.part} aria-label={title}>
      <h2>{title}</h2>
      {data.HandedInAt === null ? null : (
        <p className={classes.quiet}>{selfReviewWords.handedInOn(shownDayAt(Date.parse(data.HandedInAt)))}</p>
      )}
      <SelfReviewAnswers review={data} />
    </section>
  );
}
