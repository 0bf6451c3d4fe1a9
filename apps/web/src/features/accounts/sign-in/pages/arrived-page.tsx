import { useLoaderData } from '@tanstack/react-router';
import { useBrand } from '#features/tenant/door.ts';
import { pages } from '#pages';
import { useTitle } from '#ui/layout/page.tsx';
import { SignedOutFrame } from '../../components/signed-out-frame.tsx';
import classes from '../components/provider-ways.module.css';
import { arrivedPageWords } from '../words.arrival.ts';

/** Shows the end of a proof or a trial, in a window of its own. A sign-in leads on before this page shows. */
export function ArrivedPage() {
  const brand = useBrand();
  const result = useLoaderData({ from: '/signed-out/v3/arrived' });
  const isTrial = result?.kind === 'tried';
  const title = isTrial ? arrivedPageWords.tried : pages.arrived.title;
  useTitle(title);
  return (
    <SignedOutFrame brand={brand} title={title}>
      {isTrial ? (
        <>
          <p>{result.trial.Outcome}</p>
          <p>{arrivedPageWords.nobody}</p>
          <dl className={classes.claims}>
            {result.trial.Claims.map(({ Name, Value }) => (
              <div key={Name} className={classes.claim}>
                <dt>{Name}</dt>
                <dd>{Value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>{arrivedPageWords.proved}</p>
      )}
    </SignedOutFrame>
  );
}
