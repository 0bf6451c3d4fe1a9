import { useQuery } from '@tanstack/react-query';
import { isAbsent, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { badNewsQuery } from '../../api.ts';
import { badNewsSentences, knowWords, tooFewSentence } from '../words.ts';
import classes from './know-tab.module.css';

/** Shows how long before the quarter's end a group's misses were known (insight.9). */
export function BadNews({ group }: { readonly group: string }) {
  const { data, error, refetch } = useQuery(badNewsQuery(group));
  if (isAbsent(error)) return null;
  return (
    <section className={classes.section} aria-labelledby="insight-bad-news">
      <h2 className={classes.title} id="insight-bad-news">
        {knowWords.badNews}
      </h2>
      {data ? (
        data.TooFew ? (
          <p className={classes.quiet}>{tooFewSentence(data, 'missed')}</p>
        ) : (
          badNewsSentences(data).map((sentence, place) => (
            <p key={sentence} className={place === 0 ? classes.lead : undefined}>
              {sentence}
            </p>
          ))
        )
      ) : error ? (
        <ErrorPanel
          inset
          title={knowWords.badNewsFailed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonBar width="80%" />
      )}
    </section>
  );
}
