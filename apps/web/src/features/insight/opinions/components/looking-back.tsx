import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { lookingQuery } from '../../api.ts';
import classes from '../../calibration/components/know-tab.module.css';
import { knowWords, lookingSentences } from '../../calibration/words.ts';

/** Shows the outcome of the goals that this manager talked about. Only the manager sees it (insight.12). */
export function LookingBack() {
  const { Profile } = useSession();
  const leads = Profile.RoleName === 'ceo' || Profile.RoleName === 'manager';
  const { data, isError, refetch } = useQuery({ ...lookingQuery, enabled: leads });
  if (!leads || (!data && !isError)) return null;
  return (
    <section className={classes.section} aria-labelledby="insight-looking">
      <h2 className={classes.title} id="insight-looking">
        {knowWords.looking}
      </h2>
      {data ? (
        <>
          {lookingSentences(data).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className={classes.quiet}>{knowWords.onlyYou}</p>
        </>
      ) : (
        <LoadFailure onRetry={() => void refetch()}>{knowWords.lookingFailed}</LoadFailure>
      )}
    </section>
  );
}
